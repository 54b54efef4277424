import type { LocalDate } from '@fitarc/domain/local-date';
import type { RepUnit } from '@fitarc/domain/plan';
import type { PerformedSet } from '@fitarc/domain/workout';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { isVisibleTo } from '../library/library.repository.ts';
import { exercises } from '../library/library.tables.ts';
import { setObject } from './set-object.repository.ts';
import { workoutExercises, workoutSets, workouts } from './workouts.tables.ts';

interface LastTime {
  readonly exerciseId: number;
  readonly workoutId: number;
  readonly date: string;
  readonly unit: RepUnit;
  readonly sets: readonly PerformedSet[];
}

interface Asked {
  readonly exerciseIds: readonly number[];
  readonly until?: LocalDate | undefined;
  readonly except?: number | undefined;
}

/** For each exercise one step back along the index, then the sets of the place where it stood first that time. */
export async function listLastTimesOf(db: Executor, userId: number, { exerciseIds, until, except }: Asked) {
  const { rows } = await db.execute<{ time: LastTime }>(sql`
    select json_build_object('exerciseId', wanted.id, 'workoutId', latest.workout_id, 'date', latest.date,
      'unit', place.unit, 'sets', done.sets) as time
    from unnest(${sql.param([...exerciseIds])}::bigint[]) with ordinality as wanted (id, nth)
    cross join lateral (
      select date, workout_id from ${workoutSets}
      where user_id = ${userId} and exercise_id = wanted.id
        ${until ? sql`and date <= ${until}` : sql``} ${except ? sql`and workout_id <> ${except}` : sql``}
      order by date desc, workout_id desc limit 1
    ) latest
    cross join lateral (
      select position, unit from ${workoutExercises}
      where user_id = ${userId} and date = latest.date and workout_id = latest.workout_id
        and exercise_id = wanted.id
      order by position limit 1
    ) place
    cross join lateral (
      select json_agg(${setObject()} order by number) as sets
      from ${workoutSets}
      where user_id = ${userId} and date = latest.date and workout_id = latest.workout_id
        and position = place.position
    ) done
    order by wanted.nth`);
  return rows.map(({ time }) => time);
}

const WORKOUTS_BACK = 30;
const RECENT_AT_MOST = 12;

export async function listRecentExercisesOf(db: Executor, userId: number) {
  const latest = db
    .select({ date: workouts.date, id: workouts.id })
    .from(workouts)
    .where(eq(workouts.userId, userId))
    .orderBy(desc(workouts.date), desc(workouts.id))
    .limit(WORKOUTS_BACK)
    .as('latest');
  const placed = db
    .selectDistinctOn([workoutExercises.exerciseId], {
      exerciseId: exercises.id,
      name: exercises.name,
      date: latest.date,
      workoutId: workoutExercises.workoutId,
      position: workoutExercises.position,
    })
    .from(latest)
    .innerJoin(
      workoutExercises,
      and(
        eq(workoutExercises.userId, userId),
        eq(workoutExercises.date, latest.date),
        eq(workoutExercises.workoutId, latest.id),
      ),
    )
    .innerJoin(exercises, and(eq(exercises.id, workoutExercises.exerciseId), isVisibleTo(userId)))
    .orderBy(
      workoutExercises.exerciseId,
      desc(latest.date),
      desc(workoutExercises.workoutId),
      workoutExercises.position,
    )
    .as('placed');
  return db
    .select({ exercise_id: placed.exerciseId, name: placed.name, date: placed.date })
    .from(placed)
    .orderBy(desc(placed.date), desc(placed.workoutId), placed.position)
    .limit(RECENT_AT_MOST);
}

/** For a search that puts them first. */
export const loggedExerciseIds = (userId: number, since: LocalDate) =>
  sql`select ${workoutExercises.exerciseId} from ${workoutExercises}
    where ${workoutExercises.userId} = ${userId} and ${workoutExercises.date} >= ${since}
      and ${workoutExercises.exerciseId} is not null`;
