import type { Page } from '@playwright/test';

/** One of the cards, by its heading. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const CARDS = [
  'Calorie goal',
  'Workout goal',
  'Primary focus',
  'Nutrition trends',
  'Recent workouts',
  'Workout insights',
  'Quick stats',
  'Profile summary',
];

/** What the dashboard cannot do without, as the server answers it. */
export const PROFILE = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@fitarc.test',
  height: 180,
  height_unit: 'cm',
  current_weight: 80,
  target_weight: 75,
  weight_unit: 'kg',
  age: 30,
  gender: 'female',
  fitness_goal: 'muscle_gain',
  activity_level: 'moderately_active',
  primary_focus: 'strength',
  email_verified: true,
  is_profile_complete: true,
};
