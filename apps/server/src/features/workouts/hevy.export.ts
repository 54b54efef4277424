import { FIRST_DAY, LAST_DAY } from '@fitarc/domain/local-date';
import { type DistanceUnit, fromMeters, roundTo, type Units, weightInUnit } from '@fitarc/domain/units';
import type { SetKind } from '@fitarc/domain/workout';
import type { Executor } from '../../platform/db/database.ts';
import { readInBatches } from '../../platform/db/read-in-batches.ts';
import { listWorkoutsOf, type StoredWorkout } from './workouts.repository.ts';

const WEIGHT_COLUMNS = { kg: 'weight_kg', lbs: 'weight_lbs' } as const;
const DISTANCE_COLUMNS = { km: 'distance_km', mi: 'distance_miles' } as const;

interface ExportRequest {
  readonly userId: number;
  readonly timeZone: string;
  readonly units: Units;
}

/** The columns of Hevy's export, which other apps read. Its members in pounds get pounds and miles. */
const columnsIn = ({ weight, distance }: Units) => [
  'title',
  'start_time',
  'end_time',
  'description',
  'exercise_title',
  'superset_id',
  'exercise_notes',
  'set_index',
  'set_type',
  WEIGHT_COLUMNS[weight],
  'reps',
  DISTANCE_COLUMNS[distance],
  'duration_seconds',
  'rpe',
];

const KINDS: Record<SetKind, string> = {
  normal: 'normal',
  warm_up: 'warmup',
  drop: 'dropset',
  failure: 'failure',
};

type FormatTime = (instant: Date) => string;

/** As in '8 Apr 2026, 16:50'. */
function timeFormatter(timeZone: string): FormatTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (instant) => {
    const parts = format.formatToParts(instant);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('day')} ${part('month').slice(0, 3)} ${part('year')}, ${part('hour')}:${part('minute')}`;
  };
}

const formatUtc = timeFormatter('UTC');
const MINUTE_MS = 60_000;

/** Without a start, the day begins at midnight. */
function timesOf({ date, startedAt, endedAt, duration }: StoredWorkout, formatLocal: FormatTime) {
  const start = startedAt ?? new Date(`${date}T00:00:00Z`);
  const formatStart = startedAt ? formatLocal : formatUtc;
  return {
    start_time: formatStart(start),
    end_time: endedAt
      ? formatLocal(endedAt)
      : formatStart(new Date(start.getTime() + (duration ?? 0) * MINUTE_MS)),
  };
}

function rowsOf(workout: StoredWorkout, formatLocal: FormatTime, units: Units) {
  const head = { title: workout.name, ...timesOf(workout, formatLocal), description: workout.notes };
  return workout.entries.flatMap(({ name, superset, notes, unit, sets }) =>
    sets.map((set, index) => ({
      ...head,
      exercise_title: name,
      superset_id: superset === null ? null : superset - 1,
      exercise_notes: notes,
      set_index: index,
      set_type: KINDS[set.kind],
      [WEIGHT_COLUMNS[units.weight]]: set.weight === null ? null : weightInUnit(set.weight, units.weight),
      reps: unit === 'reps' ? set.reps : null,
      [DISTANCE_COLUMNS[units.distance]]: distanceIn(
        set.metres ?? (unit === 'metres' ? set.reps : null),
        units.distance,
      ),
      duration_seconds:
        set.seconds ?? (unit === 'seconds' ? set.reps : unit === 'minutes' ? set.reps * 60 : null),
      rpe: set.rpe,
    })),
  );
}

const distanceIn = (metres: number | null, unit: DistanceUnit) =>
  metres === null ? null : roundTo(fromMeters(metres, unit), 5);

const WORKOUTS_AT_ONCE = 50;
const EVER = { from: FIRST_DAY, to: LAST_DAY };

export const hevyExport = {
  name: 'workouts-hevy.csv',
  columns: columnsIn,
  async *rows(db: Executor, { userId, timeZone, units }: ExportRequest) {
    const pages = readInBatches(
      (last: StoredWorkout | undefined, size) => listWorkoutsOf(db, userId, EVER, last, size),
      WORKOUTS_AT_ONCE,
    );
    const formatLocal = timeFormatter(timeZone);
    for await (const page of pages) yield page.flatMap((workout) => rowsOf(workout, formatLocal, units));
  },
};
