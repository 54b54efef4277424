import { box, LIST, list, NEW, nameField, save } from '../support/exercise-form.ts';
import { as, content, newExercise } from '../support/exercises.ts';
import { admin, enter, type Member } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

let boss: Member;
test.beforeEach(async ({ page, request }) => {
  boss = await admin(request);
  await enter(page, boss);
});

test.describe('refusals', () => {
  test.use({ allowConsole: refused(400, 404, 409, 500) });

  test('A-165 an unknown exercise: no form, a way back', async ({ page }) => {
    for (const id of ['999999999', 'abc']) {
      await page.goto(`${LIST}/${id}`);
      await expect(page.getByText('Exercise not found')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: 'Exercise Library' })).toHaveAttribute(
        'href',
        LIST,
      );
    }
  });

  test('A-167 two administrators: the second one is told, and may load what is stored', async ({
    page,
    request,
  }) => {
    const stored = await newExercise(request, boss);
    await page.goto(`${LIST}/${stored.exercise_id}`);
    await page.getByLabel('Description').fill('Mine.');
    const theirs = { ...content(stored.name), description: 'Theirs.' };
    const path = `/api/admin/exercises/${stored.exercise_id}`;
    expect((await request.put(path, { headers: as(boss), data: theirs })).status()).toBe(200);
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'Someone else changed this exercise in the meantime.',
    );
    await expect(page.getByLabel('Description')).toHaveValue('Mine.');
    // A draft from before must not slip past the check by being opened again.
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Description')).toHaveValue('Mine.');
    await save(page).click();
    await page.getByRole('button', { name: 'Discard mine and load theirs' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Theirs.');
    await page.getByLabel('Description').fill('Both.');
    await save(page).click();
    await expect(page.getByText('Exercise saved')).toBeVisible();
  });

  test('R-593 A-160 a taken name is marked at the name; a failed save says why and keeps what was typed', async ({
    page,
    request,
  }) => {
    await test.step('a taken name is marked at the name', async () => {
      const { name } = await newExercise(request, boss);
      await page.goto(NEW);
      await nameField(page).fill(name.toUpperCase());
      await page.getByLabel('Difficulty').selectOption('Beginner');
      await save(page).click();
      await expect(page.getByText(/^There is already an exercise called/)).toBeVisible();
      await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(nameField(page)).toBeFocused();
    });
    await test.step('a failed save says why and keeps what was typed', async () => {
      await nameField(page).fill('Kept');
      await page.getByLabel('Difficulty').selectOption('Beginner');
      for (const [answer, text] of [
        [{ status: 500, json: {} }, 'An error occurred while saving the exercise'],
        [{ status: 500, json: { message: 'The pen is dry' } }, 'The pen is dry'],
        ['abort', 'No response received from server'],
      ] as const) {
        await page.unrouteAll();
        await stub(page, '/admin/exercises', answer);
        await save(page).click();
        await expect(page.getByRole('alert')).toContainText(text);
        await expect(nameField(page)).toHaveValue('Kept');
      }
    });
  });

  test('R-584 A-164 choices that cannot be had: a quiet line with another try', async ({ page }) => {
    for (const path of ['/admin/equipment', '/admin/muscle-groups', '/admin/muscles-in-group?*']) {
      await stub(page, path, { status: 500, json: { message: 'No' } });
    }
    await page.goto(`${NEW}?group=Core`);
    for (const name of ['Equipment', 'Muscle groups', 'Muscles']) {
      await expect(list(page, name)).toContainText('Could not load. Retry');
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll();
    for (const name of ['Equipment', 'Muscle groups', 'Muscles']) {
      await list(page, name).getByRole('button', { name: 'Retry' }).click();
    }
    await expect(box(page, 'Equipment', 'Cable')).toBeVisible();
    await expect(box(page, 'Muscle groups', 'Core')).toBeChecked();
    await expect(box(page, 'Muscles', 'Abs')).toBeVisible();
  });
});
