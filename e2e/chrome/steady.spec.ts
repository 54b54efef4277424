import { as } from '../support/exercises.ts';
import { enter, member } from '../support/members.ts';
import { newPlan, STRENGTH_FOUR } from '../support/plans.ts';
import { expectSteady, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { slowNetwork } from '../support/time.ts';
import { trainSomeWeeks } from '../support/trends.ts';

const PAGES = ['/home', '/dashboard', '/calorietracker', '/workouts', '/trends'];
const SIZES = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];

for (const size of SIZES) {
  test(`nothing jumps while pages and their data arrive, ${size.width} px wide`, async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await request.post('/api/nutrition/calculate-goals', { headers: as(somebody) });
    await trainSomeWeeks(request, somebody);
    await newPlan(request, somebody, STRENGTH_FOUR);
    await page.setViewportSize(size);
    await watchShifts(page);
    await enter(page, somebody);
    // Slow enough that every page shows first what it shows while it waits, in the font that is there.
    await page.route(/\/api\/|\.woff2$/, async (route) => {
      await slowNetwork(250);
      await route.continue();
    });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expectSteady(page, path);
    }
  });
}
