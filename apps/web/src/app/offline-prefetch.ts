import { addDays, dayAt } from '@fitarc/domain/local-date';
import type { QueryKey } from '@tanstack/react-query';
import { contributionsQuery } from '../features/foods/contributions.queries.ts';
import { prefetchOfflineFoods } from '../features/foods/offline-foods.ts';
import { briefExercisesQuery } from '../features/library/brief-exercises.queries.ts';
import { favoritesQuery, recentExercisesQuery } from '../features/library/familiar.queries.ts';
import { exercisesQuery, muscleGroupsQuery, musclesQuery } from '../features/library/library.queries.ts';
import { diaryDayQuery } from '../features/meals/diary-day.queries.ts';
import { suggestionsQuery } from '../features/meals/meals.queries.ts';
import { measurementsQuery } from '../features/measurements/measurements.queries.ts';
import { checkInQuery, EXPENDITURE_DAYS, expenditureQuery } from '../features/nutrition/check-in.queries.ts';
import { goalsQuery, mealDaysQuery } from '../features/nutrition/nutrition.queries.ts';
import { planQuery, plansQuery } from '../features/plans/plans.queries.ts';
import { profileQuery } from '../features/profile/profile.queries.ts';
import { readRecipes, recipeQuery } from '../features/recipes/recipes.queries.ts';
import { savedMealsQuery } from '../features/saved-meals/saved-meals.queries.ts';
import { firstWeek, frameOf } from '../features/trends/time-frame.ts';
import {
  trainedExercisesQuery,
  trainedWeeksQuery,
  trainingCalendarQuery,
  trendsQuery,
} from '../features/trends/trends.queries.ts';
import { weightsQuery } from '../features/weights/weights.queries.ts';
import {
  exerciseHistoryQuery,
  exerciseSettingsQuery,
  lastTimesQuery,
  workoutsQuery,
} from '../features/workouts/workouts.queries.ts';
import { connectionNow } from '../lib/offline/connection.ts';
import { offlineMember, prefetchedKey } from '../lib/offline/member.ts';
import { queryClient } from '../lib/query-client.ts';
import { local } from '../lib/storage.ts';
import { storeDiary } from './store-diary.ts';

const EVERY_MS = 6 * 60 * 60_000;
/** As many as last times can be asked for in one call. */
const MOST_EXERCISES = 100;
const MOST_HISTORIES = 20;
const DAYS = { workouts: 60, around: 2 };

type Saving = Navigator & { readonly connection?: { readonly saveData?: boolean } };
const savesData = () => (navigator as Saving).connection?.saveData === true;

/** Reads through the query cache, so that what is there already is not fetched again. */
const fetchAll = async (queries: readonly { queryKey: QueryKey }[]) => {
  for (const query of queries) if (!connectionNow().lost) await queryClient.prefetchQuery(query);
};

/** The exercises of the active plan, the favorites and what was trained lately: for them last times are needed. */
async function likelyExercises(): Promise<string[]> {
  const [plans, recent, favorites] = await Promise.all([
    queryClient.fetchQuery(plansQuery()),
    queryClient.fetchQuery(recentExercisesQuery()),
    queryClient.fetchQuery(favoritesQuery()),
  ]);
  const active = plans.find(({ active: isActive }) => isActive);
  const plan = active && (await queryClient.fetchQuery(planQuery(active.plan_id)));
  const planned = JSON.stringify(plan ?? {}).matchAll(/"exercise_id":(\d+)/g);
  const ids = [
    ...[...planned].map(([, id]) => String(id)),
    ...recent.map(({ exercise_id }) => String(exercise_id)),
    ...favorites.map(({ exercise_id }) => String(exercise_id)),
  ];
  return [...new Set(ids)].slice(0, MOST_EXERCISES);
}

async function prefetchTraining(): Promise<void> {
  const today = dayAt(new Date());
  await fetchAll([workoutsQuery(addDays(today, -DAYS.workouts), today), exerciseSettingsQuery()]);
  const exerciseIds = await likelyExercises();
  await fetchAll([
    ...(exerciseIds.length > 0 ? [lastTimesQuery({ exerciseIds, until: today })] : []),
    ...exerciseIds.slice(0, MOST_HISTORIES).map((id) => exerciseHistoryQuery(id)),
    briefExercisesQuery(),
    exercisesQuery({}),
  ]);
  const groups = await queryClient.fetchQuery(muscleGroupsQuery());
  await fetchAll(groups.map(({ name }) => musclesQuery(name)));
}

async function prefetchFood(): Promise<void> {
  const today = dayAt(new Date());
  const near = Array.from({ length: 2 * DAYS.around + 1 }, (_, index) => addDays(today, index - DAYS.around));
  await fetchAll([
    profileQuery(),
    goalsQuery(),
    suggestionsQuery(),
    savedMealsQuery(),
    contributionsQuery(),
    weightsQuery(),
    measurementsQuery(),
    mealDaysQuery(addDays(today, -DAYS.workouts), today),
    ...near.map((day) => diaryDayQuery(day)),
  ]);
  await storeDiary(today);
  await prefetchOfflineFoods();
}

/** As the page lists them at first. */
const RECIPES = { limit: 30, offset: 0 };

async function prefetchRecipes(): Promise<void> {
  const { rows } = await readRecipes('', RECIPES, new AbortController().signal);
  await fetchAll(rows.map(({ recipe_id }) => recipeQuery(recipe_id)));
}

async function prefetchProgress(): Promise<void> {
  const today = dayAt(new Date());
  const frame = frameOf(30, today);
  await fetchAll([
    trendsQuery(frame),
    trainedExercisesQuery(frame),
    trainedWeeksQuery(firstWeek(today), today),
    trainingCalendarQuery(today),
    checkInQuery(),
    expenditureQuery(EXPENDITURE_DAYS),
  ]);
}

/** Fetches what a member needs in the gym and at the table without a connection, a few times a day. */
export async function prefetchForOffline(): Promise<void> {
  const member = offlineMember();
  if (member === undefined || connectionNow().lost || savesData()) return;
  const last = Number(local.get(prefetchedKey(member)) ?? 0);
  if (Date.now() - last < EVERY_MS) return;
  await prefetchTraining();
  await prefetchFood();
  await prefetchRecipes();
  await prefetchProgress();
  if (!connectionNow().lost) local.set(prefetchedKey(member), String(Date.now()));
}
