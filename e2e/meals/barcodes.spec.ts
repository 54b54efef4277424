import { addButton, food, freshBarcode, portion, result, searchField } from '../support/foods.ts';
import { mealRow, openAddFood, openTracker, storedMeals } from '../support/meals.ts';
import { answering, FIGURES, openFoodFacts, product } from '../support/open-food-facts.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, refused, test } from '../support/test.ts';

const EAN = freshBarcode();

test.describe('barcodes', () => {
  test.use({ allowConsole: refused(404, 500) });

  test('R-967 a barcode that is typed: refused, unknown, unavailable, found there and then found here', async ({
    page,
    request,
  }) => {
    const somebody = await openTracker(page, request);
    const off = await openFoodFacts(page, answering({ status: 0 }));
    const asked: string[] = [];
    page.on('request', (call) => call.url().includes('/foods/barcode/') && asked.push(call.url()));
    let dialog = await openAddFood(page);
    await dialog.getByRole('button', { name: 'Barcode' }).click();
    const field = dialog.getByLabel('Barcode number');
    await expect(field).toBeFocused();
    await page.keyboard.type('4006381333932');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('This is not a barcode');
    expect(asked).toEqual([]);
    await field.fill(`${EAN.slice(0, 1)} ${EAN.slice(1, 7)}-${EAN.slice(7)}`);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('No product with this barcode was found.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create Custom Food' })).toBeVisible();
    expect(asked.map((url) => url.split('/').at(-1))).toEqual([EAN]);
    const { pathname, searchParams } = off.asked[0]?.url ?? new URL('about:blank');
    expect(pathname).toBe(`/api/v2/product/${EAN}`);
    expect(Object.fromEntries(searchParams)).toEqual({
      fields: 'code,product_name,brands,nutriments,image_url,_id',
      app_name: 'FitArc',
    });
    await expectAccessible(page, '[role=dialog]');
    off.reply((route) => route.abort('connectionrefused'));
    await dialog.getByRole('button', { name: 'Look Up' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The barcode could not be looked up');
    await stub(page, '/foods/barcode/*', { status: 500, json: { message: 'The disk is full' } });
    await dialog.getByRole('button', { name: 'Look Up' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The disk is full');
    await page.unroute('**/api/foods/barcode/*');

    const nutriments = { energy_100g: 1590, 'energy-kcal_100g': 380, ...FIGURES };
    const found = product('Crispbread', nutriments, { code: EAN, brands: 'Acme, Other' });
    off.reply(answering({ status: 1, product: found }));
    await dialog.getByRole('button', { name: 'Look Up' }).click();
    await expect(result(dialog, /^Crispbread Acme/)).toBeVisible();
    const remembered = page.waitForResponse((call) => call.url().endsWith('/api/foods/products'));
    await addButton(dialog).click();
    expect((await remembered).status()).toBe(201);
    await expect(mealRow(page, /^Crispbread/)).toContainText('380');
    expect(await storedMeals(request, somebody)).toHaveLength(1);

    // From now on our own server knows it, and a barcode is known for one among the words, too.
    off.reply(() => Promise.reject(new Error('Open Food Facts must not be asked')));
    dialog = await openAddFood(page);
    await searchField(dialog).fill(EAN);
    await expect(field).toHaveValue(EAN);
    await expect(result(dialog, /^Crispbread/)).toContainText('Open food data');
    await expect(portion(dialog)).toHaveValue('100');
  });

  test('R-968 a camera reads a barcode where the browser can, lets go of it, and says so when it may not', async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => {
      const stream = document.createElement('canvas').captureStream();
      const state = { refused: true, stopped: 0 };
      Object.assign(window, { cameraState: state });
      for (const track of stream.getTracks()) track.stop = () => state.stopped++;
      Object.defineProperty(navigator, 'mediaDevices', {
        value: {
          getUserMedia: () =>
            state.refused
              ? Promise.reject(new DOMException('no', 'NotAllowedError'))
              : Promise.resolve(stream),
        },
      });
      HTMLMediaElement.prototype.play = () => Promise.resolve();
      Object.assign(window, {
        BarcodeDetector: class {
          detect = () => Promise.resolve([{ rawValue: 'https://x.test' }, { rawValue: '4006381333931' }]);
        },
      });
    });
    await openTracker(page, request);
    await stub(page, '/foods/barcode/*', { json: food('Scanned') });
    const dialog = await openAddFood(page);
    await dialog.getByRole('button', { name: 'Barcode' }).click();
    const scan = dialog.getByRole('button', { name: 'Scan with the Camera' });
    await scan.click();
    await expect(dialog.getByRole('alert')).toContainText('FitArc is not allowed to use the camera.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.evaluate(() => {
      (window as unknown as { cameraState: { refused: boolean } }).cameraState.refused = false;
    });
    await scan.click();
    await expect(result(dialog, /^Scanned/)).toBeVisible();
    const stopped = await page.evaluate(
      () => (window as unknown as { cameraState: { stopped: number } }).cameraState.stopped,
    );
    expect(stopped).toBeGreaterThan(0);
  });

  test('R-969 a camera reads a barcode where the browser has no detector of its own', async ({
    page,
    request,
  }) => {
    const code = freshBarcode();
    await page.addInitScript((digits) => {
      Reflect.deleteProperty(window, 'BarcodeDetector');
      const LEFT = [
        '0001101',
        '0011001',
        '0010011',
        '0111101',
        '0100011',
        '0110001',
        '0101111',
        '0111011',
        '0110111',
        '0001011',
      ];
      const PARITY = [
        'LLLLLL',
        'LLGLGG',
        'LLGGLG',
        'LLGGGL',
        'LGLLGG',
        'LGGLLG',
        'LGGGLL',
        'LGLGLG',
        'LGLGGL',
        'LGGLGL',
      ];
      const inverted = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
      const [first = 0, ...rest] = [...digits].map(Number);
      const left = rest.slice(0, 6).map((digit, at) => {
        const bits = LEFT[digit] ?? '';
        return PARITY[first]?.[at] === 'L' ? bits : [...inverted(bits)].reverse().join('');
      });
      const right = rest.slice(6).map((digit) => inverted(LEFT[digit] ?? ''));
      const bars = `101${left.join('')}01010${right.join('')}101`;
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 360;
      const draw = () => {
        const pen = canvas.getContext('2d');
        if (!pen) return;
        pen.fillStyle = '#fff';
        pen.fillRect(0, 0, canvas.width, canvas.height);
        pen.fillStyle = '#000';
        for (const [at, bit] of [...bars].entries()) if (bit === '1') pen.fillRect(130 + at * 4, 80, 4, 200);
        requestAnimationFrame(draw);
      };
      draw();
      const stream = canvas.captureStream(10);
      Object.defineProperty(navigator, 'mediaDevices', {
        value: { getUserMedia: () => Promise.resolve(stream) },
      });
    }, code);
    await openTracker(page, request);
    const asked = page.waitForRequest((call) => call.url().includes('/api/foods/barcode/'));
    await stub(page, '/foods/barcode/*', { json: food('Scanned') });
    const loaded: string[] = [];
    page.on('request', (call) => /wasm|barcode\.worker/.test(call.url()) && loaded.push(call.url()));
    await page.getByRole('button', { name: 'Scan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Food' });
    expect(loaded).toEqual([]);
    await dialog.getByRole('button', { name: 'Scan with the Camera' }).click();
    expect((await asked).url()).toContain(code);
    await expect(result(dialog, /^Scanned/)).toBeVisible();
    expect(loaded.some((url) => url.endsWith('.wasm'))).toBe(true);
  });
});
