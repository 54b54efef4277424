import type { ExerciseHistory } from '@fitarc/contract/records';
import type { PreviousBests } from '@fitarc/domain/broken-records';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { countedIn } from './counted-in.repository.ts';
import { isUnassisted, isWorkingSet, oneRepMaxOfSet, volumeOfSet } from './set-formulas.repository.ts';
import { workoutSets } from './workouts.tables.ts';

/** A member's working sets of some exercises. */
const performedSets = (userId: number | Placeholder, which: SQL) => sql`
  select exercise_id, unit, date, workout_id, position, number, reps, weight, ${oneRepMaxOfSet} as one_rep_max,
    ${volumeOfSet} as volume
  from ${workoutSets}
  where user_id = ${userId} and ${isWorkingSet} and ${which}`;

/** What a member did best in an exercise so far. */
interface BestsOfExercise extends PreviousBests {
  readonly exerciseId: number;
}

const bestsStatement = preparedStatement((db) => {
  const which = sql`exercise_id = any(${sql.placeholder('exerciseIds')}::bigint[]) and ${isUnassisted}
    and workout_id <> ${sql.placeholder('exceptWorkoutId')}`;
  return db
    .select({
      bests: sql<BestsOfExercise>`json_build_object('exerciseId', exercise_id, 'unit', unit,
        'weight', coalesce(max(weight), 0), 'reps', max(reps), 'oneRepMax', max(one_rep_max),
        'volume', max(volume))`.as('bests'),
    })
    .from(
      sql`(
        select exercise_id, unit, max(weight) as weight, max(reps) as reps, max(one_rep_max) as one_rep_max,
          sum(volume) as volume
        from (${performedSets(sql.placeholder('userId'), which)}) performed
        group by exercise_id, workout_id, unit
      ) workout`,
    )
    .groupBy(sql`exercise_id, unit`)
    .prepare('find_previous_bests');
});

/** The bests per exercise and unit, over all workouts except the given one. */
export async function findPreviousBests(
  db: Executor,
  userId: number,
  exceptWorkoutId: number,
  exerciseIds: readonly number[],
) {
  if (exerciseIds.length === 0) return [];
  const rows = await bestsStatement(db).execute({ userId, exceptWorkoutId, exerciseIds: [...exerciseIds] });
  return rows.map(({ bests }) => bests);
}

const SESSIONS_AT_MOST = 100;
const aSet = (value: SQL) => sql`json_build_object('workout_id', workout_id, 'date', date, 'value', ${value},
  'weight', weight, 'reps', reps)`;
const bestFirst = sql`coalesce(weight, 0) desc, reps desc`;
const firstOfAll = sql`date, workout_id, position, number`;

type History = Pick<ExerciseHistory, 'records' | 'session_count' | 'sessions'>;

/** Of what was done in the exercise's unit of today: another one would be compared with numbers that mean something else. */
export async function findHistory(db: Executor, userId: number, exerciseId: number) {
  const which = sql`exercise_id = ${exerciseId} and unit = (${countedIn(exerciseId)})`;
  const { rows } = await db.execute<{ history: History }>(sql`
    with performed as materialized (${performedSets(userId, which)}),
    sessions as materialized (
      select date, workout_id, count(*) as sets, max(one_rep_max) as one_rep_max, sum(volume) as volume,
        (array_agg(weight order by ${bestFirst}))[1] as weight,
        (array_agg(reps order by ${bestFirst}))[1] as reps
      from performed group by date, workout_id
    ),
    latest as (select * from sessions order by date desc, workout_id desc limit ${SESSIONS_AT_MOST}),
    best as (select * from performed where coalesce(weight, 0) >= 0 order by ${bestFirst}, ${firstOfAll} limit 1),
    strongest as (select * from performed where one_rep_max is not null
      order by one_rep_max desc, ${firstOfAll} limit 1),
    most as (select * from sessions where volume > 0 order by volume desc, date, workout_id limit 1)
    select json_build_object(
      'records', json_build_object(
        'best_set', (select ${aSet(sql`coalesce(nullif(weight, 0), reps)`)} from best),
        'one_rep_max', (select ${aSet(sql`one_rep_max`)} from strongest),
        'volume', (select json_build_object('workout_id', workout_id, 'date', date, 'value', volume,
          'weight', null, 'reps', null) from most)),
      'session_count', (select count(*) from sessions),
      'sessions', (select coalesce(json_agg(json_build_object('workout_id', workout_id, 'date', date, 'sets', sets,
          'weight', weight, 'reps', reps, 'one_rep_max', one_rep_max, 'volume', volume)
        order by date, workout_id), '[]') from latest)
    ) as history`);
  if (!rows[0]) throw new Error('the history was not read');
  return rows[0].history;
}
