import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { newFolder } from '../apps/server/test/server-process.ts';
import { BROWSER_FLAGS } from '../scripts/lib/browser-flags.mjs';

const DRAINED_MS = 90_000;
const POLL_MS = 100;

/** A write in the browser's queue. */
export interface QueuedRow {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly state: string;
  readonly tries: number;
}

/** Runs in the page, as text: the compiler of this process adds calls to functions that the page does not have. */
const READ_QUEUE = `(async () => {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('fitarc-outbox')) return [];
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const db = await done(indexedDB.open('fitarc-outbox'));
  try {
    return await done(db.transaction('writes').objectStore('writes').getAll());
  } finally {
    db.close();
  }
})()`;

/** A member's browser, whose profile outlives its windows. */
export class MemberBrowser {
  readonly #url: string;
  readonly #executablePath: string;
  #folder = '';
  #context: BrowserContext | undefined;
  #page: Page | undefined;

  constructor(url: string, executablePath: string) {
    this.#url = url;
    this.#executablePath = executablePath;
  }

  get page(): Page {
    if (!this.#page) throw new Error('the browser is closed');
    return this.#page;
  }

  async open(): Promise<void> {
    this.#folder ||= await newFolder();
    this.#context = await chromium.launchPersistentContext(this.#folder, {
      executablePath: this.#executablePath,
      args: BROWSER_FLAGS,
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
    });
    this.#context.setDefaultTimeout(30_000);
    this.#page = this.#context.pages()[0] ?? (await this.#context.newPage());
  }

  newTab(): Promise<Page> {
    if (!this.#context) throw new Error('the browser is closed');
    return this.#context.newPage();
  }

  /** As a login leaves it. */
  async signIn(token: string): Promise<void> {
    await this.page.goto(`${this.#url}/start.js`);
    await this.page.evaluate((value) => {
      localStorage.setItem('token', value);
      localStorage.setItem('isVerified', 'true');
    }, token);
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  queue = (): Promise<QueuedRow[]> => this.page.evaluate<QueuedRow[]>(READ_QUEUE);

  /** Waits until all is sent; `nudge` tells the page that there is a network again, as browsers do. */
  async drained(nudge: boolean): Promise<QueuedRow[]> {
    const deadline = performance.now() + DRAINED_MS;
    for (;;) {
      const rows = await this.queue();
      if (rows.every(({ state }) => state !== 'waiting') || performance.now() > deadline) return rows;
      if (nudge) await this.page.evaluate(() => window.dispatchEvent(new Event('online')));
      await sleep(POLL_MS);
    }
  }
}
