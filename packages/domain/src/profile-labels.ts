import type { ActivityLevel, FitnessGoal, Gender, PrimaryFocus } from './profile.ts';

export const GENDER_LABELS: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  prefer_not_to_say: 'Prefer not to say',
};

export const FITNESS_GOAL_LABELS: Record<FitnessGoal, string> = {
  weight_loss: 'Weight Loss',
  muscle_gain: 'Muscle Gain',
  maintenance: 'Weight Maintenance',
  endurance: 'Endurance Training',
  general_fitness: 'General Fitness',
};

export const ACTIVITY_LEVEL_LABELS: Record<ActivityLevel, string> = {
  sedentary: 'Sedentary (little or no exercise)',
  lightly_active: 'Lightly active (light exercise 1-3 days/week)',
  moderately_active: 'Moderately active (moderate exercise 3-5 days/week)',
  very_active: 'Very active (hard exercise 6-7 days/week)',
  extremely_active: 'Extremely active (very hard exercise or physical job)',
};

export const PRIMARY_FOCUS_LABELS: Record<PrimaryFocus, string> = {
  strength: 'Strength',
  cardio: 'Cardio',
  flexibility: 'Flexibility',
  weight_management: 'Weight management',
  overall_wellness: 'Overall wellness',
  muscle_building: 'Muscle building',
  weight_loss: 'Weight loss',
  endurance: 'Endurance',
  overall_fitness: 'Overall fitness',
};

/** What a week of training looks like for each goal. */
export const WEEKLY_PLAN_TEXTS: Record<FitnessGoal, string> = {
  weight_loss: '4-5 workouts/week, mix of cardio and strength',
  muscle_gain: '4-6 strength training sessions/week',
  maintenance: '3-4 varied workouts/week',
  endurance: '5-6 cardio-focused sessions/week',
  general_fitness: '3-5 mixed workouts/week',
};
