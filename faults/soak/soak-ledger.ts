/** Every meal and workout that was accepted in a soak, and whether the database has it once and as it was sent. */
import type { EngineConnection } from '../../apps/server/src/platform/engine/engine-types.ts';
import { query } from '../installation.ts';
import { count, type Findings } from '../verdict.ts';

const PREFIX = 'soak-';
/** Workouts count with their sets, meals with their calories. */
const STORED = `select name, count(*)::int as times, max(value)::float as value from (
    select name, calories as value from meals where starts_with(name, $1) union all
    select name, (select count(*) from workout_sets s where s.user_id = w.user_id and s.workout_id = w.id)
      from workouts w where starts_with(name, $1)
  ) as stored group by name`;

export class SoakLedger {
  /** What each is stored with; undefined where it was deleted again. */
  readonly #entries = new Map<string, number | undefined>();
  #made = 0;
  /** Writes that were sent twice with the same key, and those of them with two answers. */
  #repeated = 0;
  #differing = 0;

  /** A name that nothing else has. */
  newName = () => `${PREFIX}${++this.#made}`;

  stored(name: string, value: number): void {
    this.#entries.set(name, value);
  }

  deleted(name: string): void {
    this.#entries.set(name, undefined);
  }

  repeat(first: object, second: object): void {
    this.#repeated++;
    if (JSON.stringify(first) !== JSON.stringify(second)) this.#differing++;
  }

  async judge(findings: Findings, connection: EngineConnection): Promise<void> {
    const rows = await query<{ name: string; times: number; value: number }>(connection, STORED, [PREFIX]);
    const found = new Map(rows.map((row) => [row.name, row]));
    let [lost, wrong, back] = [0, 0, 0];
    for (const [name, value] of this.#entries) {
      const row = found.get(name);
      if (value === undefined) back += row ? 1 : 0;
      else if (!row) lost++;
      else if (Math.abs(row.value - value) > 0.001) wrong++;
    }
    const doubled = rows.filter(({ times }) => times > 1).length;
    const strange = rows.filter(({ name }) => !this.#entries.has(name)).length;
    findings.tell(
      `${count(this.#entries.size, 'meal')} and workouts accepted: ` +
        `${lost} lost, ${doubled} doubled, ${wrong} with other values, ${back} deleted and still there; ` +
        `${count(this.#repeated, 'write')} sent twice with the same key, ${this.#differing} answered differently`,
    );
    findings.expect(this.#entries.size > 0, 'nothing was written');
    findings.expect(lost === 0, 'what was accepted was lost');
    findings.expect(doubled === 0, 'what was sent is there more than once');
    findings.expect(this.#differing === 0, 'a write that was sent twice was answered differently');
    findings.expect(wrong === 0, 'something is stored otherwise than it was sent');
    findings.expect(back === 0, 'something deleted is still there');
    findings.expect(strange === 0, `${strange} are stored that were never accepted`);
  }
}
