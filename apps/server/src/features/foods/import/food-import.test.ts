import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { namesOf } from '../../../../test/exercises.ts';
import { foodsOf, newBarcode, productBody } from '../../../../test/foods.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { importFoods } from './food-import.service.ts';
import { importReport, isUnusable, progressLine } from './import-report.service.ts';

const t = await startTestApp();
const ada = foodsOf(t, await t.cast.ada());
const folder = await mkdtemp(join(tmpdir(), 'fitarc-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, `products-${++files}`);
  await writeFile(path, content);
  return path;
}
const run = (path: string, options: Parameters<typeof importFoods>[3] = {}) =>
  importFoods(t.auth.db, t.clock, path, options);
const search = async (typed: string) => (await ada.search(typed)).list;
const line = (name: string, code = newBarcode(), more: object = {}) =>
  JSON.stringify({
    code,
    product_name: name,
    brands: 'Importa',
    nutriments: {
      'energy-kcal_100g': 250,
      energy_100g: 1046,
      proteins_100g: 1,
      carbohydrates_100g: 60,
      fat_100g: 0.5,
    },
    image_url: 'https://images.openfoodfacts.org/images/1.jpg',
    ...more,
  });
const many = (count: number, word: string) =>
  Array.from({ length: count }, (_, n) => line(`${word} ${n}`)).join('\n');

describe('an import', () => {
  it('takes products over, which are then found by words and barcode (R-978)', async () => {
    const code = newBarcode();
    const result = await run(await fileOf(`${line('Rosehip jam', code)}\n`));
    expect(result).toMatchObject({ ended: 'done', lines: 1, taken: 1, unchanged: 0, skipped: 0, refused: 0 });
    const food = {
      name: 'Rosehip jam',
      brand: 'Importa',
      source: 'product',
      calories: 250,
      carbs: 60,
      barcode: code,
    };
    expect(await search('rosehip')).toEqual([expect.objectContaining(food)]);
    expect(await search('rosehpi')).toHaveLength(1);
    expect((await ada.barcode(code)).body).toMatchObject(food);
  });

  it('reads gzip and columns, whatever the file is called', async () => {
    const columns =
      'code\tproduct_name\tbrands\tenergy-kcal_100g\tenergy-kj_100g\tenergy_100g\tproteins_100g';
    const rows = `${newBarcode()}\tMedlar jelly\tImporta\t\t1046\t1046\t0.4`;
    expect(await run(await fileOf(gzipSync(`${columns}\n${rows}\n`)))).toMatchObject({
      taken: 1,
      refused: 0,
    });
    expect(await search('medlar')).toEqual([
      expect.objectContaining({ calories: 250, protein: 0.4, carbs: null }),
    ]);
    const quoted = `code,product_name,energy_100g,energy-kcal_100g\n${newBarcode()},"Sloe, ""wild""",1046,250\n`;
    expect(await run(await fileOf(quoted))).toMatchObject({ taken: 1 });
    expect(namesOf(await search('sloe'))).toEqual(['Sloe, "wild"']);
  });

  it('counts bad lines and tells the first ten, and skips what is no use (R-981)', async () => {
    const text = [
      line('Good one'),
      ...Array(12).fill('{broken'),
      '',
      line('', newBarcode()),
      line('Good two'),
    ].join('\n');
    const result = await run(await fileOf(text));
    expect(result).toMatchObject({ lines: 16, taken: 2, skipped: 1, refused: 12 });
    expect(result.badLines).toHaveLength(10);
    expect(result.badLines[0]).toBe('line 2 is not JSON');
    expect(importReport(result)).toEqual([
      ...result.badLines.map((bad) => `  ${bad}`),
      '  …',
      '16 lines, 2 taken, 0 unchanged, 1 skipped, 12 bad.',
    ]);
    expect(isUnusable(result)).toBe(false);
  });

  it('does nothing twice: the same file is known, and read once more it changes nothing (R-979)', async () => {
    const path = await fileOf(
      `${many(1500, 'Twofold')}\n${line('Twofold last', '20001111')}\n${line('Twofold last', '20001111')}`,
    );
    expect(await run(path)).toMatchObject({ ended: 'done', lines: 1502, taken: 1501, unchanged: 1 });
    const rows = () => t.sql("select * from foods where search_text like 'twofold%' order by id");
    const before = await rows();
    expect(importReport(await run(path)).at(-1)).toBe(
      'This file was already imported. Add --again to import it again.',
    );
    expect(await run(path, { again: true })).toMatchObject({
      ended: 'done',
      lines: 1502,
      taken: 0,
      unchanged: 1502,
    });
    expect(await rows()).toEqual(before);
  });

  it('corrects what is known, also what a member had remembered', async () => {
    const { body } = await ada.remember(productBody({ name: 'Remembred wrong' }));
    const text = line('Remembered right', String(body.barcode));
    expect(await run(await fileOf(text))).toMatchObject({ taken: 1 });
    expect((await ada.barcode(String(body.barcode))).body).toMatchObject({
      food_id: body.food_id,
      name: 'Remembered right',
    });
    expect(namesOf(await search('remembered right'))).toEqual(['Remembered right']);
  });

  it('goes on where it ended, with the place and the products of a batch together (R-980)', async () => {
    const path = await fileOf(many(3500, 'Resumed'));
    const count = async () =>
      (await t.sql("select count(*)::int from foods where search_text like 'resumed%'"))[0]?.count;
    let batches = 0;
    const afterBatch = () => {
      if (++batches === 2) throw new Error('the power is gone');
    };
    await expect(run(path, { afterBatch })).rejects.toThrow('the power is gone');
    expect(await count()).toBe(2000);
    const result = await run(path);
    expect(result).toMatchObject({ ended: 'done', resumedAt: 2000, lines: 3500, taken: 3500 });
    expect(importReport(result)).toContain('It continued after line 2,000 of an earlier run.');
    expect(await count()).toBe(3500);
  });

  it('goes on below the heading of columns, too', async () => {
    const rows = Array.from({ length: 2500 }, (_, n) => `${newBarcode()}\tColumned ${n}\t1046\t250`);
    const path = await fileOf(['code\tproduct_name\tenergy_100g\tenergy-kcal_100g', ...rows].join('\n'));
    const stop = new AbortController();
    const stopped = await run(path, { signal: stop.signal, afterBatch: () => stop.abort() });
    expect(stopped).toMatchObject({ ended: 'stopped', lines: 1001, taken: 1000 });
    expect(importReport(stopped).at(-1)).toBe('Stopped. Start it again to continue from there.');
    expect(await run(path)).toMatchObject({ ended: 'done', lines: 2501, taken: 2500, refused: 0 });
  });

  it('keeps what was read of a file that was cut off, and says so', async () => {
    const packed = gzipSync(many(4000, 'Truncated'));
    const result = await run(await fileOf(packed.subarray(0, packed.length / 2)));
    expect(result).toMatchObject({ ended: 'broken', reason: 'unexpected end of file' });
    expect(result.taken).toBeGreaterThan(100);
    expect(importReport(result).at(-1)).toBe(
      'The file could not be read to its end (unexpected end of file). Everything read so far is kept.',
    );
  });

  it('of an empty file, or one of something else, is of no use', async () => {
    expect(isUnusable(await run(await fileOf('')))).toBe(true);
    await expect(run(await fileOf('hello\nworld\n'))).rejects.toThrow('neither a product nor a heading');
    await expect(run(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  });

  it('says how far it is', async () => {
    const seen: string[] = [];
    const path = await fileOf(many(1200, 'Watched'));
    await run(path, { onProgress: (progress) => seen.push(progressLine(progress)) });
    expect(seen.at(-1)).toBe('100 %: 1,000 lines, 1,000 taken, 0 unchanged, 0 skipped, 0 bad');
  });
});
