import type { RepUnit } from '../plan.ts';
import { bestSet, oneRepMax, type PerformedSet, volumeOf, workingSets } from '../workout.ts';
import { byDate, byDateDescending } from './list-overlay.ts';
import type { Overlay, Read } from './read.ts';
import type { Effect, Fields } from './waiting-write.ts';

interface Session {
  readonly workout_id: unknown;
  readonly date: string;
  readonly name: string;
  readonly sets: readonly PerformedSet[];
  readonly unit: RepUnit;
}

/** Workouts as they are after all queued writes, and those of the server that these replace or delete. */
function workoutsOf(effects: readonly Effect[]): { added: Fields[]; gone: Fields[] } {
  const added = new Map<string, Fields>();
  const gone: Fields[] = [];
  for (const { before, after } of effects.filter(({ kind }) => kind === 'workout')) {
    for (const workout of before) if (!added.delete(String(workout.workout_id))) gone.push(workout);
    for (const workout of after) added.set(String(workout.workout_id), workout);
  }
  return { added: [...added.values()], gone };
}

/** The times an exercise was done in workouts. */
function sessionsOf(exerciseId: unknown, workouts: readonly Fields[]): Session[] {
  return workouts.flatMap((workout) => {
    const entries = (workout.exercises as readonly Fields[]).filter(
      ({ exercise_id }) => String(exercise_id) === String(exerciseId),
    );
    if (entries.length === 0) return [];
    return [
      {
        workout_id: workout.workout_id,
        date: String(workout.date),
        name: String(workout.workout_name),
        sets: entries.flatMap(({ set_details }) => set_details as readonly PerformedSet[]),
        unit: (entries[0]?.unit ?? 'reps') as RepUnit,
      },
    ];
  });
}

const idsOf = (workouts: readonly Fields[]) => new Set(workouts.map(({ workout_id }) => String(workout_id)));

const best = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((most, value) => (value !== null && value > (most ?? 0) ? value : most), null);

const oneRepMaxOf = ({ sets }: Session) => best(sets.map(({ weight, reps }) => oneRepMax(weight, reps)));

const held = ({ workout_id, date }: Session, value: number, set?: PerformedSet): Fields => ({
  workout_id,
  date,
  value,
  weight: set?.weight ?? null,
  reps: set?.reps ?? null,
});

const higher = (record: unknown, candidate: Fields | undefined): unknown => {
  const value = Number((record as Fields | null)?.value ?? 0);
  return candidate && Number(candidate.value) > value ? candidate : record;
};

function recordsWith(records: Fields, session: Session): Fields {
  const sets = workingSets(session.sets);
  const top = bestSet(sets);
  const strong = [...sets].sort(
    (a, b) => (oneRepMax(b.weight, b.reps) ?? 0) - (oneRepMax(a.weight, a.reps) ?? 0),
  )[0];
  const reps = [...sets].sort((a, b) => b.reps - a.reps)[0];
  const candidates: Record<string, Fields | undefined> = {
    best_set: top && held(session, top.weight || top.reps, top),
    heaviest: top?.weight ? held(session, top.weight, top) : undefined,
    one_rep_max: strong && held(session, oneRepMaxOf(session) ?? 0, strong),
    volume: held(session, volumeOf(sets, session.unit)),
    most_reps: reps && held(session, reps.reps, reps),
    amount: held(session, amountOf(session)),
  };
  return Object.fromEntries(
    Object.entries(records).map(([kind, record]) => [kind, higher(record, candidates[kind])]),
  );
}

const amountOf = ({ sets }: Session) => workingSets(sets).reduce((sum, { reps }) => sum + reps, 0);

function sessionRow(session: Session): Fields {
  const top = bestSet(session.sets);
  return {
    workout_id: session.workout_id,
    date: session.date,
    sets: workingSets(session.sets).length,
    weight: top?.weight ?? null,
    reps: top?.reps ?? 0,
    one_rep_max: oneRepMaxOf(session),
    volume: volumeOf(session.sets, session.unit),
  };
}

