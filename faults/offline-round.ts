import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { correct, type Entry, formOf, type Kind, newEntry, openPage, remove, timesShown } from './entries.ts';
import type { Cut, Line } from './line.ts';
import type { MemberBrowser } from './member-browser.ts';
import type { Random } from './random.ts';
import type { Findings } from './verdict.ts';

const KINDS: readonly [Kind, ...Kind[]] = ['meal', 'weight', 'workout'];
const TIMINGS = ['before', 'during', 'after'] as const;
/** The screens wait this long before a write is queued. */
const SCREEN_PATIENCE_MS = 4_000;
const SHOWN_MS = 10_000;
const PRESSES = 6;

export interface Stage {
  readonly line: Line;
  readonly browser: MemberBrowser;
  readonly random: Random;
  readonly findings: Findings;
  readonly entries: Entry[];
  readonly email: string;
  /** The page that is open. */
  kind?: Kind | undefined;
}

/** Waits until the cut is over. */
type Over = () => Promise<void>;

const canLoadPages = (cut: Cut) => cut !== 'refuse' && cut !== 'kill' && cut !== 'stop';

/** How long a cut lasts; some outlast the patience of the screens where nothing else ends it. */
function durationOf(cut: Cut, random: Random): number {
  const isLong = (cut === 'hang' || cut === 'stop') && random.chance(0.4);
  return isLong ? SCREEN_PATIENCE_MS + random.between(100, 1500) : random.between(0, 1200);
}

/** Presses again where the screen said that it is not stored; by then the cut is over. */
async function enter(page: Page, entry: Entry, stage: Stage, over: Over): Promise<void> {
  const form = formOf(page, entry);
  for (let press = 0; press < PRESSES; press++) {
    if (press > 0) await form.press();
    if ((await form.said()) === 'accepted') {
      stage.entries.push(entry);
      return;
    }
    await over();
  }
  throw new Error(`${entry.kind} ${entry.name} was refused ${PRESSES} times`);
}

async function change(page: Page, entry: Entry, stage: Stage, over: Over): Promise<void> {
  if (entry.kind === 'workout' || !stage.random.chance(0.3)) return;
  const how = stage.random.chance(0.5) ? correct : remove;
  for (let press = 0; press < PRESSES; press++) {
    if ((await how(page, entry)) === 'accepted') return;
    await over();
    if (how === remove && (await timesShown(page, entry)) === 0) {
      entry.isDeleted = true;
      return;
    }
  }
  throw new Error(`a change of ${entry.kind} ${entry.name} was refused ${PRESSES} times`);
}

/** The page is loaded again, or the browser closed and opened, with what waits. */
async function leave(stage: Stage, entry: Entry): Promise<void> {
  const { browser, random, line } = stage;
  if (random.chance(0.85)) return;
  if (random.chance(0.3)) {
    await browser.close();
    await browser.open();
  }
  await openPage(browser.page, line.proxy.url, entry);
}

const next = (stage: Stage, kind: Kind) => newEntry(kind, stage.email, ++entered);
let entered = 0;

async function expectShown({ browser, findings }: Stage, entry: Entry, words: string): Promise<void> {
  const wanted = entry.isDeleted ? 0 : 1;
  const deadline = performance.now() + SHOWN_MS;
  let shown = await timesShown(browser.page, entry);
  while (shown !== wanted && performance.now() < deadline) {
    await sleep(100);
    shown = await timesShown(browser.page, entry);
  }
  findings.expect(shown === wanted, `${entry.name} is shown ${shown} times after ${words}`);
}

/** Another thing while the first may wait, in the same tab or in a second one. */
async function enterAnother(stage: Stage, first: Entry, cut: Cut, over: Over): Promise<void> {
  const { browser, random, line } = stage;
  const another = next(stage, first.kind);
  const entry = { ...another, date: first.kind === 'meal' ? first.date : another.date };
  const inOtherTab = canLoadPages(cut) && random.chance(0.4);
  const page = inOtherTab ? await browser.newTab() : browser.page;
  if (inOtherTab) await openPage(page, line.proxy.url, entry);
  const form = formOf(page, entry);
  await form.fill();
  await form.press();
  await enter(page, entry, stage, over);
  await change(page, entry, stage, over);
  if (inOtherTab) await page.close();
}

/** Presses with the cut beginning before, during or just after it. Answers how to wait for the end of the cut. */
async function pressDuringCut(stage: Stage, cut: Cut, press: () => Promise<void>): Promise<Over> {
  const { line, random } = stage;
  const timing = random.pick(TIMINGS);
  const held = random.pick(['handle', 'drop'] as const);
  const duration = durationOf(cut, random);
  let ended: Promise<void> | undefined;
  const begin = () => {
    line.begin(cut);
    ended = sleep(duration).then(() => line.end(cut, held));
  };
  if (timing === 'before') begin();
  const pressed = press();
  if (timing === 'during') begin();
  await pressed;
  if (timing === 'after') {
    await sleep(random.between(0, 60));
    begin();
  }
  return async () => ended;
}

/** One cut, and what is entered in it. */
export async function round(stage: Stage, cut: Cut): Promise<void> {
  const { line, browser, random, findings } = stage;
  const kind = stage.kind && random.chance(0.6) ? stage.kind : random.pick(KINDS);
  const entry = next(stage, kind);
  if (kind !== stage.kind || kind === 'meal') await openPage(browser.page, line.proxy.url, entry);
  stage.kind = kind;
  const form = formOf(browser.page, entry);
  await form.fill();
  const over = await pressDuringCut(stage, cut, form.press);
  await enter(browser.page, entry, stage, over);
  if (random.chance(0.25)) await enterAnother(stage, entry, cut, over);
  await change(browser.page, entry, stage, over);
  if (canLoadPages(cut)) await leave(stage, entry);
  await over();
  const rows = await browser.drained(!random.chance(0.04));
  findings.expect(rows.length === 0, `left in the queue after ${cut}: ${JSON.stringify(rows)}`);
  if (kind === 'meal') await expectShown(stage, entry, cut);
}

/** Once each without a cut, and one that waits: the browser has the code of all screens from then on. */
export async function warmUp(stage: Stage): Promise<void> {
  const { browser, line } = stage;
  const kinds = ['meal', 'workout', 'weight', 'weight'] as const;
  for (const [place, kind] of kinds.entries()) {
    const entry = next(stage, kind);
    await openPage(browser.page, line.proxy.url, entry);
    const form = formOf(browser.page, entry);
    await form.fill();
    const waits = place === kinds.length - 1;
    if (waits) line.begin('portal');
    await form.press();
    await enter(browser.page, entry, stage, async () => undefined);
    if (waits) await line.end('portal', 'drop');
    stage.kind = kind;
    await browser.drained(true);
  }
}
