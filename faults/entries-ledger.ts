import type { EngineConnection } from '../apps/server/src/platform/engine/engine-types.ts';
import type { Entry, Kind } from './entries.ts';
import { query } from './installation.ts';
import { count, type Findings } from './verdict.ts';

interface Stored {
  readonly kind: Kind;
  readonly email: string;
  readonly name: string;
  readonly date: string;
  readonly value: number;
}

/** The weight of a profile is of today, and no entry is. A workout counts when all of it is there. */
const STORED = `select stored.*, email, date::text, value::float from (
    select 'meal' as kind, user_id, name, date, calories as value from meals union all
    select 'weight', user_id, '', date, weight from weights where date < '2020-01-01' union all
    select 'workout', user_id, name, date,
      (select max(reps) from workout_sets s where s.user_id = w.user_id and s.workout_id = w.id having count(*) = 2)
      from workouts w
  ) as stored join users on users.id = user_id`;

const keyOf = ({ kind, email, name, date }: Stored | Entry) =>
  [kind, email, kind === 'weight' ? '' : name, date].join(' ');

const some = (entries: readonly (Stored | Entry)[]) =>
  entries
    .slice(0, 5)
    .map((entry) => `${keyOf(entry)} ${entry.value}`)
    .join(', ');

/** Whether the database has what the screens accepted, each once and as it was entered, and nothing else. */
export async function judgeEntries(
  findings: Findings,
  entries: readonly Entry[],
  connection: EngineConnection,
): Promise<void> {
  const stored = await query<Stored>(connection, STORED);
  const timesOf = (entry: Entry) => stored.filter((one) => keyOf(one) === keyOf(entry));
  const kept = entries.filter(({ isDeleted }) => !isDeleted);
  const deleted = entries.filter(({ isDeleted }) => isDeleted);
  const lost = kept.filter((entry) => timesOf(entry).length === 0);
  const doubled = kept.filter((entry) => timesOf(entry).length > 1);
  const wrong = kept.filter((entry) =>
    timesOf(entry).some(({ value }) => Math.abs(value - entry.value) > 0.001),
  );
  const back = deleted.filter((entry) => timesOf(entry).length > 0);
  const known = new Set(entries.map(keyOf));
  const strange = stored.filter((one) => !known.has(keyOf(one)));
  const kinds = (['meal', 'weight', 'workout'] as const).map((kind) =>
    count(entries.filter((entry) => entry.kind === kind).length, kind),
  );
  findings.tell(
    `${kinds.join(', ')} entered (${deleted.length} of them deleted again): ${lost.length} lost, ${doubled.length} doubled`,
  );
  findings.expect(entries.length > 0, 'nothing was entered');
  findings.expect(lost.length === 0, `lost: ${some(lost)}`);
  findings.expect(doubled.length === 0, `doubled: ${some(doubled)}`);
  findings.expect(wrong.length === 0, `stored with another figure: ${some(wrong)}`);
  findings.expect(back.length === 0, `deleted and still stored: ${some(back)}`);
  findings.expect(strange.length === 0, `stored and never entered: ${some(strange)}`);
}
