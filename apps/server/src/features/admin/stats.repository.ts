import type { Executor } from '../../platform/db/database.ts';
import { meals } from '../meals/meals.tables.ts';
import { workouts } from '../workouts/workouts.tables.ts';

export const countWorkouts = (db: Executor): Promise<number> => db.$count(workouts);
export const countMeals = (db: Executor): Promise<number> => db.$count(meals);
