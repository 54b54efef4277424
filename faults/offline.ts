import { tidy } from '../apps/server/test/server-process.ts';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { cuttingProxy } from './cutting-proxy.ts';
import type { Entry } from './entries.ts';
import { judgeEntries } from './entries-ledger.ts';
import { databaseOf, type Installation, install, start } from './installation.ts';
import { CUTS, type Cut, Line } from './line.ts';
import { MemberBrowser } from './member-browser.ts';
import { round, type Stage, warmUp } from './offline-round.ts';
import { Random } from './random.ts';
import { count, Findings, type Verdict } from './verdict.ts';

const PROFILE = { height: 180, current_weight: 80, weight_unit: 'kg', height_unit: 'cm' };

interface Setting {
  readonly total: number;
  readonly home: Installation;
  readonly executable: string;
}

async function runRounds(stage: Omit<Stage, 'browser' | 'email'>, { total, home, executable }: Setting) {
  const counts = new Map<Cut, number>(CUTS.map((cut) => [cut, 0]));
  const members = Math.min(home.emails.length, Math.ceil(total / 10));
  const first = CUTS.indexOf(stage.random.pick(CUTS));
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
        // In turn: the short form meets as many kinds as it has rounds.
        const cut = CUTS[(first + done) % CUTS.length] ?? 'refuse';
        counts.set(cut, (counts.get(cut) ?? 0) + 1);
        await round(mine, cut).catch((error: Error) => {
          throw new Error(`round ${done}, ${cut}, ${mine.kind}: ${error.stack}`);
        });
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
    const counts = await runRounds(stage, { total, home, executable });
    findings.tell(
      `${count(total, 'round')}: ${[...counts].map(([cut, times]) => `${times} ${cut}`).join(', ')}; ` +
        `${count(proxy.touched(), 'call')} touched; seed ${seed}`,
    );
    await judgeEntries(findings, entries, await databaseOf(home));
    findings.expect((await line.server.stop()) === 0, 'the server did not end with 0');
  } catch (error) {
    findings.expect(false, `seed ${seed}: ${(error as Error).message}`);
  } finally {
    proxy.close();
    await tidy(home.dataDir);
  }
  return findings.verdict();
}
