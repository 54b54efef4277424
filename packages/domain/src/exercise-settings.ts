/** What a member can keep with an exercise. */
export const EXERCISE_SETTING_BOUNDS = {
  note: 1000,
  /** Seconds between sets. */
  rest: { min: 0, max: 900 },
  /** Kilograms between weights. */
  step: { min: 0.1, max: 50 },
} as const;
