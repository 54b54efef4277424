import type { Page } from '@playwright/test';
import { as, freshName } from '../support/exercises.ts';
import { enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { atEachWidth, expect, expectSound, test } from '../support/test.ts';

const menu = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Suggest an exercise' });
const nameField = (page: Page) => dialog(page).getByLabel('Name', { exact: true });

test('an exercise of one’s own is suggested to the library with what is known of it', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const name = freshName('Copenhagen Plank');
  const data = {
    name,
    description: 'Side plank with the upper leg on a bench.',
    muscles: ['Adductors', 'Obliques'],
    equipment: ['Bodyweight'],
    measure: 'time',
  };
  const made = await request.post('/api/own-exercises', { headers: as(ada), data });
  expect(made.status(), await made.text()).toBe(201);
  await enter(page, ada);
  await page.goto('/workouts');

  // Another suggestion was begun before; it must not be lost.
  await page.getByRole('button', { name: 'Suggest an exercise' }).click();
  await nameField(page).fill('Something else');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await screenshot(page, 'own-exercise-menu');
  await page.keyboard.press('Escape');
  await menu(page, name, 'Suggest to the library');
  await expect(nameField(page)).toHaveValue(name);
  await expect(dialog(page).getByLabel('Description')).toHaveValue(
    'Side plank with the upper leg on a bench.\nCounted: Time',
  );
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `own-exercise-suggest-${width}`));
  await dialog(page).getByLabel('Difficulty').selectOption('Intermediate');
  await dialog(page).getByLabel('Instructions').fill('Lie on your side.\nLift the hip.');
  // Closed by mistake: what was added is there again.
  await page.keyboard.press('Escape');
  await menu(page, name, 'Suggest to the library');
  await expect(dialog(page).getByLabel('Instructions')).toHaveValue('Lie on your side.\nLift the hip.');
  const sent = page.waitForRequest('**/api/workouts/submissions');
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({
    name,
    difficulty: 'Intermediate',
    equipment_options: ['Bodyweight'],
    muscles: expect.arrayContaining(data.muscles),
  });
  expect(body.muscle_groups).not.toEqual([]);
  await expect(page.getByText('Thank you. Your suggestion is waiting for review.')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Suggest an exercise' }).click();
  await expect(nameField(page)).toHaveValue('Something else');
});

test('an edit keeps the description, which the form does not show', async ({ page, request }) => {
  const ada = await member(request);
  const name = freshName('Zercher Hold');
  const data = { name, description: 'Hold it.', equipment: ['Barbell', 'Cable'], measure: 'time' };
  await request.post('/api/own-exercises', { headers: as(ada), data });
  await enter(page, ada);
  await page.goto('/workouts');
  await menu(page, name, 'Edit');
  await page.getByLabel('Name', { exact: true }).fill(`${name} II`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: `Actions for ${name} II` })).toBeVisible();
  const answer = await request.get('/api/own-exercises', { headers: as(ada) });
  const [stored] = await answer.json();
  expect(stored).toMatchObject({
    name: `${name} II`,
    description: 'Hold it.',
    equipment_options: expect.arrayContaining(['Barbell', 'Cable']),
    measure: 'time',
  });
});
