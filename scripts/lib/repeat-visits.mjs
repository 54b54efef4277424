import { asPhone, median, SLOW_4G, storeSession } from './phone.mjs';
import { table, UserError } from './terminal.mjs';

const LIMIT_MS = 10_000;

/** `content`: a heading that only stands there with what the member has stored. */
const PAGES = [
  { name: 'dashboard', path: '/dashboard', content: 'Calorie goal' },
  { name: 'tracker', path: '/calorietracker', content: 'Breakfast' },
];

/**
 * Runs in the page: notes when the content has been painted, by the snapshot of the last visit or by the application
 * (`drawn`).
 */
function watchPaints(content) {
  const painted = {};
  window.painted = painted;
  const note = (name) => {
    if (name in painted) return;
    painted[name] = undefined;
    requestAnimationFrame(() =>
      setTimeout(() => {
        painted[name] = performance.now();
      }),
    );
  };
  const hasContent = (main) =>
    main &&
    [...main.querySelectorAll('h2, h3')].some(({ textContent }) => textContent === content) &&
    !main.querySelector('[role="alert"]');
  const look = () => {
    const isDrawn = hasContent(document.querySelector('#root main'));
    if (isDrawn) note('drawn');
    if (isDrawn || hasContent(document.querySelector('#snapshot main'))) note('content');
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    painted.largest = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function visit(context, address, content) {
  const page = await context.newPage();
  try {
    await asPhone(context, page, SLOW_4G);
    await page.addInitScript(watchPaints, content);
    await page.goto(address, { waitUntil: 'commit' });
    const isThere = () => window.painted?.drawn !== undefined;
    await page.waitForFunction(isThere, undefined, { timeout: LIMIT_MS }).catch(() => undefined);
    return await page.evaluate(() => ({ ...window.painted }));
  } finally {
    await page.close();
  }
}

/** Each page has been opened once, for long enough that the worker and the page have stored what they need. */
async function prepare(context, address) {
  const page = await context.newPage();
  await asPhone(context, page);
  for (const { path } of PAGES) {
    await page.goto(address + path, { waitUntil: 'networkidle' });
    const isStored = () => localStorage.getItem(`snapshot:${location.pathname}`) !== null;
    await page.waitForFunction(isStored, undefined, { timeout: 60_000 }).catch(() => {
      throw new UserError(`${path} stored nothing for its next visit.`);
    });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }
  await page.close();
}

async function measure(context, address, runs, server) {
  const rows = [];
  for (const { name, path, content } of PAGES) {
    const visits = [];
    while (visits.length < runs) visits.push(await visit(context, address + path, content));
    const of = (what) => {
      const times = visits.map((one) => one[what]);
      return times.includes(undefined) ? '–' : `${(median(times) / 1000).toFixed(2)} s`;
    };
    rows.push([name, server, of('content'), of('drawn'), of('largest')]);
  }
  return rows;
}

/** Whether each was painted in time, in seconds. */
export const areInTime = (rows, limit) => rows.every(([, , content]) => Number.parseFloat(content) < limit);

/** Repeat visits of a signed-in member with the shell worker, with the server and without. Stops the server. */
export async function measureRepeatVisits(demo, port, runs) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = await browser.newContext();
  try {
    await storeSession(context, await demo.storageOf('Member'), demo.address);
    await prepare(context, demo.address);
    const up = await measure(context, demo.address, runs, 'runs');
    await demo.stop();
    const down = await measure(context, demo.address, runs, 'stopped');
    return [...up, ...down];
  } finally {
    await browser.close();
  }
}

const HEAD = ['repeat visit', 'server', 'content painted', 'drawn by the application', 'LCP'];

export const repeatTable = (rows) => table([HEAD, ...rows]);
export const repeatRows = (rows) => [HEAD, HEAD.map(() => '---'), ...rows];
