import { bestSet, isWorkingSet, oneRepMax, volumeOf } from '../workout.ts';
import { amountOf, bestOf, recordsWith } from './exercise-records.ts';
import { idsOf, type Session, sessionsOf, without, workoutsOf } from './exercise-sessions.ts';
import { byDate, byDateDescending } from './list-overlay.ts';
import type { Overlay } from './read.ts';
import type { Effect, Fields } from './waiting-write.ts';

/** By their working sets, as records and progress count them. */
const workingSessions = (id: unknown, workouts: readonly Fields[], unit?: unknown): Session[] =>
  sessionsOf(id, workouts)
    .map((session) => ({ ...session, sets: session.sets.filter(isWorkingSet) }))
    .filter((session) => session.sets.length > 0 && (unit === undefined || session.unit === unit));

function changesOf(id: unknown, effects: readonly Effect[], unit?: unknown) {
  const { added, gone } = workoutsOf(effects);
  return { added: workingSessions(id, added, unit), gone: workingSessions(id, gone, unit), ids: idsOf(gone) };
}

const highest = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((most, value) => (value !== null && value > (most ?? 0) ? value : most), null);

function sessionRow({ workout_id, date, sets, unit }: Session): Fields {
  const top = bestSet(sets);
  return {
    workout_id,
    date,
    sets: sets.length,
    weight: top?.weight ?? null,
    reps: top?.reps ?? 0,
    one_rep_max: highest(sets.map(({ weight, reps }) => oneRepMax(weight, reps))),
    volume: volumeOf(sets, unit),
  };
}

const valueIn = (kind: string, { weight, reps, volume, one_rep_max }: Fields) =>
  ({ best_set: weight || reps, one_rep_max, volume })[kind];

function recordOf(kind: string, row: Fields): Fields | null {
  const value = valueIn(kind, row);
  const { workout_id, date, weight, reps } = row;
  const set = kind === 'volume' ? { weight: null, reps: null } : { weight, reps };
  return value ? { workout_id, date, value, ...set } : null;
}

/** A record whose workout is gone is that of the next best of the sessions. */
function remainingRecords(records: Fields, gone: ReadonlySet<string>, rows: readonly Fields[]): Fields {
  const remaining = (kind: string, record: Fields | null) => {
    if (!record || !gone.has(String(record.workout_id))) return record;
    const others = rows.map((row) => recordOf(kind, row));
    return bestOf(kind, others);
  };
  return Object.fromEntries(
    Object.entries(records).map(([kind, record]) => [kind, remaining(kind, record as Fields | null)]),
  );
}

/** Records and the latest times of one exercise. */
export const exerciseHistory: Overlay = (answer, effects, { params }) => {
  const history = answer as Fields;
  const { added, gone, ids } = changesOf(params.id, effects, history.unit);
  const stored = without(history.sessions as readonly Fields[], ids);
  return {
    ...history,
    records: recordsWith(remainingRecords(history.records as Fields, ids, stored), added),
    session_count: Number(history.session_count) - gone.length + added.length,
    sessions: added.map(sessionRow).reduce(byDate, stored as Fields[]),
  };
};

function periodRow(session: Session): Fields {
  const { sets: _sets, workout_id: _id, ...row } = sessionRow(session);
  const weight = highest(session.sets.map((set) => set.weight));
  const reps = highest(session.sets.map((set) => set.reps)) ?? 0;
  return { ...row, weight, reps, sessions: 1, amount: amountOf(session.sets) };
}

const merged = (one: Fields, other: Fields): Fields => {
  const most = (key: string) => highest([one[key], other[key]] as (number | null)[]);
  const sum = (key: string) => Number(one[key]) + Number(other[key]);
  return {
    ...one,
    sessions: sum('sessions'),
    one_rep_max: most('one_rep_max'),
    weight: most('weight'),
    reps: most('reps') ?? 0,
    volume: sum('volume'),
    amount: sum('amount'),
  };
};

function withPeriod(periods: readonly Fields[], session: Session): Fields[] {
  const row = periodRow(session);
  const isSame = ({ date }: Fields) => date === row.date;
  return periods.some(isSame)
    ? periods.map((period) => (isSame(period) ? merged(period, row) : period))
    : byDate(periods, row);
}

/** The best set of what is left is unknown: it stays that of the period. */
function withoutSession(periods: readonly Fields[], session: Session): Fields[] {
  const row = periodRow(session);
  return periods.flatMap((period) => {
    if (period.date !== row.date) return [period];
    const less = (key: string) => Number(period[key]) - Number(row[key]);
    if (less('sessions') <= 0) return [];
    return [{ ...period, sessions: less('sessions'), volume: less('volume'), amount: less('amount') }];
  });
}

/** A record whose workout is deleted stays until the server answers: the next best is not known here. */
export const exerciseProgress: Overlay = (answer, effects, { params }) => {
  const progress = answer as Fields;
  const { added, gone } = changesOf(params.id, effects, progress.unit);
  return {
    ...progress,
    records: recordsWith(progress.records as Fields, added),
    session_count: Number(progress.session_count) - gone.length + added.length,
    periods: added.reduce(withPeriod, gone.reduce(withoutSession, progress.periods as readonly Fields[])),
  };
};

/** The times of one exercise, newest first; only the first page shows what waits. */
export const exerciseSessions: Overlay = (answer, effects, { params, query }) => {
  const { added, ids } = changesOf(params.id, effects);
  const stored = without(answer as readonly Fields[], ids);
  if (Number(query.offset ?? 0) > 0) return stored;
  return added
    .map(
      ({ workout_id, date, name, sets, unit }): Fields => ({
        workout_id,
        date,
        name,
        volume: volumeOf(sets, unit),
        set_details: sets,
      }),
    )
    .reduce(byDateDescending, stored as Fields[]);
};
