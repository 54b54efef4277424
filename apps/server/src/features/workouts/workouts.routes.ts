import * as progress from '@fitarc/contract/exercise-progress';
import * as settings from '@fitarc/contract/exercise-settings';
import * as records from '@fitarc/contract/records';
import type { LoggedExercise, Workout } from '@fitarc/contract/workout';
import * as api from '@fitarc/contract/workouts';
import { FIRST_DAY, LAST_DAY } from '@fitarc/domain/local-date';
import { type PerformedSet, summaryOfSets, sumOfVolumes, volumeOf } from '@fitarc/domain/workout';
import { invalid } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { readProgress, readSessions } from './exercise-progress.service.ts';
import { changeExerciseSettings, readExerciseSettings } from './exercise-settings.service.ts';
import { listLastTimesOf, listRecentExercisesOf } from './last-times.repository.ts';
import { bestsBefore, readHistory, recordsBrokenBy } from './records.service.ts';
import { readWorkoutPage } from './workout-pages.service.ts';
import { type Entry, findWorkout, type StoredWorkout } from './workouts.repository.ts';
import {
  correctWorkout,
  logWorkout,
  removeWorkout,
  requireWorkout,
  type SavedWorkout,
  type WorkoutDeps,
} from './workouts.service.ts';

const presentEntry = ({ exerciseId, name, unit, notes, superset, reason, sets }: Entry): LoggedExercise => ({
  exercise_id: exerciseId,
  exercise_name: name,
  ...summaryOfSets(sets),
  notes,
  ...(superset === null ? {} : { superset }),
  ...(reason && { reason }),
  unit,
  volume: volumeOf(sets, unit),
  set_details: sets as PerformedSet[],
});

function presentWorkout(workout: StoredWorkout): Workout {
  const exercises = workout.entries.map(presentEntry);
  return {
    workout_id: workout.id,
    workout_type: workout.type,
    workout_name: workout.name,
    date: workout.date,
    total_duration: workout.duration,
    total_calories_burned: workout.calories,
    total_calories: workout.calories,
    notes: workout.notes,
    ...(workout.weightUnit !== 'kg' && { weight_unit: workout.weightUnit }),
    ...(workout.planId !== null && {
      plan_id: workout.planId,
      plan_week: workout.planWeek,
      plan_day: workout.planDay,
    }),
    ...(workout.startedAt && { started_at: workout.startedAt.toISOString() }),
    ...(workout.endedAt && { ended_at: workout.endedAt.toISOString() }),
    updated_at: workout.updatedAt.toISOString(),
    total_volume: sumOfVolumes(exercises.map(({ volume }) => volume)),
    exercises,
  };
}

const presentSaved = ({ workout, bests }: SavedWorkout) => ({
  ...presentWorkout(workout),
  new_records: recordsBrokenBy(workout, bests),
});

export const workoutsRoutes = ({ db, clock }: WorkoutDeps): Route[] => [
  write(api.logWorkout, {
    handle: async ({ tx, body, session }) => presentSaved(await logWorkout(tx, clock, session.userId, body)),
    legacyResponse: async ({ tx, session }, [id = 0]) => {
      const workout = await findWorkout(tx, session.userId, id);
      return workout && presentSaved({ workout, bests: await bestsBefore(tx, workout) });
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
    return times.map(({ exerciseId, workoutId, date, unit, sets, earlier, lighterDay }) => ({
      exercise_id: exerciseId,
      workout_id: workoutId,
      date,
      volume: volumeOf(sets, unit),
      set_details: [...sets],
      ...(earlier && {
        earlier: earlier.map((time) => ({
          workout_id: time.workoutId,
          date: time.date,
          ...(time.lighterDay && { lighter_day: true }),
          set_details: [...time.sets],
        })),
      }),
      ...(lighterDay && { lighter_day: true }),
    }));
  }),
  route(settings.listExerciseSettings, ({ session }) => readExerciseSettings(db, session.userId)),
  write(settings.updateExerciseSettings, ({ tx, params, body, session }) =>
    changeExerciseSettings(tx, session.userId, params.id, body),
  ),
  route(api.listRecentExercises, ({ session }) => listRecentExercisesOf(db, session.userId)),
  route(records.getExerciseHistory, ({ params, session }) => readHistory(db, session.userId, params.id)),
  route(progress.getExerciseProgress, ({ params, session, request }) =>
    readProgress(db, session.userId, params.id, callerDay(request, clock).today),
  ),
  route(progress.listExerciseSessions, async ({ params, query, session, reply }) => {
    const { list, total } = await readSessions(db, session.userId, params.id, pageOf(query));
    reply.header('x-total-count', total);
    return list;
  }),
  route(api.getWorkout, async ({ params, session }) =>
    presentWorkout(await requireWorkout(db, session.userId, params.id)),
  ),
  write(api.updateWorkout, {
    current: async ({ tx, params, session }) => {
      const workout = await findWorkout(tx, session.userId, params.id);
      return workout && presentWorkout(workout);
    },
    handle: async ({ tx, params, body, session }) =>
      presentSaved(await correctWorkout(tx, clock, session.userId, params.id, body)),
  }),
  write(api.deleteWorkout, async ({ tx, params, session }) => {
    await removeWorkout(tx, session.userId, params.id);
    return { message: 'Workout deleted' };
  }),
];
