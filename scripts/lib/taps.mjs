import { asPhone, storeSession } from './phone.mjs';
import { table, UserError } from './terminal.mjs';

/** Every tap is to answer within the first; the command fails above the second. */
export const ANSWER_MS = 100;
export const LIMIT_MS = 200;
/** What the browser does not report is faster than this. */
const UNREPORTED_MS = 16;
const WAIT_MS = 30_000;

const button = (where, name, options) => where.getByRole('button', { name, ...options });

/** What members do every day, from the page it begins at. */
const JOURNEYS = [
  {
    name: 'log a meal by search',
    path: '/calorietracker',
    async run(page) {
      await button(page, 'Add Food').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').click();
      await page.keyboard.type('oats', { delay: 150 });
      await button(dialog, /^Oats, rolled, dry Food library/).click();
      await button(dialog, 'More: grams').click();
      await button(dialog, 'Add Food').click();
      await dialog.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'quick add',
    path: '/calorietracker',
    async run(page) {
      await button(page, 'Quick Add').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Calories').click();
      await page.keyboard.type('250', { delay: 100 });
      await button(dialog, 'Add', { exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'water',
    path: '/calorietracker',
    async run(page) {
      for (let glasses = 0; glasses < 4; glasses += 1) await button(page, /^Add a Glass/).click();
      await button(page, 'Take a glass away').click();
    },
  },
  {
    name: 'live session',
    path: '/workout-plans/existing',
    async run(page) {
      await button(page, 'Start Workout').last().click();
      // Before that the exercises of the plan are still on their way.
      await button(page, 'Add set').first().waitFor();
      await button(page, 'Start Session').click();
      for (let sets = 0; sets < 6; sets += 1) await button(page, /^Set \d+ done:/).click();
      await button(page, /^Finish/)
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'weight',
    path: '/tracking',
    async run(page) {
      await page.getByRole('textbox', { name: 'Weight' }).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('71.4', { delay: 100 });
      await button(page, 'Log Weight').click();
      await button(page, '90 Days').click();
    },
  },
  {
    name: 'favorite',
    path: '/favorites',
    async run(page) {
      await button(page, 'Remove').first().click();
      await button(page, 'Undo').first().click();
    },
  },
  {
    name: 'edit a plan',
    path: '/workout-plans/existing',
    async run(page) {
      await button(page, 'View Details').last().click();
      await button(page, 'Edit Plan').click();
      await page.getByLabel('Plan name').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' 2', { delay: 100 });
      await button(page, 'Save Changes').click();
      await page.getByRole('heading', { level: 1, name: / 2$/ }).waitFor();
    },
  },
];

/** Runs in the page: notes how long each interaction took until the next picture, as INP counts it. */
function watchInteractions() {
  const interactions = new Map();
  window.interactions = interactions;
  const nameOf = (target) => {
    const part = target?.closest?.('button, a, input, select, textarea, label') ?? target;
    return (part?.ariaLabel || part?.labels?.[0]?.innerText || part?.innerText || part?.tagName || '?').slice(
      0,
      40,
    );
  };
  new PerformanceObserver((list) => {
    for (const {
      interactionId,
      duration,
      name,
      target,
      processingStart,
      processingEnd,
      startTime,
    } of list.getEntries()) {
      if (!interactionId || (interactions.get(interactionId)?.duration ?? 0) >= duration) continue;
      const parts = [
        processingStart - startTime,
        processingEnd - processingStart,
        startTime + duration - processingEnd,
      ];
      interactions.set(interactionId, {
        duration,
        what: `${name} ${nameOf(target).replace(/\s+/g, ' ')}`,
        parts: parts.map((part) => Math.max(0, Math.round(part))),
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** What INP reports: the slowest, or of very many the 98th percentile. */
function inpOf(interactions) {
  const sorted = interactions.map(({ duration }) => duration).sort((a, b) => b - a);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length / 50))] ?? UNREPORTED_MS;
}

async function measureJourney(context, address, { name, path, run }) {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  try {
    await asPhone(context, page);
    await page.addInitScript(watchInteractions);
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await run(page);
    // Entries come after the picture they end with.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))),
    );
    const interactions = await page.evaluate(() => [...window.interactions.values()]);
    const inp = inpOf(interactions);
    const slow = interactions.filter(({ duration }) => duration > ANSWER_MS);
    return { name, count: interactions.length, inp, slow };
  } finally {
    await page.close();
  }
}

/** How long taps take in what members do every day, on a phone with a processor four times slower. */
export async function measureTaps(demo, port) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = await browser.newContext();
  try {
    await storeSession(context, await demo.storageOf('Member'), demo.address);
    const results = [];
    for (const journey of JOURNEYS) {
      const result = await measureJourney(context, demo.address, journey).catch((error) => {
        throw new UserError(`The journey “${journey.name}” did not get through: ${error.message}`);
      });
      results.push(result);
      console.log(`  ${result.name}: ${result.inp} ms`);
      for (const { what, duration, parts } of result.slow)
        console.log(
          `    ${duration} ms: ${what} (waited ${parts[0]}, handled ${parts[1]}, drawn ${parts[2]})`,
        );
    }
    return results;
  } finally {
    await browser.close();
  }
}

const HEAD = ['journey', 'interactions over 16 ms', 'INP', `over ${ANSWER_MS} ms`];
const cells = ({ name, count, inp, slow }) => [name, count, `${inp} ms`, slow.length];

export const tapsTable = (results) => table([HEAD, ...results.map(cells)]);
export const tapsRows = (results) => [HEAD, HEAD.map(() => '---'), ...results.map(cells)];
export const slowJourneys = (results) => results.filter(({ inp }) => inp > LIMIT_MS).map(({ name }) => name);
