import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Server, tidy } from '../apps/server/test/server-process.ts';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { type CuttingProxy, cuttingProxy, type NetworkCut } from './cutting-proxy.ts';
import { correct, type Entry, formOf, type Kind, newEntry, openPage, remove, timesShown } from './entries.ts';
import { judgeEntries } from './entries-ledger.ts';
import { databaseOf, type Installation, install, start } from './installation.ts';
import { MemberBrowser } from './member-browser.ts';
import { Random } from './random.ts';
import { count, Findings, type Verdict } from './verdict.ts';

/** `stop`: the server is stopped (SIGSTOP) and goes on later. `kill`: it is killed and started again. */
type Cut = NetworkCut | 'stop' | 'kill';
const CUTS: readonly [Cut, ...Cut[]] = ['refuse', 'hang', 'lose', 'portal', 'half', 'stop', 'kill'];
const KINDS: readonly [Kind, ...Kind[]] = ['meal', 'weight', 'workout'];
const TIMINGS = ['before', 'during', 'after'] as const;
/** The screens wait this long before a write is queued. */
const SCREEN_PATIENCE_MS = 4_000;
const PRESSES = 6;
const PROFILE = { height: 180, current_weight: 80, weight_unit: 'kg', height_unit: 'cm' };

const isNetworkCut = (cut: Cut): cut is NetworkCut => cut !== 'stop' && cut !== 'kill';

/** The server behind a proxy, and what is done to both. */
class Line {
  readonly #home: Installation;
  readonly proxy: CuttingProxy;
  server: Server;

  constructor(home: Installation, proxy: CuttingProxy, server: Server) {
    this.#home = home;
    this.proxy = proxy;
    this.server = server;
    proxy.forwardTo(server.url);
  }

  begin(cut: Cut): void {
    if (isNetworkCut(cut)) this.proxy.begin(cut);
    else this.server.child.kill(cut === 'stop' ? 'SIGSTOP' : 'SIGKILL');
  }

