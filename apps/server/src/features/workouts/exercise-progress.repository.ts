import type { ExerciseProgress, ExerciseSessionSets } from '@fitarc/contract/exercise-progress';
import type { LocalDate } from '@fitarc/domain/local-date';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/paging.ts';
import { countedIn } from './counted-in.repository.ts';
import { isWorkingSet, oneRepMaxOfSet, volumeOfSet } from './set-formulas.repository.ts';
import { setObject } from './set-object.repository.ts';
import { workoutSets, workouts } from './workouts.tables.ts';

/** A member's working sets of an exercise, in its unit of today: along the index of the member's own sets. */
const ofExercise = (userId: number, exerciseId: number) => sql`user_id = ${userId}
  and exercise_id = ${exerciseId} and ${isWorkingSet} and unit = (${countedIn(exerciseId)})`;

/** JSON is made of the one row that is left: made before the sort, it would be made of all of them. */
const heldBy = (value: SQL, from: SQL, order: SQL) => sql`(
  select json_build_object('workout_id', workout_id, 'date', date, 'value', value, 'weight', weight, 'reps', reps)
  from (select workout_id, date, ${value} as value, weight, reps from ${from} order by ${order} limit 1) best)`;

/** Of equal ones the first. */
const setRecord = (value: SQL, where: SQL, more = sql`reps desc`) =>
  heldBy(
    value,
    sql`performed where ${where}`,
    sql`${value} desc, ${more}, date, workout_id, position, number`,
  );

const sessionRecord = (value: SQL) =>
  heldBy(value, sql`sessions where ${value} > 0`, sql`${value} desc, date, workout_id`);

type Found = Pick<ExerciseProgress, 'records' | 'session_count' | 'periods'>;

/** Days since then stand alone; those before are put together by week, so that long histories stay small. */
export async function findProgress(db: Executor, userId: number, exerciseId: number, since: LocalDate) {
  const unassisted = sql`coalesce(weight, 0) >= 0`;
  const { rows } = await db.execute<{ progress: Found }>(sql`
    with performed as materialized (
      select date, workout_id, position, number, reps, weight, metres, ${oneRepMaxOfSet} as one_rep_max,
        ${volumeOfSet} as volume
      from ${workoutSets} where ${ofExercise(userId, exerciseId)}
    ),
    sessions as materialized (
      select date, workout_id, sum(volume) as volume, sum(reps) as amount, null::numeric as weight,
        null::integer as reps
      from performed group by date, workout_id
    ),
    periods as (
      select max(date) as date, count(distinct workout_id) as sessions, max(one_rep_max) as one_rep_max,
        max(weight) filter (where weight > 0) as weight, max(reps) as reps, sum(volume) as volume,
        sum(reps) as amount
      from performed
      group by case when date >= ${since}::date then date else date_trunc('week', date::timestamp)::date end
    )
    select json_build_object(
      'records', json_build_object(
        'one_rep_max', ${setRecord(sql`one_rep_max`, sql`one_rep_max is not null`)},
        'heaviest', ${setRecord(sql`weight`, sql`weight > 0`)},
        'volume', ${sessionRecord(sql`volume`)},
        'most_reps', ${setRecord(sql`reps`, unassisted, sql`coalesce(weight, 0) desc`)},
        'amount', ${sessionRecord(sql`amount`)},
        'distance', ${setRecord(sql`metres`, sql`metres > 0`)}),
      'session_count', (select count(*) from sessions),
      'periods', (select coalesce(json_agg(periods order by date), '[]') from periods)
    ) as progress`);
  if (!rows[0]) throw new Error('the progress was not read');
  return rows[0].progress;
}

interface SessionPage {
  readonly total: number;
  readonly list: ExerciseSessionSets[];
}

export async function listSessions(db: Executor, userId: number, exerciseId: number, page: Page) {
  const { rows } = await db.execute<{ page: SessionPage }>(sql`
    with performed as materialized (
      select distinct date, workout_id from ${workoutSets} where ${ofExercise(userId, exerciseId)}
    ),
    shown as (
      select * from performed order by date desc, workout_id desc limit ${page.limit} offset ${page.offset}
    )
    select json_build_object(
      'total', (select count(*) from performed),
      'list', (
        select coalesce(json_agg(json_build_object('workout_id', shown.workout_id, 'date', shown.date,
          'name', logged.name, 'volume', done.volume, 'set_details', done.sets)
          order by shown.date desc, shown.workout_id desc), '[]')
        from shown
        join ${workouts} logged on logged.user_id = ${userId} and logged.date = shown.date
          and logged.id = shown.workout_id
        cross join lateral (
          select sum(${volumeOfSet}) as volume, json_agg(${setObject()} order by position, number) as sets
          from ${workoutSets}
          where ${ofExercise(userId, exerciseId)} and date = shown.date and workout_id = shown.workout_id
        ) done
      )
    ) as page`);
  if (!rows[0]) throw new Error('the sessions were not read');
  return rows[0].page;
}
