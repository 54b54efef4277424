import { MEMBER_PAGES } from '@fitarc/contract/page-paths';
import type { Locator } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { eat, MILK, OATS } from '../support/meals.ts';
import { enter, member } from '../support/members.ts';
import { openWith } from '../support/plan-editor.ts';
import { idsByName, newPlan, STRENGTH_FOUR } from '../support/plans.ts';
import { atRest } from '../support/screenshot.ts';
import { expect, refused, test } from '../support/test.ts';
import { logWorkout } from '../support/workouts.ts';

const LEADS_ON: readonly string[] = [
  '/profile-setup',
  '/workout-plans/details',
  '/workout-plans/edit',
  '/workout-plans/generate',
];
const SQUAT = 'Barbell Back Squat';
const EXERCISE = '/exercises/:id';
const PAGES = [
  '/home',
  '/login',
  '/signup',
  '/help',
  ...MEMBER_PAGES.filter((path) => !LEADS_ON.includes(path)),
];

test.describe('on a small phone with text of twice the size', () => {
  test.use({ viewport: { width: 360, height: 800 }, allowConsole: refused(404) });

  test('no page scrolls sideways', async ({ page, request }) => {
    test.slow();
    const somebody = await member(request);
    await request.post('/api/nutrition/calculate-goals', { headers: as(somebody) });
    await eat(request, somebody, [OATS, MILK, ['Feast', 900, 9000, 600, 500, 400]]);
    await newPlan(request, somebody, STRENGTH_FOUR);
    await logWorkout(request, somebody, {
      name: 'Garage Session',
      duration: 60,
      calories: 12_345,
      exercises: [{ name: SQUAT, sets: 5, reps: 5, weight: 102.5 }],
    });
    await enter(page, somebody);
    const squat = (await idsByName(request, somebody, [SQUAT])).get(SQUAT);
    const wide: string[] = [];
    for (const path of PAGES) {
      await page.goto(path === EXERCISE ? `/exercises/${squat}` : path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await atRest(page);
      const found = await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= width) return '';
        const isBeyond = (element: Element) =>
          element.getBoundingClientRect().right > width + 1 || element.scrollWidth > element.clientWidth + 1;
        const leaves = [...document.body.querySelectorAll('main *, header *, footer *')].filter(
          (element) => isBeyond(element) && ![...element.children].some(isBeyond),
        );
        return leaves.map((element) => element.outerHTML.slice(0, 150)).join('\n');
      });
      if (found) wide.push(`${path}: ${found}`);
    }
    expect(wide).toEqual([]);
  });

  test('what is logged by hand has room for its text', async ({ page, request }) => {
    const somebody = await member(request);
    await eat(request, somebody, [['Oatmeal with banana and honey', 350, 350, 12, 60, 8]]);
    const plan = await newPlan(request, somebody, STRENGTH_FOUR);
    await enter(page, somebody);
    const double = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

    await page.goto('/workout-logging');
    await double();
    for (const name of ['Workout type', 'Import from a plan', 'Sets', 'Reps', 'Weight (kg)', 'Duration'])
      expect(await widthOf(page.getByLabel(name, { exact: true })), name).toBeGreaterThan(140);

    await page.goto('/calorietracker');
    await double();
    const food = page.getByRole('listitem').filter({ hasText: 'Oatmeal' }).getByRole('paragraph').first();
    expect(await widthOf(food)).toBeGreaterThan(140);

    await openWith(page, '/workout-plans/details', { plan });
    await double();
    await expect(page.getByRole('button', { name: 'Start Workout' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Edit Plan' })).toBeInViewport({ ratio: 1 });
  });

  test('no placeholder is cut off at the usual size', async ({ page, request }) => {
    test.slow();
    await enter(page, await member(request));
    const cut: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const found = await page.evaluate(() => {
        const context = document.createElement('canvas').getContext('2d');
        return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
          .filter((field) => field.clientWidth > 0)
          .map((field) => {
            const text = 'placeholder' in field ? field.placeholder : (field.selectedOptions[0]?.text ?? '');
            const { font, paddingLeft, paddingRight } = getComputedStyle(field);
            if (context) context.font = font;
            const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            return (context?.measureText(text).width ?? 0) > room ? text : '';
          })
          .filter(Boolean);
      });
      cut.push(...found.map((text) => `${path}: ${text}`));
    }
    expect(cut).toEqual([]);
  });
});
