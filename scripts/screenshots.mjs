import './lib/node-version.mjs';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { BROWSER_FLAGS } from './lib/browser-flags.mjs';
import { startDemo } from './lib/demo.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runMain } from './lib/terminal.mjs';

const FOLDER = inRoot('docs/images');
const SIZE = { width: 1280, height: 860 };

/** What stands in the README, by whom it is seen. */
const PICTURES = [
  { who: undefined, page: '/home', name: 'landing' },
  { who: 'Member', page: '/dashboard', name: 'dashboard' },
  { who: 'Member', page: '/calorietracker', name: 'tracker' },
  { who: 'Member', page: '/trends', name: 'trends' },
  { who: 'Administrator', page: '/admin/users', name: 'admin-users' },
];

async function takePicture(browser, { address, storageOf }, { who, page: route, name }) {
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce' });
  if (who) {
    await context.addInitScript(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      },
      await storageOf(who),
    );
  }
  const page = await context.newPage();
  await page.goto(address + route, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file });
  console.log(`  ${path.relative(inRoot('.'), file)}`);
  await context.close();
}

await runMain(async () => {
  await ensureInstalled();
  const { chromium } = await import('@playwright/test');
  const demo = await startDemo();
  const browser = await chromium.launch({
    executablePath: await findBrowser({ install: true }),
    args: BROWSER_FLAGS,
  });
  try {
    for (const picture of PICTURES) await takePicture(browser, demo, picture);
  } finally {
    await browser.close();
    await demo.stop();
  }
});
