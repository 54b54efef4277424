import type { APIRequestContext, Page } from '@playwright/test';
import { as, freshName } from '../support/exercises.ts';
import { enter, type Member, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { atEachWidth, expect, expectSound, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

interface OwnExercise {
  readonly exercise_id: number;
  readonly name: string;
}

const menu = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const ownRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your exercises' }).getByRole('listitem').filter({ hasText: name });

async function ownExercises(request: APIRequestContext, somebody: Member): Promise<OwnExercise[]> {
  const answer = await request.get('/api/own-exercises', { headers: as(somebody) });
  return answer.json();
}

async function logTwice(request: APIRequestContext, somebody: Member, exerciseId?: number): Promise<void> {
  for (const date of [dayFromToday(-1), dayFromToday()]) {
    const exercises = [{ exercise_id: exerciseId, sets: 3, reps: 10 }];
    const data = { workout_type: 'Legs', workout_name: 'Legs', date, exercises };
    const answer = await request.post('/api/workouts', { headers: as(somebody), data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Suggest an exercise' });
const nameField = (page: Page) => dialog(page).getByLabel('Name', { exact: true });

test('R-771 an exercise of one’s own is suggested to the library with what is known of it', async ({
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
    'Side plank with the upper leg on a bench.\nTracked by: Time',
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

test('R-772 an exercise of one’s own is created, logged, merged into another and deleted', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const [name, other] = [freshName('Zercher Carry'), freshName('Front Carry')];
  await enter(page, ada);
  await page.goto('/workouts');
  await expect(page.getByText('Can’t find an exercise? Create your own. Only you can see it.')).toBeVisible();
  for (const each of [name, other]) {
    await page.getByRole('button', { name: 'New Exercise' }).click();
    await page.getByRole('button', { name: 'Create Exercise' }).click();
    await expect(page.getByText('Please enter a name')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(each);
    await page.getByLabel('Track by').selectOption('Reps only');
    await page.getByRole('checkbox', { name: 'Quadriceps' }).check();
    await page.getByRole('button', { name: 'Create Exercise' }).click();
    await expect(ownRow(page, each)).toHaveText(`${each}Quadriceps · 0 workouts`);
  }
  const [made] = (await ownExercises(request, ada)).filter((one) => one.name === name);
  expect(made).toMatchObject({ measure: 'reps', muscles: ['Quadriceps'] });
  await logTwice(request, ada, made?.exercise_id);

  await menu(page, name, 'Merge into another exercise');
  const merge = page.getByRole('button', { name: 'Merge', exact: true });
  await expect(merge).toBeDisabled();
  await page.getByRole('combobox', { name: 'Merge into' }).fill(other);
  await page.getByRole('option', { name: other }).click();
  await merge.click();
  await expect(page.getByText('Exercise merged. 2 workouts moved.')).toBeVisible();
  await expect(ownRow(page, name)).toHaveCount(0);
  await expect(ownRow(page, other)).toHaveText(`${other}Quadriceps · 2 workouts`);

  await menu(page, other, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Can’t find an exercise? Create your own. Only you can see it.')).toBeVisible();
  expect(await ownExercises(request, ada)).toEqual([]);
});
