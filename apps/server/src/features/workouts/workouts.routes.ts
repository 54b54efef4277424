import * as records from '@fitarc/contract/records';
import type { LoggedExercise, Workout } from '@fitarc/contract/workout';
import * as api from '@fitarc/contract/workouts';
import { localDate } from '@fitarc/domain/local-date';
import { summaryOfSets, volumeOf } from '@fitarc/domain/workout';
import type { Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import { listLastTimesOf, listRecentExercisesOf } from './last-times.repository.ts';
import { readHistory, recordsBrokenBy } from './records.service.ts';
import { readWorkoutPage } from './workout-pages.service.ts';
import { type Entry, findWorkout, type StoredWorkout } from './workouts.repository.ts';
import {
  correctWorkout,
  logWorkout,
  removeWorkout,
  requireWorkout,
  type WorkoutDeps,
} from './workouts.service.ts';

const presentEntry = ({ exerciseId, name, unit, notes, superset, sets }: Entry): LoggedExercise => ({
  exercise_id: exerciseId,
  exercise_name: name,
  ...summaryOfSets(sets),
  notes,
  ...(superset === null ? {} : { superset }),
  unit,
  volume: volumeOf(sets, unit),
  set_details: [...sets],
});

function presentWorkout(workout: StoredWorkout): Workout {
  const countedInReps = workout.entries.filter(({ unit }) => unit === 'reps').flatMap(({ sets }) => sets);
  return {
    workout_id: workout.id,
    workout_type: workout.type,
    workout_name: workout.name,
    date: workout.date,
    total_duration: workout.duration,
    total_calories_burned: workout.calories,
    total_calories: workout.calories,
    notes: workout.notes,
    ...(workout.startedAt && { started_at: workout.startedAt.toISOString() }),
    ...(workout.endedAt && { ended_at: workout.endedAt.toISOString() }),
    total_volume: volumeOf(countedInReps, 'reps'),
    exercises: workout.entries.map(presentEntry),
  };
}

const presentSaved = async (tx: Executor, workout: StoredWorkout) => ({
  ...presentWorkout(workout),
  new_records: await recordsBrokenBy(tx, workout),
});

/** No workout can be dated earlier or later. */
const [FIRST_DAY, LAST_DAY] = [localDate('1900-01-01'), localDate('2100-12-31')];

export const workoutsRoutes = ({ db, clock }: WorkoutDeps): Route[] => [
  write(api.logWorkout, {
    handle: async ({ tx, body, session }) =>
      presentSaved(tx, await logWorkout(tx, clock, session.userId, body)),
    legacyResponse: async ({ tx, session }, [id = 0]) => {
      const workout = await findWorkout(tx, session.userId, id);
      return workout && presentSaved(tx, workout);
    },
  }),
  route(api.listWorkouts, async ({ query, session, reply }) => {
    const { startDate: from = FIRST_DAY, endDate: to = LAST_DAY } = query;
    if (from > to) throw invalid('startDate must not be after endDate', { field: 'startDate' });
    const { list, total } = await readWorkoutPage(db, session.userId, { from, to }, pageOf(query));
    reply.header('x-total-count', total);
    return list.map(presentWorkout);
  }),
  route(api.listLastTimes, async ({ query, session }) => {
    const times = await listLastTimesOf(db, session.userId, query);
    return times.map(({ exerciseId, workoutId, date, unit, sets }) => ({
      exercise_id: exerciseId,
      workout_id: workoutId,
      date,
      volume: volumeOf(sets, unit),
      set_details: [...sets],
    }));
  }),
  route(api.listRecentExercises, ({ session }) => listRecentExercisesOf(db, session.userId)),
  route(records.getExerciseHistory, ({ params, session }) => readHistory(db, session.userId, params.id)),
  route(api.getWorkout, async ({ params, session }) =>
    presentWorkout(await requireWorkout(db, session.userId, params.id)),
  ),
  write(api.updateWorkout, async ({ tx, params, body, session }) =>
    presentSaved(tx, await correctWorkout(tx, clock, session.userId, params.id, body)),
  ),
  write(api.deleteWorkout, async ({ tx, params, session }) => {
    await removeWorkout(tx, session.userId, params.id);
    return { message: 'Workout deleted' };
  }),
];