/** Records and the latest times of one exercise. */
export const exerciseHistory: Overlay = (answer, effects, { params }) => {
  const workouts = workoutsOf(effects);
  const gone = idsOf(workouts.gone);
  const history = answer as Fields;
  const stored = (history.sessions as readonly Fields[]).filter(
    ({ workout_id }) => !gone.has(String(workout_id)),
  );
  const removed = (history.sessions as readonly Fields[]).length - stored.length;
  const added = sessionsOf(params.id, workouts.added);
  return {
    ...history,
    records: added.reduce(recordsWith, history.records as Fields),
    session_count: Number(history.session_count) - removed + added.length,
    sessions: added.reduce<readonly Fields[]>((rows, session) => byDate(rows, sessionRow(session)), stored),
  };
};

function periodRow(session: Session): Fields {
  const { sets: _sets, workout_id: _id, ...row } = sessionRow(session);
  const reps = Math.max(0, ...workingSets(session.sets).map(({ reps: amount }) => amount));
  return { ...row, sessions: 1, reps, amount: amountOf(session) };
}

const merged = (one: Fields, other: Fields): Fields => {
  const most = (key: string) => best([one[key], other[key]] as (number | null)[]);
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

export const exerciseProgress: Overlay = (answer, effects, { params }) => {
  const progress = answer as Fields;
  const workouts = workoutsOf(effects);
  const added = sessionsOf(params.id, workouts.added);
  const gone = sessionsOf(params.id, workouts.gone);
  return {
    ...progress,
    records: added.reduce(recordsWith, progress.records as Fields),
    session_count: Number(progress.session_count) - gone.length + added.length,
    periods: added.reduce(withPeriod, gone.reduce(withoutSession, progress.periods as readonly Fields[])),
  };
};

const timeOf = (session: Session): Fields => ({
  workout_id: session.workout_id,
  date: session.date,
  volume: volumeOf(session.sets, session.unit),
  set_details: session.sets,
});

/** The times of one exercise, newest first; only the first page shows what waits. */
export const exerciseSessions: Overlay = (answer, effects, { params, query }) => {
  const workouts = workoutsOf(effects);
  const gone = idsOf(workouts.gone);
  const stored = (answer as readonly Fields[]).filter(({ workout_id }) => !gone.has(String(workout_id)));
  if (Number(query.offset ?? 0) > 0) return stored;
  return sessionsOf(params.id, workouts.added).reduce<readonly Fields[]>(
    (rows, session) => byDateDescending(rows, { ...timeOf(session), name: session.name }),
    stored,
  );
};

function withEarlier(last: Fields | undefined, session: Session, { query }: Read): Fields {
  const earlier = last
    ? [{ date: last.date, set_details: last.set_details }, ...((last.earlier as Fields[] | undefined) ?? [])]
    : [];
  return {
    ...timeOf(session),
    ...(query.earlier ? { earlier: earlier.slice(0, Number(query.earlier)) } : {}),
  };
}

/** What was done last time for each exercise: a queued workout is later than what the server knows of. */
export const lastTimes: Overlay = (answer, effects, read) => {
  const ids = String(read.query.exerciseIds ?? '').split(',');
  const until = read.query.until ? String(read.query.until) : '9999';
  const { added } = workoutsOf(effects);
  return ids.flatMap((id) => {
    const stored = (answer as readonly Fields[]).find(({ exercise_id }) => String(exercise_id) === id);
    const last = sessionsOf(id, added)
      .filter(({ date, workout_id }) => date <= until && String(workout_id) !== String(read.query.except))
      .reduce<Fields | undefined>(
        (time, session) =>
          time && String(time.date) > session.date ? time : withEarlier(time, session, read),
        stored,
      );
    return last ? [{ exercise_id: stored?.exercise_id ?? Number(id), ...last }] : [];
  });
};

/** The exercises of the latest workouts, newest first. */
export const recentExercises: Overlay = (answer, effects) => {
  return workoutsOf(effects).added.reduce<readonly Fields[]>(
    (rows, workout) => {
      const done = (workout.exercises as readonly Fields[]).flatMap(({ exercise_id, exercise_name }) =>
        exercise_id === null ? [] : [{ exercise_id, name: exercise_name, date: workout.date }],
      );
      const ids = new Set(done.map(({ exercise_id }) => String(exercise_id)));
      return [...done, ...rows.filter(({ exercise_id }) => !ids.has(String(exercise_id)))];
    },
    answer as readonly Fields[],
  );
};
