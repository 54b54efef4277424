import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import type { EngineConnection } from '../apps/server/src/platform/engine/engine-types.ts';
import { query } from './installation.ts';
import { type Answer, type Call, isGood, send } from './send.ts';
import { count, type Findings } from './verdict.ts';

/** Few enough for a day of a member. */
const WRITES_A_DAY = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.parse('2000-01-01');
/** Apart enough that the days of two ledgers never meet, which would fill them. */
const DAYS_A_LEDGER = 100;
let ledgers = 0;

export interface Write {
  /** Stands in the record and is the key of the call. */
  readonly name: string;
  readonly call: Call;
  answer?: Answer;
}

const isAcknowledged = ({ answer }: Write) => answer !== undefined && isGood(answer);

const meal = (name: string, date: string) => ({ name, date, calories: 100, serving: '100g' });
const workout = (name: string, date: string) => ({
  workout_type: 'Custom',
  workout_name: name,
  date,
  exercises: [{ exercise_name: 'Squat', set_details: [{ reps: 5, weight: 60 }, { reps: 4 }] }],
});

/** A workout counts when all of it is there. */
const STORED = `select name, count(*)::int as times from (
    select name from meals union all
    select name from workouts w where
      (select count(*) from workout_sets s where s.user_id = w.user_id and s.workout_id = w.id) = 2
  ) as stored where starts_with(name, $1) group by name`;

/** What was sent and how it was answered, and whether the database agrees. */
export class Ledger {
  readonly #prefix = randomBytes(4).toString('hex');
  readonly #firstDay = FIRST_DAY + ledgers++ * DAYS_A_LEDGER * DAY_MS;
  readonly #tokens: readonly string[];
  readonly writes: Write[] = [];

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** Something new to send, a meal and a workout in turn. */
  next(): Write {
    const number = this.writes.length;
    const name = `${this.#prefix}-${number}`;
    const date = new Date(this.#firstDay + Math.floor(number / WRITES_A_DAY) * DAY_MS)
      .toISOString()
      .slice(0, 10);
    const [path, body] =
      number % 2 ? ['/api/workouts', workout(name, date)] : ['/api/meals', meal(name, date)];
    const token = this.#tokens[(number >> 1) % this.#tokens.length] ?? '';
    const write: Write = { name, call: { method: 'POST', path, token, key: name, body } };
    this.writes.push(write);
    return write;
  }

  /** Those without a good answer. */
  open = () => this.writes.filter((write) => !isAcknowledged(write));
  acknowledged = () => this.writes.filter(isAcknowledged).length;

  /** How often each of them is stored. */
  async stored(connection: EngineConnection): Promise<Map<string, number>> {
    const rows = await query<{ name: string; times: number }>(connection, STORED, [`${this.#prefix}-`]);
    return new Map(rows.map(({ name, times }) => [name, times]));
  }

  /** Sends what got no good answer again with the same key, as a client does who cannot know, and counts. */
  async settle(url: string, connection: EngineConnection): Promise<Settled> {
    const before = await this.stored(connection);
    const lost = this.writes.filter((write) => isAcknowledged(write) && !before.has(write.name)).length;
    const open = this.open();
    const cut = open.filter(({ answer }) => answer === 'cut');
    const agent = new Agent({ keepAlive: true });
    for (const write of open) write.answer = await send(url, write.call, agent);
    agent.destroy();
    const after = await this.stored(connection);
    return {
      acknowledged: this.writes.length - open.length,
      again: open.length,
      already: open.filter(({ name }) => before.has(name)).length,
      orphans: cut.filter(({ name }) => before.has(name)).length,
      lost,
      doubled: [...after.values()].filter((times) => times > 1).length,
      missing: this.writes.filter(({ name }) => !after.has(name)).length + this.open().length,
    };
  }
}

/** What has become of the writes. */
export interface Settled {
  readonly acknowledged: number;
  /** Sent again, because the answer was lost or no good one. */
  readonly again: number;
  /** Of those, stored the first time. */
  readonly already: number;
  /** Of those, cut off without an answer. */
  readonly orphans: number;
  readonly lost: number;
  readonly doubled: number;
  /** Not there even after they were sent again. */
  readonly missing: number;
}

export function judge(
  findings: Findings,
  { acknowledged, again, already, lost, doubled, missing }: Settled,
): void {
  findings.tell(
    `${count(acknowledged, 'write')} acknowledged, ${lost} lost, ${doubled} doubled; ` +
      `${count(again, 'write')} without a good answer (${already} of them stored), sent again, ${missing} missing`,
  );
  findings.expect(acknowledged > 0, 'nothing was written');
  findings.expect(lost === 0, 'what was acknowledged was lost');
  findings.expect(doubled === 0, 'what was sent once or twice is there more than once');
  findings.expect(missing === 0, 'what was sent again is not there');
}
