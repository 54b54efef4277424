import type { LocalDate } from '@fitarc/domain/local-date';
import type { RepUnit } from '@fitarc/domain/plan';
import { LIGHTER_DAY } from '@fitarc/domain/progression/lighter-day';
import { type PerformedSet, RECENT_EXERCISES_AT_MOST } from '@fitarc/domain/workout';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
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
  readonly lighterDay: boolean;
  readonly earlier:
    | readonly {
        readonly workoutId: number;
        readonly date: string;
        readonly lighterDay: boolean;
        readonly sets: readonly PerformedSet[];
      }[]
    | null;
}

interface Asked {
  readonly exerciseIds: readonly number[];
  readonly until?: LocalDate | undefined;
  readonly except?: number | undefined;
  /** How many times before the last one. */
  readonly earlier?: number | undefined;
}

const isLighterDay = (userId: number, date: SQL, workoutId: SQL) => sql`exists (
  select 1 from ${workoutExercises} as marked
  where marked.user_id = ${userId} and marked.date = ${date} and marked.workout_id = ${workoutId}
    and marked.exercise_id = wanted.id and marked.reason = ${LIGHTER_DAY})`;

/** The times before the last one: so many more steps along the same index, each with all its sets. */
const earlierTimes = (userId: number, { except, earlier = 0 }: Asked) =>
  earlier === 0
    ? sql`select null::json as list`
    : sql`
      select json_agg(json_build_object('workoutId', place.workout_id, 'date', place.date, 'sets', done.sets,
          'lighterDay', ${isLighterDay(userId, sql`place.date`, sql`place.workout_id`)})
        order by place.date desc, place.workout_id desc) as list
      from (
        select distinct date, workout_id from ${workoutSets}
        where user_id = ${userId} and exercise_id = wanted.id
          and (date, workout_id) < (latest.date, latest.workout_id)
          ${except ? sql`and workout_id <> ${except}` : sql``}
        order by date desc, workout_id desc limit ${earlier}
      ) place
      cross join lateral (
        select json_agg(${setObject()} order by position, number) as sets
        from ${workoutSets}
        where user_id = ${userId} and exercise_id = wanted.id and date = place.date
          and workout_id = place.workout_id
      ) done`;

/** For each exercise one step back along the index, then the sets of the place where it stood first that time. */
export async function listLastTimesOf(db: Executor, userId: number, asked: Asked) {
  const { exerciseIds, until, except } = asked;
  const { rows } = await db.execute<{ time: LastTime }>(sql`
    select json_build_object('exerciseId', wanted.id, 'workoutId', latest.workout_id, 'date', latest.date,
      'unit', place.unit, 'sets', done.sets, 'earlier', before.list,
      'lighterDay', ${isLighterDay(userId, sql`latest.date`, sql`latest.workout_id`)}) as time
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
    cross join lateral (${earlierTimes(userId, asked)}) before
    order by wanted.nth`);
  return rows.map(({ time }) => time);
}

const WORKOUTS_BACK = 30;

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
    .limit(RECENT_EXERCISES_AT_MOST);
}

/** For a search that puts them first. */
export const loggedExerciseIds = (userId: number, since: LocalDate) =>
  sql`select ${workoutExercises.exerciseId} from ${workoutExercises}
    where ${workoutExercises.userId} = ${userId} and ${workoutExercises.date} >= ${since}
      and ${workoutExercises.exerciseId} is not null`;
