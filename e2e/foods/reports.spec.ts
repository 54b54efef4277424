import type { Page } from '@playwright/test';
import { food, searchField, stubFoods } from '../support/foods.ts';
import { openAddFood, openTracker } from '../support/meals.ts';
import { openFoodFacts } from '../support/open-food-facts.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { act, contribute, dialog, field, freshFood, said, showContributions } from './own-foods.ts';

const REPORTED = 'Food reported successfully. Our team will review it.';
const FAILED = 'Failed to report food. Please try again.';
const report = (page: Page) => dialog(page, 'Report Food');
const send = (page: Page) => report(page).getByRole('button', { name: 'Send Report' });
const problem = (page: Page) => report(page).getByRole('alert');

test('R-294 R-295 R-298 to R-302 A-099 a public food is reported, with a reason and again in own words', async ({
  page,
  request,
}) => {
  const name = freshFood('Odd muesli');
  const ada = await openTracker(page, request);
  const { food_id } = await contribute(request, ada, { name, visibility: 'public' });
  const sent: unknown[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/api/report/content')) sent.push(call.postDataJSON());
  });
  await showContributions(page);
  await act(page, 'Report', name);
  await expect(report(page)).toContainText(name);
  await expect(report(page).getByRole('radio')).toHaveCount(4);
  const values = await report(page)
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  expect(values).toEqual(['incorrect_nutrition', 'inappropriate_content', 'spam', 'other']);
  await expect(report(page).getByRole('textbox')).toHaveCount(0);
  await send(page).click();
  await expect(problem(page)).toHaveText('Please select a reason for reporting');
  await field(page, 'Other').check();
  const words = field(page, 'Reason in your own words');
  await expect(words).toHaveAttribute('maxlength', '500');
  await words.fill('   ');
  await send(page).click();
  await expect(problem(page)).toHaveText('Please select a reason for reporting');
  expect(sent).toEqual([]);
  await field(page, 'Incorrect nutrition').check();
  await expect(words).toHaveCount(0);
  await send(page).dblclick();
  await expect(said(page, REPORTED)).toBeVisible();
  await expect(report(page)).toHaveCount(0);

  await act(page, 'Report', name);
  await field(page, 'Other').check();
  await words.fill('  It is a drink.  ');
  await send(page).click();
  await expect(report(page)).toHaveCount(0);
  const about = { contentType: 'contributed_food', contentId: food_id };
  expect(sent).toEqual([
    { ...about, reason: 'incorrect_nutrition' },
    { ...about, reason: 'It is a drink.' },
  ]);
});

test('R-297 a personal food cannot be reported: it says so and nothing is sent', async ({
  page,
  request,
}) => {
  const name = freshFood('My broth');
  const ada = await openTracker(page, request);
  await contribute(request, ada, { name, visibility: 'personal' });
  const sent = await stub(page, '/report/content', { json: { message: 'ok' } });
  await showContributions(page);
  await act(page, 'Report', name);
  await expect(problem(page)).toHaveText('Only public foods can be reported');
  await report(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(report(page)).toHaveCount(0);
  await openFoodFacts(page);
  await searchField(await openAddFood(page)).fill(name);
  await page.getByRole('button', { name: `Report ${name}` }).click();
  await expect(problem(page)).toHaveText('Only public foods can be reported');
  expect(sent).toEqual([]);
});

test.describe('from the search', () => {
  test.use({ allowConsole: refused(404, 500) });
  test('R-303 A-099 a stranger’s food is reported where it is found; a failure says so and keeps the reason', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await stubFoods(page, [
      food('Stranger Stew', { food_id: 71, source: 'community' }),
      food('Shipped Stew', { food_id: 72 }),
      food('Bought Stew', { food_id: 73, source: 'product' }),
    ]);
    await openTracker(page, request);
    await openFoodFacts(page);
    await searchField(await openAddFood(page)).fill('stew');
    await expect(page.getByRole('button', { name: /^Report/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Report Bought Stew' })).toBeVisible();
    await page.getByRole('button', { name: 'Report Stranger Stew' }).click();
    await expectAccessible(page, '[role="dialog"]');
    await expectNoSidewaysScroll(page);
    await screenshot(page, 'report-360');
    await field(page, 'Spam').check();
    const answers = [{}, { message: 'Food not found' }];
    let tries = 0;
    await stub(page, '/report/content', (route) =>
      route.fulfill({ status: 404, json: answers[tries++] ?? {} }),
    );
    await send(page).click();
    await expect(problem(page)).toHaveText(FAILED);
    await send(page).click();
    await expect(problem(page)).toContainText('Food not found');
    await expect(problem(page)).toContainText(FAILED);
    await expect(field(page, 'Spam')).toBeChecked();
    await page.unroute('**/api/report/content');
    const sent = await stub(page, '/report/content', { json: { message: 'ok' } });
    await send(page).click();
    await expect(said(page, REPORTED)).toBeVisible();
    expect(sent[0]?.body).toEqual({ contentType: 'contributed_food', contentId: 71, reason: 'spam' });
    // Back where one was: the search is still there.
    await expect(dialog(page, 'Add Food').getByRole('searchbox')).toHaveValue('stew');
  });
});
