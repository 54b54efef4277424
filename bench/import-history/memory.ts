import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

const EVERY_MS = 250;

/** PSS in MB: its own pages, and its share of those it has together with others; 0 where the system does not tell. */
async function heldBy(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return (Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024) / 1_000_000;
}

async function processesOf(session: CDPSession) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return Promise.all(processInfo.map(async ({ id, type }) => ({ id, type, mb: await heldBy(id) })));
}

export interface Growth {
  /** The process of the page, in which its workers run. */
  readonly page: number;
  /** All processes of the browser: what the page sends and stores on the device passes through others. */
  readonly browser: number;
}

const sum = (list: readonly { readonly mb: number }[]) => list.reduce((total, { mb }) => total + mb, 0);

/** The most that the page, and the browser as a whole, hold while something runs, beyond what they held before. */
export async function whileSampling<T>(
  browser: Browser,
  page: Page,
  run: () => Promise<T>,
): Promise<{ result: T; growth: Growth }> {
  const session = await browser.newBrowserCDPSession();
  const ofPage = await page.context().newCDPSession(page);
  await ofPage.send('HeapProfiler.collectGarbage');
  await ofPage.detach();
  const before = await processesOf(session);
  // The browser has other renderers for its own surface, which do nothing: the page's is the one that grows most.
  const renderers = new Map(before.filter(({ type }) => type === 'renderer').map(({ id, mb }) => [id, mb]));
  const peak = { page: 0, browser: 0 };
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      const now = await processesOf(session);
      const growths = now.map(({ id, mb }) => mb - (renderers.get(id) ?? Number.POSITIVE_INFINITY));
      peak.page = Math.max(peak.page, ...growths);
      peak.browser = Math.max(peak.browser, sum(now) - sum(before));
      await sleep(EVERY_MS);
    }
  })();
  const ended = run().finally(() => {
    isOver = true;
  });
  const [result] = await Promise.all([ended, sampling]);
  return { result, growth: peak };
}
