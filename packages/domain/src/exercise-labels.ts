import type { Measure, Mechanic, MovementPattern } from './exercise.ts';

export const MEASURE_LABELS: Record<Measure, string> = {
  weight_reps: 'Weight and reps',
  reps: 'Reps',
  time: 'Time',
  distance: 'Distance',
};

export const MECHANIC_LABELS: Record<Mechanic, string> = { compound: 'Compound', isolation: 'Isolation' };

export const PATTERN_LABELS: Record<MovementPattern, string> = {
  push: 'Push',
  pull: 'Pull',
  squat: 'Squat',
  hinge: 'Hinge',
  lunge: 'Lunge',
  carry: 'Carry',
  core: 'Core',
  cardio: 'Cardio',
  mobility: 'Mobility',
};
