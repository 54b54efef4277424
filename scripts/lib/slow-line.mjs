import { asPhone, median, SLOW_LINE, storeSession } from './phone.mjs';
import { table, UserError } from './terminal.mjs';

/** Seconds until the dashboard can be read: a heading above the places of its cards, or the cards themselves. */
export const READABLE_S = 4;
const MOST_SHIFT = 0.02;
const WAIT_MS = 60_000;
const CONTENT = 'Calorie goal';

/** Runs in the page: notes when there is something to read, when its cards are there, and what moved meanwhile. */
function watch(content) {
  const seen = { shift: 0 };
  window.seen = seen;
  const isVisible = (element) => element && element.getBoundingClientRect().height > 0;
  const note = (name) => {
    if (name in seen) return;
    seen[name] = undefined;
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen[name] = performance.now();
      }),
    );
  };
  const hasContent = (main) =>
    [...(main?.querySelectorAll('h2, h3') ?? [])].some(({ textContent }) => textContent === content);
  const look = () => {
    const heading = document.querySelector('#frame .heading');
    const hasSkeleton =
      isVisible(heading) && heading.textContent && document.querySelector('#frame [data-place]');
    if (hasSkeleton || document.querySelector('main h1')) note('heading');
    const isDrawn = hasContent(document.querySelector('#root main'));
    if (isDrawn) note('drawn');
    if (isDrawn || hasContent(document.querySelector('#snapshot main'))) note('content');
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  addEventListener('DOMContentLoaded', look);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function visit(context, address) {
  const page = await context.newPage();
  try {
    await asPhone(context, page, SLOW_LINE);
    await page.addInitScript(watch, CONTENT);
    await page.goto(`${address}/dashboard`, { waitUntil: 'commit', timeout: WAIT_MS });
    await page
      .waitForFunction(() => window.seen?.drawn !== undefined, undefined, { timeout: WAIT_MS })
      .catch(() => undefined);
    return await page.evaluate(() => ({ ...window.seen }));
  } finally {
    await page.close();
  }
}

/** On a line without limits, for long enough that the worker and the page have stored what they need. */
async function prepareRepeat(context, address) {
  const page = await context.newPage();
  await asPhone(context, page);
  await page.goto(`${address}/dashboard`, { waitUntil: 'networkidle' });
  const isStored = () => localStorage.getItem('snapshot:/dashboard') !== null;
  await page.waitForFunction(isStored, undefined, { timeout: WAIT_MS }).catch(() => {
    throw new UserError('The dashboard stored nothing for its next visit.');
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
}

const seconds = (visits, what) => {
  const times = visits.map((one) => one[what]);
  return times.includes(undefined) ? Number.NaN : median(times) / 1000;
};

const resultOf = (name, visits, readable) => ({
  name,
  readable: seconds(visits, readable),
  content: seconds(visits, 'content'),
  drawn: seconds(visits, 'drawn'),
  shift: Math.max(...visits.map(({ shift }) => shift)),
});

/** The dashboard on a line of 50 kB a second: a first visit with nothing stored, and one with what the last one stored. */
export async function measureSlowLine(demo, port, runs) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const first = [];
    while (first.length < runs) {
      const context = await browser.newContext();
      await storeSession(context, await demo.storageOf('Member'), demo.address);
      first.push(await visit(context, demo.address));
      await context.close();
    }
    const context = await browser.newContext();
    await storeSession(context, await demo.storageOf('Member'), demo.address);
    await prepareRepeat(context, demo.address);
    const repeat = [];
    while (repeat.length < runs) repeat.push(await visit(context, demo.address));
    await context.close();
    return [
      resultOf('first, nothing stored', first, 'heading'),
      resultOf('repeat, stored', repeat, 'content'),
    ];
  } finally {
    await browser.close();
  }
}

const HEAD = ['visit', 'readable', 'cards painted', 'drawn by the application', 'shift'];
const inWords = (time) => (Number.isNaN(time) ? '–' : `${time.toFixed(2)} s`);
const cells = ({ name, readable, content, drawn, shift }) => [
  name,
  ...[readable, content, drawn].map(inWords),
  shift.toFixed(3),
];

export const slowLineTable = (results) => table([HEAD, ...results.map(cells)]);
export const slowLineRows = (results) => [HEAD, HEAD.map(() => '---'), ...results.map(cells)];
/** What is not a number was never painted. */
export const isReadable = (results) =>
  results.every(({ readable, shift }) => readable < READABLE_S && shift <= MOST_SHIFT);
