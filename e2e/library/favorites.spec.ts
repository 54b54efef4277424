import type { APIRequestContext, Page } from '@playwright/test';
import { enter, type Member, member } from '../support/members.ts';
import { slowWay } from '../support/slow-way.ts';
import { stub } from '../support/stub.ts';
import { atEachWidth, expect, expectAccessible, expectSound, refused, test } from '../support/test.ts';

const BICEPS = '/workouts?group=Arms&muscle=Biceps';
const toggle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favorite: ${name}`, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

async function exercise(request: APIRequestContext, { token }: Member, name: string) {
  const answer = await request.get(`/api/workouts/exercises?search=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const rows: { exercise_id: number; name: string }[] = await answer.json();
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`${name} is not in the library`);
  return found;
}

async function like(request: APIRequestContext, somebody: Member, ...names: string[]) {
  for (const name of names) {
    const { exercise_id } = await exercise(request, somebody, name);
    const answer = await request.post('/api/favorites/add', {
      headers: { authorization: `Bearer ${somebody.token}` },
      data: { exerciseId: exercise_id },
    });
    expect(answer.status()).toBe(201);
  }
}

test('R-346 R-347 R-353 R-354 the toggle adds and removes, with the calls of the contract', async ({
  page,
  request,
}) => {
  await enter(page, await member(request));
  await page.goto(BICEPS);
  const heart = toggle(page, 'Barbell Curl');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const [added] = await Promise.all([page.waitForRequest('**/api/favorites/add'), heart.click()]);
  expect(added.method()).toBe('POST');
  expect(added.postDataJSON()).toEqual({ exerciseId: expect.any(Number) });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const [removed] = await Promise.all([page.waitForRequest('**/api/favorites/remove'), heart.click()]);
  expect(removed.method()).toBe('DELETE');
  expect(removed.postDataJSON()).toEqual(added.postDataJSON());
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/favorites');
  await expect(page.getByText('You have no favorite workouts yet.')).toBeVisible();
});

test('R-348 R-349 R-350 R-351 R-352 the page: newest first, details, removing with undo', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await like(request, somebody, 'Barbell Curl', 'Push-Up');
  await enter(page, somebody);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Favorite Workouts' })).toBeVisible();
  await expect(cards(page)).toHaveText(['Push-Up', 'Barbell Curl']);
  const card = page.getByRole('listitem').filter({ hasText: 'Barbell Curl' });
  await expect(card.getByText('Beginner')).toBeVisible();
  await expect(card.getByText('Barbell', { exact: true })).toBeVisible();
  await expect(card.getByText(/Both arms lift one straight bar/)).toBeVisible();
  await card.getByRole('link', { name: 'Barbell Curl' }).click();
  await expect(page.getByRole('dialog', { name: 'Barbell Curl' })).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Remove Barbell Curl' }).click();
  await expect(cards(page)).toHaveText(['Push-Up']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveText(['Barbell Curl', 'Push-Up']);
  await page.reload();
  await expect(cards(page)).toHaveText(['Barbell Curl', 'Push-Up']);
});

test('a change that is shown survives a reload, however slow the way to the server is', async ({
  page,
  request,
  baseURL,
}) => {
  const somebody = await member(request);
  const headers = { authorization: `Bearer ${somebody.token}` };
  const way = await slowWay(String(baseURL));
  await enter(page, somebody, {}, way.origin);
  await page.goto(`${way.origin}${BICEPS}`);
  // The change is shown a moment before the call leaves the page.
  const left = page.waitForRequest('**/api/favorites/add');
  await toggle(page, 'Barbell Curl').click();
  await expect(toggle(page, 'Barbell Curl')).toHaveAttribute('aria-pressed', 'true');
  await left;
  await page.reload();
  await expect(toggle(page, 'Barbell Curl')).toBeVisible();
  way.letThrough();
  await expect
    .poll(async () => (await request.get('/api/favorites', { headers })).json())
    .toMatchObject([{ name: 'Barbell Curl' }]);
  await page.goto('about:blank');
  way.close();
});

test('in two tabs: each shows at once what was done in the other, and doing it twice is no error', async ({
  page,
  context,
  request,
}) => {
  await enter(page, await member(request));
  await page.goto(BICEPS);
  const other = await context.newPage();
  await other.goto(BICEPS);
  await expect(toggle(other, 'Barbell Curl')).toHaveAttribute('aria-pressed', 'false');
  await toggle(page, 'Barbell Curl').click();
  await expect(toggle(other, 'Barbell Curl')).toHaveAttribute('aria-pressed', 'true');
  await toggle(other, 'Barbell Curl').click();
  await expect(toggle(page, 'Barbell Curl')).toHaveAttribute('aria-pressed', 'false');
  // Both before either has heard of the other: one favourite.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const statuses: Promise<number>[] = [];
  for (const tab of [page, other]) {
    await tab.route('**/api/favorites/add', async (route) => {
      await held;
      await route.continue();
    });
    await expect(toggle(tab, 'Hammer Curl')).toHaveAttribute('aria-pressed', 'false');
    statuses.push(tab.waitForResponse('**/api/favorites/add').then((response) => response.status()));
    await toggle(tab, 'Hammer Curl').click();
  }
  letGo();
  expect((await Promise.all(statuses)).sort()).toEqual([200, 201]);
  for (const tab of [page, other]) {
    await expect(toggle(tab, 'Hammer Curl')).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/favorites');
  await expect(cards(page)).toHaveText(['Hammer Curl']);
  await other.close();
});

test.describe('failures', () => {
  test.use({ allowConsole: refused(500, 404) });

  test('R-355 R-356 the list; a removal says nothing and the card stays; adding says that it failed', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await test.step('the list', async () => {
      await enter(page, somebody);
      await stub(page, '/favorites', { status: 500, json: { message: 'Out of order' } });
      await page.goto('/favorites');
      await expect(page.getByRole('alert')).toContainText('Failed to load favorites');
      await page.unroute('**/api/favorites');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByText('You have no favorite workouts yet.')).toBeVisible();
    });
    await test.step('a removal says nothing and the card stays; adding says that it failed', async () => {
      await like(request, somebody, 'Barbell Curl');
      await stub(page, '/favorites/*', { status: 500, json: { message: 'Out of order' } });
      await page.goto('/favorites');
      await Promise.all([
        page.waitForResponse('**/api/favorites/remove'),
        page.getByRole('button', { name: 'Remove Barbell Curl' }).click(),
      ]);
      await expect(cards(page)).toHaveText(['Barbell Curl']);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('Out of order')).toHaveCount(0);
      await page.goto(BICEPS);
      await toggle(page, 'Hammer Curl').click();
      await expect(page.getByText('Out of order')).toBeVisible();
      await expect(toggle(page, 'Hammer Curl')).toHaveAttribute('aria-pressed', 'false');
    });
  });
});

test('the page is accessible and fits, empty and full', async ({ page, request }) => {
  const somebody = await member(request);
  await enter(page, somebody);
  await page.goto('/favorites');
  await expect(page.getByText('You have no favorite workouts yet.')).toBeVisible();
  await atEachWidth(page, [360, 1280], () => expectAccessible(page));
  await like(request, somebody, 'Barbell Curl', 'Push-Up', 'Plank');
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `favorites-${width}`));
});
