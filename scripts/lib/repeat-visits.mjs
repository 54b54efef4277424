import { table, UserError } from './terminal.mjs';

/** Lighthouse's phone, its processor and its slow 4G as it applies them with --throttling-method=devtools. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const CPU_SLOWDOWN = 4;
const KBPS = 1024 / 8;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * KBPS,
  uploadThroughput: 675 * KBPS,
};
const LIMIT_MS = 10_000;

/** `content`: a heading that only stands there with what the member has stored. */
const PAGES = [
  { name: 'dashboard', path: '/dashboard', content: 'Calorie goal' },
  { name: 'tracker', path: '/calorietracker', content: 'Breakfast' },
];

/** Runs in the page: notes when the first heading and the content have been painted. */
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
  const look = () => {
    const main = document.querySelector('main');
    if (!main) return;
    if (main.querySelector('h1')) note('page');
    const headings = [...main.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
    if (headings.includes(content) && !main.querySelector('[role="alert"]')) note('content');
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    painted.largest = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function visit(context, address, content) {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDeviceMetricsOverride', PHONE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.addInitScript(watchPaints, content);
    await page.goto(address, { waitUntil: 'commit' });
    const isThere = () => window.painted?.content !== undefined;
    await page.waitForFunction(isThere, undefined, { timeout: LIMIT_MS }).catch(() => undefined);
    return await page.evaluate(() => ({ ...window.painted }));
  } finally {
    await page.close();
  }
}

/** The worker has stored everything, and each page has been opened once. */
async function prepare(context, address) {
  const page = await context.newPage();
  for (const { path } of [...PAGES, PAGES[0]]) {
    await page.goto(address + path, { waitUntil: 'networkidle' });
    const isReady = page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const late = new Promise((_, reject) => {
      setTimeout(() => reject(new UserError('The shell worker was not installed.')), 60_000).unref();
    });
    await Promise.race([isReady, late]);
  }
  await page.close();
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

async function measure(context, address, runs, server) {
  const rows = [];
  for (const { name, path, content } of PAGES) {
    const visits = [];
    while (visits.length < runs) visits.push(await visit(context, address + path, content));
    const of = (what) => {
      const times = visits.map((one) => one[what]);
      return times.includes(undefined) ? '–' : `${(median(times) / 1000).toFixed(2)} s`;
    };
    rows.push([name, server, of('page'), of('content'), of('largest')]);
  }
  return rows;
}

/** Repeat visits of a signed-in member with the shell worker, with the server and without. Stops the server. */
export async function measureRepeatVisits(demo, port, runs) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = browser.contexts()[0];
  try {
    await prepare(context, demo.address);
    const up = await measure(context, demo.address, runs, 'runs');
    await demo.stop();
    const down = await measure(context, demo.address, runs, 'stopped');
    return [...up, ...down];
  } finally {
    await browser.close();
  }
}

const HEAD = ['repeat visit', 'server', 'heading painted', 'content painted', 'LCP'];

export const repeatTable = (rows) => table([HEAD, ...rows]);
export const repeatRows = (rows) => [HEAD, HEAD.map(() => '---'), ...rows];
