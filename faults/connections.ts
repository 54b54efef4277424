import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Server, tidy } from '../apps/server/test/server-process.ts';
import { databaseOf, type Installation, install, query, start } from './installation.ts';
import { judge, Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { type RudeCallers, rudeCallers, wire } from './rude-callers.ts';
import { type Answer, isGood, some } from './send.ts';
import { count, Findings, type Verdict } from './verdict.ts';

const SLOW = 200;
/** Bytes; more than such a caller is given time for. */
const LONG = 2000;
const DEAF = 5;
/** Some 375 kB each: more than the system keeps for a connection, so that the rest waits in the server. */
const ASKED = 30;
const CUT = 25;
const PIPELINED = 20;
const BOUND_MS = 300_000;
const MEMORY_MB = 256;
const WRITERS = 2;

const meal = (name: string) => JSON.stringify({ name, calories: 1, date: '2001-01-01' });

/** Where the system tells; elsewhere there is nothing to compare. */
const told = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const megabytesOf = ({ child }: Server) =>
  Number(/VmRSS:\s+(\d+)/.exec(told(`/proc/${child.pid}/status`))?.[1] ?? 0) / 1024;

/** Connections the server has not let go of: established, or ended by the caller only. */
function connectionsOf({ url }: Server): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  return [...told('/proc/net/tcp').matchAll(new RegExp(`: \\w{8}:${port} \\w+:\\w+ 0[18] `, 'g'))].length;
}

/** Hangs up, hard, after each part of a request; answers the names nothing may be stored under. */
async function hangUp({ open }: RudeCallers, authorization: string): Promise<string[]> {
  const names: string[] = [];
  for (let turn = 0; turn < CUT; turn++) {
    const name = `cut-${turn}`;
    const body = meal(name);
    const line = 'POST /api/meals';
    // In the last a whole meal has arrived, and is not all that was promised.
    const whole = [
      '',
      'POST /api/me',
      wire(line, { authorization }, '', body.length),
      wire(line, { authorization }, body.slice(0, body.length / 2), body.length),
      wire(line, { authorization }, body, body.length + 10),
    ];
    const socket = await open();
    socket.write(whole[turn % whole.length] ?? '');
    await sleep(5);
    if (turn % 2) socket.destroy();
    else socket.resetAndDestroy();
    names.push(name);
  }
  return names;
}

/** Sends everything and is gone before the answer: stored or not, the server must take no harm. */
async function neverWait({ open }: RudeCallers, authorization: string): Promise<void> {
  for (let turn = 0; turn < CUT; turn++) {
    const socket = await open();
    socket.write(wire('GET /api/workouts/exercises', { authorization }));
    if (turn % 2) await sleep(turn);
    socket.resetAndDestroy();
  }
}

/** Ask for much, over and over, and never read a byte of it. */
async function neverRead({ open }: RudeCallers, authorization: string): Promise<void> {
  const request = wire('GET /api/workouts/exercises', { authorization });
  for (let place = 0; place < DEAF; place++) {
    const socket = await open();
    socket.pause();
    socket.write(request.repeat(ASKED));
  }
}

async function pipelined({ open, answers }: RudeCallers, authorization: string): Promise<string[]> {
  const socket = await open();
  const requests = Array.from({ length: PIPELINED }, (_, place) =>
    wire(`GET /api/meals/date/2001-02-${String(place + 1).padStart(2, '0')}?place=${place}`, {
      authorization,
    }),
  );
  socket.write([...requests, wire('GET /api/nothing', {})].join(''));
  const text = await answers(socket, PIPELINED + 1);
  return [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status ?? '');
}

async function until(holds: () => boolean, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (!holds() && performance.now() < deadline) await sleep(50);
  return holds();
}

async function torment(server: Server, home: Installation, toTheEnd: boolean, findings: Findings) {
  // Another member than the reader: who asks for too much at once is refused, and nobody else.
  const [rudeToken = '', token = ''] = home.tokens;
  const authorization = `Bearer ${rudeToken}`;
  const before = megabytesOf(server);
  const rude = rudeCallers(server.url);
  const ledger = new Ledger(home.tokens);
  const odd: Answer[] = [];
  const onAnswer = (_url: string, answer: Answer) => void (isGood(answer) || odd.push(answer));
  const reader = { method: 'GET', path: '/api/users/profile', token } as const;
  const load = startLoad({ ledger, writers: WRITERS, reader, url: () => server.url, onAnswer });
  try {
    const body = meal('slow').padEnd(LONG);
    const slow = wire('POST /api/meals', { authorization, 'x-slow': 'x'.repeat(LONG) }, body);
    for (let place = 0; place < SLOW; place++)
      await rude.drip(slow, place % 2 ? 0 : slow.length - body.length);
    const names = await hangUp(rude, authorization);
    await neverWait(rude, authorization);
    const statuses = await pipelined(rude, authorization);
    await neverRead(rude, authorization);
    await load.acknowledged(20);
    await sleep(500);
    const during = megabytesOf(server);
    const most = connectionsOf(server);
    // Seen from the server: who never reads does not notice either that it was hung up on.
    const isRid = () => connectionsOf(server) <= WRITERS + 1;
    const ended = toTheEnd && (await until(isRid, BOUND_MS));
    const left = connectionsOf(server) - WRITERS - 1;
    rude.leave();
    await load.stop();
    const back = await until(isRid, 10_000);

    const stored = await query(await databaseOf(home), 'select from meals where name = any($1)', [
      [...names, 'slow'],
    ]);
    const growth = Math.max(0, Math.round(during - before));
    findings.tell(
      `${most} connections at once: ${SLOW} callers byte by byte, ${DEAF} who never read, ${2 * CUT} who hang up, ${PIPELINED} calls at once on one connection; ` +
        `meanwhile ${count(ledger.acknowledged() + load.reads.filter(isGood).length, 'answer')} 2xx to others and ${odd.length} anything else, ` +
        `${stored.length} stored from cut bodies, ${growth} MB more memory${ended ? ', all of them hung up on in the end' : ''}`,
    );
    findings.expect(odd.length === 0, `others are answered ${some(odd)}`);
    findings.expect(
      statuses.join() === [...Array(PIPELINED).fill('200'), '404'].join(),
      `calls at once are answered ${statuses.join()}`,
    );
    findings.expect(stored.length === 0, 'something was stored from a body that never came');
    judge(findings, await ledger.settle(server.url, await databaseOf(home)));
    findings.expect(growth < MEMORY_MB, `the server grew by ${growth} MB`);
    findings.expect(!toTheEnd || ended, `${left} slow callers were never hung up on`);
    findings.expect(back, 'connections that ended are still open in the server');
  } finally {
    rude.leave();
  }
}

/** Slow, cut and deaf connections beside callers who want an answer. */
export async function connections({ toTheEnd }: { toTheEnd: boolean }): Promise<Verdict> {
  const findings = new Findings();
  const home = await install();
  try {
    const server = await start(home.dataDir);
    await torment(server, home, toTheEnd, findings);
    findings.expect((await server.stop()) === 0, 'the server did not end with 0');
  } finally {
    await tidy(home.dataDir);
  }
  return findings.verdict();
}
