import { ADMIN_PAGES } from '@fitarc/contract/page-paths';
import { TITLES } from '@fitarc/contract/page-titles';
import { admin, enter } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

/** A link that leads to a page may be named like the page. */
const PAGE_NAMES: readonly string[] = Object.values(TITLES);
const isSentenceCase = (text: string) => !/\s[A-Z](?=[a-z])/.test(text.replaceAll('Open Food Facts', ''));

test('the buttons of the admin pages are written like sentences', async ({ page, request }) => {
  test.slow();
  await enter(page, await admin(request));
  const odd: string[] = [];
  let seen = 0;
  for (const path of ADMIN_PAGES.filter((one) => !one.includes(':'))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // What members named, after the word of a button, is only read aloud.
    const words = await page.locator('main :is(button, a[class*="select-none"])').evaluateAll((buttons) =>
      buttons.map((button) => {
        const shown = button.cloneNode(true) as HTMLElement;
        for (const hidden of shown.querySelectorAll('.sr-only')) hidden.remove();
        return shown.textContent;
      }),
    );
    seen += words.length;
    const texts = words.map((text) => text.trim()).filter((text) => text && !PAGE_NAMES.includes(text));
    odd.push(...texts.filter((text) => !isSentenceCase(text)).map((text) => `${path}: ${text}`));
  }
  expect(odd).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});
