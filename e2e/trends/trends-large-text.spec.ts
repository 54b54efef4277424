import type { Page } from '@playwright/test';
import { enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { expect, test } from '../support/test.ts';
import { chart, daysBack, eaten, stubRead, trainSomeWeeks } from '../support/trends.ts';

/** Pairs of words on an axis that cover each other, and words that stick out of the card. */
const crampedLabels = (page: Page) =>
  page.locator('main figure').evaluateAll((figures) => {
    const found: string[] = [];
    for (const figure of figures) {
      const room = figure.getBoundingClientRect();
      const axes = [...figure.querySelectorAll('[data-axis]')].map((axis) =>
        [...axis.children].filter((label) => label.getClientRects().length > 0),
      );
      const drawn = axes.map((labels) =>
        labels.map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() })),
      );
      const [values = [], days = []] = drawn;
      if (values.length < 3 || days.length < 2) found.push(`${figure.ariaLabel}: no axes`);
      for (const { text, box } of drawn.flat())
        if (box.left < room.left - 1 || box.right > room.right + 1) found.push(`${text} is cut`);
      // Digits leave a quarter of their line free above and below.
      for (const [index, { text, box }] of values.entries())
        for (const other of values.slice(index + 1))
          if (Math.abs(box.top - other.box.top) < box.height * 0.75) found.push(`${text} on ${other.text}`);
      for (const [index, { text, box }] of days.entries())
        for (const other of days.slice(index + 1))
          if (box.right + 4 > other.box.left) found.push(`${text} beside ${other.text}`);
    }
    return found;
  });

for (const width of [360, 1280])
  test(`the words of the axes fit at ${width} px with text of twice the size`, async ({ page, request }) => {
    const somebody = await member(request);
    await trainSomeWeeks(request, somebody);
    await stubRead(page, 'nutrition', { json: eaten(daysBack(90)) });
    await page.setViewportSize({ width, height: 800 });
    await enter(page, somebody);
    for (const days of [7, 90]) {
      await page.goto(`/trends?days=${days}`);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      await expect(chart(page, 'Calories')).toBeVisible();
      await chart(page, 'Calories Burned').scrollIntoViewIfNeeded();
      await expect(page.locator('main figure')).toHaveCount(6);
      expect(await crampedLabels(page)).toEqual([]);
      await chart(page, 'Calories').press('Home');
      const tip = await chart(page, 'Calories').getByText('kcal').locator('xpath=..').boundingBox();
      const plot = await chart(page, 'Calories').boundingBox();
      expect(tip?.width).toBeLessThanOrEqual(plot?.width ?? 0);
      await screenshot(page, `trends-large-text-${width}-${days}`);
    }
  });
