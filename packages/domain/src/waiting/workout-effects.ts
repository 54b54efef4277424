import { type PreviousBests, recordsBroken } from '../broken-records.ts';
import { type RepUnit, repUnitOf } from '../plan.ts';
import { type WeightUnit, weightInKg } from '../units.ts';
import { detailsOf, equalSets, type PerformedSet, summaryOfSets, volumeOf } from '../workout.ts';
import { exerciseHistory } from './exercise-overlay.ts';
import type { Find } from './find.ts';
import { type Effect, type Fields, type WaitingWrite, waitingId } from './waiting-write.ts';

interface Entry extends Fields {
  readonly exercise_id?: number | string | null;
  readonly set_details?: readonly PerformedSet[] | null;
}

function setsOf(entry: Entry, unit: WeightUnit): PerformedSet[] {
  const kgOf = (weight: unknown) => (typeof weight === 'number' ? weightInKg(weight, unit) : null);
  const { set_details, sets = 1, reps = 1, weight } = entry;
  return (
    set_details?.map((set) => ({
      weight: kgOf(set.weight),
      reps: set.reps,
      kind: set.kind ?? 'normal',
      ...detailsOf(set),
    })) ?? equalSets(Number(sets), Number(reps), kgOf(weight))
  );
}

interface Logged extends Fields {
  readonly exercise_id: number | string | null;
  readonly exercise_name: string;
  readonly unit: RepUnit;
  readonly volume: number;
  readonly set_details: readonly PerformedSet[];
}

/** For trends of what was trained. */
const inLibrary = ({ exercise_id, name, muscles, movement_pattern }: Fields): Fields => ({
  exercise_id,
  name,
  muscles,
  movement_pattern,
});

async function loggedOf(entry: Entry, weightUnit: WeightUnit, find: Find): Promise<Logged> {
  const exercise = entry.exercise_id ? await find('exercise', entry.exercise_id) : undefined;
  const unit = repUnitOf((exercise ?? {}) as Parameters<typeof repUnitOf>[0]);
  const sets = setsOf(entry, weightUnit);
  return {
    exercise_id: entry.exercise_id ?? null,
    exercise_name: String(entry.exercise_name || exercise?.name || ''),
    ...summaryOfSets(sets),
    notes: entry.notes || null,
    ...(entry.superset ? { superset: entry.superset } : {}),
    ...(entry.reason ? { reason: entry.reason } : {}),
    unit,
    volume: volumeOf(sets, unit),
    set_details: sets,
    in_library: exercise && inLibrary(exercise),
  };
}

const OPTIONAL = ['started_at', 'ended_at', 'weight_unit', 'plan_id', 'plan_week', 'plan_day'];

/** A workout as the server answers it, from what is sent to log it. */
async function workoutOf(id: unknown, body: Fields, find: Find) {
  const weightUnit = (body.weight_unit ?? 'kg') as WeightUnit;
  const exercises = await Promise.all(
    (body.exercises as Entry[]).map((entry) => loggedOf(entry, weightUnit, find)),
  );
  const calories = body.total_calories_burned ?? null;
  return {
    workout_id: id,
    workout_type: body.workout_type,
    workout_name: body.workout_type === 'Custom' ? body.workout_name : body.workout_type,
    date: body.date,
    total_duration: body.total_duration ?? null,
    total_calories_burned: calories,
    total_calories: calories,
    notes: body.notes || null,
    ...Object.fromEntries(OPTIONAL.flatMap((key) => (body[key] == null ? [] : [[key, body[key]]]))),
    total_volume: exercises.reduce((sum, { volume }) => sum + volume, 0),
    exercises,
  };
}

interface Held {
  readonly value: number;
  readonly weight: number | null;
  readonly reps: number | null;
}

function bestsOf(history: Fields): PreviousBests {
  const records = history.records as Record<'best_set' | 'one_rep_max' | 'volume', Held | null>;
  return {
    unit: history.unit as RepUnit,
    weight: records.best_set?.weight ?? 0,
    reps: records.best_set?.reps ?? 0,
    oneRepMax: records.one_rep_max?.value ?? null,
    volume: records.volume?.value ?? 0,
  };
}

/** A workout that is changed does not break its own records. */
function historyWithout(workout: Fields, history: Fields, id: unknown): Fields {
  const deletion: Effect = { kind: 'workout', before: [workout], after: [], answer: null };
  return exerciseHistory(history, [deletion], { path: '', params: { id }, query: {} }) as Fields;
}

/** By the records that the browser has stored; the server decides when it gets the workout. */
async function newRecords(exercises: readonly Logged[], find: Find, before?: Fields) {
  const ids = [...new Set(exercises.flatMap(({ exercise_id }) => exercise_id ?? []))];
  const broken = await Promise.all(
    ids.map(async (id) => {
      const known = await find('exerciseHistory', id);
      const history = known && before ? historyWithout(before, known, id) : known;
      if (!history || Number(history.session_count) === 0) return [];
      const bests = bestsOf(history);
      const entries = exercises.filter(({ exercise_id, unit }) => exercise_id === id && unit === bests.unit);
      const name = entries[0]?.exercise_name ?? '';
      return recordsBroken(
        entries.flatMap(({ set_details }) => set_details),
        bests,
      ).map((record) => ({ exercise_id: id, exercise_name: name, unit: bests.unit, ...record }));
    }),
  );
  return broken.flat();
}

export async function logWorkout(write: WaitingWrite, find: Find): Promise<Effect> {
  const workout = await workoutOf(waitingId(write), write.body, find);
  const answer = { ...workout, new_records: await newRecords(workout.exercises, find) };
  return { kind: 'workout', before: [], after: [workout], answer };
}

export async function updateWorkout(write: WaitingWrite, find: Find): Promise<Effect | undefined> {
  const before = await find('workout', write.params.id);
  if (!before) return undefined;
  const workout = await workoutOf(before.workout_id, write.body, find);
  const answer = { ...workout, new_records: await newRecords(workout.exercises, find, before) };
  return { kind: 'workout', before: [before], after: [workout], answer };
}
