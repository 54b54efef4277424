/** How a suggestion for the next time is made: by repetitions first, weight each time, by percent of the maximum. */
export const PROGRESSION_RULES = ['double', 'linear', 'percent', 'off'] as const;
export type ProgressionRule = (typeof PROGRESSION_RULES)[number];

export const PROGRESSION_LABELS: Record<ProgressionRule, string> = {
  double: 'Reps, then weight',
  linear: 'Weight every time',
  percent: 'Percent of your max',
  off: 'No suggestions',
};
