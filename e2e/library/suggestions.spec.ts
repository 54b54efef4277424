import type { APIRequestContext, Page } from '@playwright/test';
import { as, CORNER, freshName, libraryNames, suggest } from '../support/exercises.ts';
import { admin, enter, type Member, member } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectSound, refused, test } from '../support/test.ts';

const QUEUE = '/admin/workouts';
/** Others suggest as well: the newest stand on the last page. */
const NEWEST = `${QUEUE}?page=9999`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Suggest an exercise' });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const box = (page: Page, of: string, label: string) =>
  page.getByRole('group', { name: of, exact: true }).getByLabel(label, { exact: true });

async function openDialog(page: Page, tab?: string): Promise<void> {
  await page.goto('/workouts');
  await page.getByRole('button', { name: 'Suggest an exercise' }).click();
  await expect(nameField(page)).toBeVisible();
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

/** Other journeys review theirs meanwhile: a row of theirs that gets the focus may leave with it. */
const showOnly = (page: Page, names: readonly string[]) =>
  page.route('**/api/admin/workout-submissions?*', async (route) => {
    const response = await route.fetch();
    const listed: { name: string }[] = await response.json();
    await route.fulfill({ response, json: listed.filter(({ name }) => names.includes(name)) });
  });

const review = (request: APIRequestContext, boss: Member, id: number, data: object) =>
  request.post(`/api/admin/workout-submissions/${id}/review`, { headers: as(boss), data });

test('A-156 a member suggests, an administrator approves through the form, the member finds it', async ({
  page,
  request,
}) => {
  test.slow();
  const name = freshName('Suggested Raise');
  const ada = await member(request);
  await enter(page, ada);
  await openDialog(page, 'Your suggestions');
  await expect(page.getByText('You have not suggested anything yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'New suggestion' }).click();
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(page.getByText('Name and Difficulty are required')).toBeVisible();
  await nameField(page).fill(name);
  await dialog(page).getByLabel('Difficulty').selectOption('Advanced');
  await box(page, 'Equipment', 'Cable').check();
  await box(page, 'Muscle groups', CORNER.group).check();
  await box(page, 'Muscles', CORNER.muscle).check();
  // Closed by mistake: what was typed is there again.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Suggest an exercise' }).click();
  await expect(nameField(page)).toHaveValue(name);
  const sent = page.waitForRequest('**/api/workouts/submissions');
  await page.getByRole('button', { name: 'Send suggestion' }).dblclick();
  expect((await sent).postDataJSON()).toEqual({
    name,
    description: '',
    instructions: '',
    difficulty: 'Advanced',
    video_url: '',
    equipment_options: ['Cable'],
    muscle_groups: [CORNER.group],
    muscles: [CORNER.muscle],
  });
  await expect(page.getByText('Thank you. Your suggestion is waiting for review.')).toBeVisible();
  await expect(row(page, name)).toContainText('Waiting for review');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('tab', { name: 'New suggestion' }).click();
  await expect(nameField(page)).toHaveValue('');

  await enter(page, await admin(request));
  await page.goto(NEWEST);
  await expect(row(page, name)).toContainText('Today');
  // Who suggested it leads to the account.
  await row(page, name).getByRole('link', { name: ada.email }).click();
  await expect(page.getByRole('main').getByRole('link', { name: ada.email })).toBeVisible();
  await page.goBack();
  await row(page, name).getByRole('link', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Approve suggestion');
  await expect(nameField(page)).toHaveValue(name);
  await expect(box(page, 'Muscles', CORNER.muscle)).toBeChecked();
  const better = `${name} revised`;
  await nameField(page).fill(better);
  const approved = page.waitForRequest('**/review');
  await page.getByRole('button', { name: 'Approve and create', exact: true }).click();
  expect((await approved).postDataJSON()).toMatchObject({ status: 'approve', exercise: { name: better } });
  await expect(page).toHaveURL(/\/admin\/workouts$/);
  await expect(page.getByText(`${better} is in the library now`)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  expect(await libraryNames(request, ada)).toContain(better);

  await enter(page, ada);
  await openDialog(page, 'Your suggestions');
  await expect(row(page, name)).toContainText('Approved');
  await row(page, name).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/workouts\?q=Suggested/);
  await expect(dialog(page)).toHaveCount(0);
});

test('R-560 R-561 R-562 R-563 A-156 rejecting with a note; the member reads it', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const boss = await admin(request);
  const { name, id } = await suggest(request, ada);
  const next = await suggest(request, ada);
  await enter(page, boss);
  await showOnly(page, [name, next.name]);
  const listed = page.waitForRequest('**/api/admin/workout-submissions?*');
  await page.goto(NEWEST);
  await listed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workout Submissions');
  await expect(page.getByRole('main').getByText('Workout Moderation', { exact: true })).toBeVisible();
  for (const text of ['Lift the knee.', 'Beginner', CORNER.muscle, 'Bodyweight', ada.email]) {
    await expect(row(page, name)).toContainText(text);
  }
  // The row that gets the focus next is reviewed by somebody else meanwhile.
  await review(request, boss, next.id, { status: 'reject' });
  await row(page, name).getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Note to the member').fill('We have it already.');
  const sent = page.waitForRequest('**/review');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
  expect(new URL((await sent).url()).pathname).toBe(`/api/admin/workout-submissions/${id}/review`);
  expect((await sent).postDataJSON()).toEqual({ status: 'reject', note: 'We have it already.' });
  await expect(row(page, name)).toHaveCount(0);
  await expect(page.locator('h1:focus, [data-row]:focus')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Exercise Library' }).click();
  await expect(page).toHaveURL(/\/admin\/workouts\/exercises$/);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await enter(page, ada);
  await openDialog(page, 'Your suggestions');
  await expect(row(page, name)).toContainText('Not accepted');
  await expect(row(page, name)).toContainText('We have it already.');
});

test('A-156 a suggestion nobody has reviewed can be withdrawn', async ({ page, request }) => {
  const ada = await member(request);
  const { name } = await suggest(request, ada);
  await enter(page, ada);
  await openDialog(page, 'Your suggestions');
  const withdraw = row(page, name).getByRole('button', { name: 'Withdraw' });
  await withdraw.click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw this suggestion?' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await withdraw.click();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('You have not suggested anything yet.')).toBeVisible();
  await expect(dialog(page)).toBeVisible();
});

test.describe('two at once, and failures', () => {
  test.use({ allowConsole: refused(404, 429, 500) });

  test('A-167 somebody else has reviewed it: the row leaves, the form says so', async ({ page, request }) => {
    const boss = await admin(request);
    const ada = await member(request);
    const first = await suggest(request, ada);
    const second = await suggest(request, ada);
    await enter(page, boss);
    await page.goto(NEWEST);
    await row(page, first.name).getByRole('button', { name: 'Reject' }).click();
    expect((await review(request, boss, first.id, { status: 'approve' })).status()).toBe(200);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('Already reviewed')).toBeVisible();
    await expect(row(page, first.name)).toHaveCount(0);
    await row(page, second.name).getByRole('link', { name: 'Approve' }).click();
    await expect(nameField(page)).toHaveValue(second.name);
    expect((await review(request, boss, second.id, { status: 'reject' })).status()).toBe(200);
    await page.getByRole('button', { name: 'Approve and create', exact: true }).click();
    const told = page.getByRole('main').getByRole('status').filter({ hasText: 'Already reviewed' });
    await expect(told.getByRole('link')).toHaveAttribute('href', QUEUE);
    await page.reload();
    await expect(told).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('R-584 A-164 the queue that cannot be had: a quiet line; then the empty queue', async ({
    page,
    request,
  }) => {
    await enter(page, await admin(request));
    await stub(page, '/admin/workout-submissions?*', { status: 500, json: { message: 'No' } });
    await page.goto(NEWEST);
    await expect(page.getByText('Could not load. Retry')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll();
    await stub(page, '/admin/workout-submissions?*', { json: [] });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No suggestions to review')).toBeVisible();
  });

  test('a refused suggestion keeps what was typed; a rejection that fails stays open', async ({
    page,
    request,
  }) => {
    const ada = await member(request);
    await enter(page, ada);
    await openDialog(page);
    await nameField(page).fill('Kept');
    await dialog(page).getByLabel('Difficulty').selectOption('Beginner');
    await stub(page, '/workouts/submissions', { status: 429, json: { message: 'Please wait' } });
    await page.getByRole('button', { name: 'Send suggestion' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Please wait');
    await expect(nameField(page)).toHaveValue('Kept');
    const { name } = await suggest(request, ada);
    await enter(page, await admin(request));
    await page.goto(NEWEST);
    await row(page, name).getByRole('button', { name: 'Reject' }).click();
    await stub(page, '/admin/workout-submissions/*/review', { status: 500, json: {} });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
      'Failed to reject the suggestion',
    );
  });
});

test('dialog and queue are accessible and fit a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const ada = await member(request);
  const { name } = await suggest(request, ada);
  await enter(page, ada);
  await openDialog(page);
  await box(page, 'Muscle groups', 'Back').check();
  await expect(box(page, 'Muscles', 'Lats')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Your suggestions' }).click();
  await expect(row(page, name)).toBeVisible();
  await expectSound(page, `suggestions`);
  await enter(page, await admin(request));
  await page.goto(NEWEST);
  await expect(row(page, name)).toBeVisible();
  await expectSound(page, `submissions`);
});
