import { as } from '../support/exercises.ts';
import { eat, OATS, storedMeals } from '../support/meals.ts';
import { enter, member } from '../support/members.ts';
import { atEachWidth, expect, expectNoSidewaysScroll, expectSound, refused, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

test.use({ allowConsole: refused(404) });

test('R-931 a household is started and joined by a link; it shares recipes and takes meals where allowed', async ({
  page,
  request,
}) => {
  const [ada, grace] = [await member(request), await member(request)];
  const ingredients = [{ name: 'Lentils', grams: 300, calories: 1050 }];
  await request.post('/api/recipes', { headers: as(ada), data: { name: 'Dal', servings: 3, ingredients } });

  await enter(page, ada);
  await page.goto('/recipes');
  await page.getByRole('link', { name: 'Household' }).first().click();
  await page.getByLabel('Name of the household').fill('Our place');
  await page.getByRole('button', { name: 'Start Household' }).click();
  await page.getByRole('button', { name: 'Create Invitation Link' }).click();
  const address = await page.getByLabel('Link').inputValue();
  await expect(page.getByText('1 open invitation')).toBeVisible();
  await atEachWidth(page, [360, 1280], () => expectNoSidewaysScroll(page));
  await expectSound(page, 'household');

  await enter(page, grace);
  await page.goto(address);
  await expect(page.getByText('invites you to Our place')).toBeVisible();
  await expectSound(page, 'household-join');
  await page.getByRole('button', { name: 'Join Household' }).click();
  await expect(page.getByText('You joined Our place')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename' })).toHaveCount(0);
  const accept = page.getByLabel('Others may copy meals into my diary');
  await expect(accept).not.toBeChecked();
  await accept.check();
  await expect(accept).toBeChecked();

  await page.goto('/recipes');
  await page.getByRole('link', { name: /Dal/ }).click();
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy to Mine' }).locator('visible=true').click();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();

  await eat(request, ada, [OATS]);
  const [oats] = await storedMeals(request, ada);
  const { household } = await (await request.get('/api/household', { headers: as(grace) })).json();
  const you = household.members.find(({ is_you }: { is_you: boolean }) => is_you);
  const copied = await request.post('/api/household/copies', {
    headers: as(ada),
    data: { user_id: you.user_id, date: dayFromToday(), meal_ids: [oats?.meal_id] },
  });
  expect(copied.status()).toBe(201);
  await page.goto('/calorietracker');
  await expect(page.getByText(OATS[0]).first()).toBeVisible();

  await page.goto('/household');
  await page.getByRole('button', { name: 'Leave Household' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('You left Our place')).toBeVisible();
  await page.goto('/recipes');
  await expect(page.getByRole('link', { name: /Dal/ })).toHaveCount(1);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitation Not Found');
});
