import { bodyWeightIn, type WeightUnit } from '../units.ts';
import { mealDays, nutritionTrend, trainingCalendar, workoutTrend } from './day-totals-overlay.ts';
import { exerciseHistory, exerciseProgress, exerciseSessions } from './exercise-overlay.ts';
import { lastTimes, recentExercises } from './last-times-overlay.ts';
import { atEnd, atStart, byDate, byDateDescending, inRange, list, single } from './list-overlay.ts';
import type { Overlay, Read } from './read.ts';
import { recipeRow } from './recipe-effects.ts';
import { trainedExercises, trainedWeeks, trainingDays } from './trained-overlay.ts';
import type { Effect, Fields } from './waiting-write.ts';

/** The newest weight is the profile's, in the profile's unit. */
const profile: Overlay = (answer, effects) => {
  const newest = effects.findLast(({ newestWeight }) => newestWeight)?.newestWeight;
  if (!newest || !answer) return answer;
  const { weight_unit } = answer as { weight_unit: WeightUnit };
  return {
    ...answer,
    current_weight: bodyWeightIn(newest as { weight: number; unit: WeightUnit }, weight_unit),
  };
};

const isMealOfDay = ({ date }: Fields, { params }: Read) => date === params.date;

/** How each read shows what waits, by its path. */
const OVERLAYS: Readonly<Record<string, Overlay>> = {
  '/meals/date/:date': list({ kind: 'meal', belongs: isMealOfDay, place: atEnd }),
  '/meals/days': mealDays,
  '/trends/nutrition': nutritionTrend,
  '/diary-days/:date': single('diaryDay', 'date'),
  '/diary-days': list({ kind: 'diaryDay', belongs: inRange, place: byDate }),
  '/weights': list({ kind: 'weight', belongs: inRange, place: byDate }),
  '/measurements': list({ kind: 'measurement', belongs: inRange, place: byDate }),
  '/users/profile': profile,
  '/workouts/': list({ kind: 'workout', belongs: inRange, place: byDateDescending }),
  '/workouts/:id': single('workout'),
  '/workouts/last-times': lastTimes,
  '/workouts/recent-exercises': recentExercises,
  '/workouts/exercises/:id/history': exerciseHistory,
  '/workouts/exercises/:id/progress': exerciseProgress,
  '/workouts/exercises/:id/sessions': exerciseSessions,
  '/trends/workouts': workoutTrend,
  '/trends/calendar': trainingCalendar,
  '/trends/exercises': trainedExercises,
  '/trends/exercise-weeks': trainedWeeks,
  '/nutrition/training-days': trainingDays,
  '/favorites': list({ kind: 'favorite', place: atStart }),
  '/foods/my-contributions': list({ kind: 'food', place: atStart }),
  '/recipes': list({ kind: 'recipe', place: atStart, row: recipeRow }),
  '/recipes/:id': single('recipe'),
  '/workouts/exercise-settings': list({ kind: 'exerciseSettings', place: atEnd }),
};

/** The reads that show what waits. */
export const OVERLAID_PATHS = Object.keys(OVERLAYS);

/** An answer of the server together with what the queue of writes will change about it. */
export const withWaiting = (read: Read, answer: unknown, effects: readonly Effect[]): unknown =>
  OVERLAYS[read.path]?.(answer, effects, read) ?? answer;
