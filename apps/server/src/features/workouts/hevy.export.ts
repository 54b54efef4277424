import type { SetKind } from '@fitarc/domain/workout';
import type { Executor } from '../../platform/db/database.ts';
import { readInBatches } from '../../platform/db/read-in-batches.ts';
import { listWorkoutsOf, type StoredWorkout } from './workouts.repository.ts';

/** The columns of Hevy's export, which other apps read. */
const COLUMNS = [
  'title',
  'start_time',
  'end_time',
  'description',
  'exercise_title',
  'superset_id',
  'exercise_notes',
  'set_index',
  'set_type',
  'weight_kg',
  'reps',
  'distance_km',
  'duration_seconds',
  'rpe',
] as const;

const KINDS: Record<SetKind, string> = {
  normal: 'normal',
  warm_up: 'warmup',
  drop: 'dropset',
  failure: 'failure',
};

/** '8 Apr 2026, 16:50'. */
function timeWords(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('day')} ${part('month').slice(0, 3)} ${part('year')}, ${part('hour')}:${part('minute')}`;
}

const MINUTE_MS = 60_000;

/** Without a start, the day begins at midnight. */
function timesOf({ date, startedAt, endedAt, duration }: StoredWorkout, timeZone: string) {
  const midnight = new Date(`${date}T00:00:00Z`);
  const [start, zone] = startedAt ? [startedAt, timeZone] : [midnight, 'UTC'];
  const end = endedAt ?? new Date(start.getTime() + (duration ?? 0) * MINUTE_MS);
  return {
    start_time: timeWords(start, zone),
    end_time: timeWords(end, startedAt || !endedAt ? zone : timeZone),
  };
}

function rowsOf(workout: StoredWorkout, timeZone: string) {
  const head = { title: workout.name, ...timesOf(workout, timeZone), description: workout.notes };
  return workout.entries.flatMap(({ name, superset, notes, unit, sets }) =>
    sets.map((set, index) => ({
      ...head,
      exercise_title: name,
      superset_id: superset === null ? null : superset - 1,
      exercise_notes: notes,
      set_index: index,
      set_type: KINDS[set.kind],
      weight_kg: set.weight,
      reps: unit === 'reps' ? set.reps : null,
      distance_km: kilometers(set.metres ?? (unit === 'metres' ? set.reps : null)),
      duration_seconds:
        set.seconds ?? (unit === 'seconds' ? set.reps : unit === 'minutes' ? set.reps * 60 : null),
      rpe: set.rpe,
    })),
  );
}

const kilometers = (metres: number | null) => (metres === null ? null : metres / 1000);

const WORKOUTS_AT_ONCE = 50;
const EVER = { from: '1900-01-01', to: '2100-12-31' } as Parameters<typeof listWorkoutsOf>[2];

export const hevyExport = {
  name: 'workouts-hevy.csv',
  columns: COLUMNS,
  async *rows(db: Executor, userId: number, timeZone: string) {
    const pages = readInBatches(
      (last: StoredWorkout | undefined, size) => listWorkoutsOf(db, userId, EVER, last, size),
      WORKOUTS_AT_ONCE,
    );
    for await (const page of pages) yield page.flatMap((workout) => rowsOf(workout, timeZone));
  },
};
