import { strFromU8 } from 'fflate';
import { download, type Row, without } from '../support/downloads.ts';
import {
  CRONOMETER_FILE,
  chooseFile,
  csv,
  importButton,
  openImport,
  read,
  strongFile,
} from '../support/imports.ts';
import { type Member, member } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

test('R-761 the files for other apps can be imported themselves', async ({ page, request }) => {
  const ada = await member(request);
  await openImport(page, ada);
  await chooseFile(page, csv('strong.csv', strongFile(2)));
  await importButton(page).click();
  await expect(page.getByText(/^Imported from Strong/)).toBeVisible();
  await chooseFile(page, csv('servings.csv', CRONOMETER_FILE));
  await importButton(page).click();
  await expect(page.getByText(/^Imported from Cronometer/)).toBeVisible();
  const { files } = await download(request, ada);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());

  const grace = await member(request);
  await openImport(page, grace);
  await chooseFile(page, csv('hevy.csv', text('workouts-hevy.csv')));
  await expect(page.getByRole('heading', { name: 'Hevy export' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hevy export' })).toContainText('workouts2sets6');
  await importButton(page).click();
  await expect(page.getByText(/^Imported from Hevy/)).toBeVisible();
  await chooseFile(page, csv('cronometer.csv', text('foods-cronometer.csv')));
  await importButton(page).click();
  await expect(page.getByText(/^Imported from Cronometer/)).toBeVisible();
  const sets = async (who: Member) =>
    without((await download(request, who)).data.workout_sets, ['position']).map(
      ({ name, reps, weight, kind, rpe }) => [name, reps, weight, kind, rpe],
    );
  expect(await sets(grace)).toEqual(await sets(ada));
  const meals: Row[] = await read(request, grace, 'meals/date/2025-03-04');
  expect(meals).toMatchObject([
    { name: 'Oats, Rolled', calories: 227.4, slot: 'breakfast', fiber: 6.06, sodium: 3.6 },
    { name: 'Soup "Grandma"', calories: 310, slot: 'lunch' },
  ]);
});