  async end(cut: Cut, held: 'handle' | 'drop'): Promise<void> {
    if (isNetworkCut(cut)) this.proxy.end(held);
    else if (cut === 'stop') this.server.child.kill('SIGCONT');
    else {
      await this.server.ended;
      this.server = await start(this.#home.dataDir);
      this.proxy.forwardTo(this.server.url);
    }
  }
}

interface Stage {
  readonly line: Line;
  readonly browser: MemberBrowser;
  readonly random: Random;
  readonly findings: Findings;
  readonly entries: Entry[];
  readonly email: string;
  /** The page that is open. */
  kind?: Kind | undefined;
}

/** How long a cut lasts; every second one outlasts the patience of the screens where nothing else ends it. */
function durationOf(cut: Cut, random: Random): number {
  const isLong = (cut === 'hang' || cut === 'stop') && random.chance(0.4);
  return isLong ? SCREEN_PATIENCE_MS + random.between(100, 1500) : random.between(0, 1200);
}

/** Presses again where the screen said that it is not stored; by then the cut is over. */
async function enter(page: Page, entry: Entry, stage: Stage, over: () => Promise<void>): Promise<void> {
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

async function change(page: Page, entry: Entry, stage: Stage, over: () => Promise<void>): Promise<void> {
  if (entry.kind === 'workout' || !stage.random.chance(0.3)) return;
  const how = stage.random.chance(0.5) ? correct : remove;
  for (let press = 0; press < PRESSES; press++) {
    if ((await how(page, entry)) === 'accepted') return;
    await over();
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

async function round(stage: Stage, cut: Cut): Promise<void> {
  const { line, browser, random, findings } = stage;
  const isSame = stage.kind !== undefined && random.chance(0.6);
  const kind = isSame && stage.kind ? stage.kind : random.pick(KINDS);
  const entry = next(stage, kind);
  if (kind !== stage.kind || kind === 'meal') await openPage(browser.page, line.proxy.url, entry);
  stage.kind = kind;
  const form = formOf(browser.page, entry);
  await form.fill();

  const timing = random.pick(TIMINGS);
  const held = random.chance(0.5) ? 'handle' : 'drop';
  const duration = durationOf(cut, random);
  let ended: Promise<void> | undefined;
  const begin = () => {
    line.begin(cut);
    ended = sleep(duration).then(() => line.end(cut, held));
  };
  const over = async () => ended;
  if (timing === 'before') begin();
  const pressed = form.press();
  if (timing === 'during') begin();
  await pressed;
  if (timing === 'after') {
    await sleep(random.between(0, 60));
    begin();
  }
  await enter(browser.page, entry, stage, over);
  if (random.chance(0.2)) {
    const second = next(stage, kind);
    const other = { ...second, date: kind === 'meal' ? entry.date : second.date };
    const again = formOf(browser.page, other);
    await again.fill();
    await again.press();
    await enter(browser.page, other, stage, over);
    await change(browser.page, other, stage, over);
  }
  await change(browser.page, entry, stage, over);
  if (cut !== 'refuse' && cut !== 'kill' && cut !== 'stop') await leave(stage, entry);
  await over();
  const rows = await browser.drained(!random.chance(0.04));
  findings.expect(
    rows.length === 0,
    `left in the queue after ${cut} ${timing} ${entry.name}: ${JSON.stringify(rows)}`,
  );
  if (kind === 'meal') await expectShown(stage, entry, `${cut} ${timing}`);
}

/** Once each without a cut, and one that waits: the browser has the code of all screens from then on. */
async function warmUp(stage: Stage): Promise<void> {
  const { browser, line } = stage;
  for (const kind of ['meal', 'workout', 'weight', 'weight', 'weight'] as const) {
    const entry = next(stage, kind);
    await openPage(browser.page, line.proxy.url, entry);
    const form = formOf(browser.page, entry);
    await form.fill();
    const isLast = stage.kind === 'weight';
    if (isLast) line.begin('portal');
    await form.press();
    await enter(browser.page, entry, stage, async () => undefined);
    if (isLast) await line.end('portal', 'drop');
    stage.kind = kind;
    await browser.drained(true);
  }
}

async function expectShown({ browser, findings }: Stage, entry: Entry, words: string): Promise<void> {
  const wanted = entry.isDeleted ? 0 : 1;
  const deadline = performance.now() + 10_000;
  let shown = await timesShown(browser.page, entry);
  while (shown !== wanted && performance.now() < deadline) {
    await sleep(100);
    shown = await timesShown(browser.page, entry);
  }
  findings.expect(shown === wanted, `${entry.name} is shown ${shown} times after ${words}`);
}

async function rounds(
  total: number,
  stage: Omit<Stage, 'browser' | 'email'>,
  home: Installation,
  executable: string,
) {
  const counts = new Map<Cut, number>(CUTS.map((cut) => [cut, 0]));
  const members = Math.min(home.emails.length, Math.ceil(total / 10));
  let done = 0;
  for (let place = 0; place < members; place++) {
    const token = home.tokens[place] ?? '';
    const headers = { 'x-time-zone': 'Europe/Berlin' };
    await stage.line.server.call('PUT', '/api/users/profile', { token, headers, body: PROFILE });
    const browser = new MemberBrowser(stage.line.proxy.url, executable);
    const mine: Stage = { ...stage, browser, email: home.emails[place] ?? '' };
    try {
      await browser.open();
      await browser.signIn(token);
      await warmUp(mine);
      for (; done < (total * (place + 1)) / members; done++) {
        const cut = stage.random.pick(CUTS);
        counts.set(cut, (counts.get(cut) ?? 0) + 1);
        const startedAt = performance.now();
        await round(mine, cut).catch(async (error: Error) => {
          if (process.env.FAULTS_TRACE) await browser.page.screenshot({ path: '/tmp/h23/fault.png' });
          throw new Error(
            `round ${done}, ${cut}, ${mine.kind}, queue ${JSON.stringify(await browser.queue())}`,
            { cause: error },
          );
        });
        if (process.env.FAULTS_TRACE)
          console.log(done, cut, mine.kind, Math.round(performance.now() - startedAt));
      }
    } finally {
      await browser.remove();
    }
  }
  return counts;
}

/** Random cuts of the connection while a member enters things in a browser: none is lost, none is stored twice. */
export async function offline({ rounds: total }: { rounds: number }): Promise<Verdict> {
  const executable = await findBrowser({ install: true }).catch((error: Error) => error);
  if (executable instanceof Error) return { passed: true, skipped: true, lines: [executable.message] };
  await ensureBuilt();
  const seed = Number(process.env.FAULTS_SEED) || Math.floor(Math.random() * 2 ** 31);
  const findings = new Findings();
  const home = await install();
  const proxy = await cuttingProxy();
  const entries: Entry[] = [];
  try {
    const line = new Line(home, proxy, await start(home.dataDir));
    const stage = { line, random: new Random(seed), findings, entries };
    const counts = await rounds(total, stage, home, executable);
    findings.tell(
      `${count(total, 'round')}: ${[...counts].map(([cut, times]) => `${times} ${cut}`).join(', ')}; ` +
        `${count(proxy.touched(), 'call')} touched; seed ${seed}`,
    );
    await judgeEntries(findings, entries, await databaseOf(home));
    findings.expect((await line.server.stop()) === 0, 'the server did not end with 0');
  } catch (error) {
    findings.expect(
      false,
      `seed ${seed}: ${(error as Error).message} ${((error as Error).cause as Error | undefined)?.stack}`,
    );
  } finally {
    proxy.close();
    await tidy(home.dataDir);
  }
  return findings.verdict();
}
