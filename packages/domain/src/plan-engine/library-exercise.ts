import type {
  Difficulty,
  Equipment,
  Measure,
  Mechanic,
  MovementPattern,
  Muscle,
  MuscleGroup,
} from '../exercise.ts';

/** What the engine knows of an exercise. */
export interface LibraryExercise {
  readonly id: number;
  readonly name: string;
  readonly difficulty: Difficulty;
  readonly equipment: readonly Equipment[];
  readonly muscleGroups: readonly MuscleGroup[];
  readonly muscles: readonly Muscle[];
  readonly secondaryMuscles: readonly Muscle[];
  readonly measure: Measure;
  readonly mechanic: Mechanic | null;
  readonly movementPattern: MovementPattern | null;
}

export interface PlannedExercise {
  readonly exerciseId: number;
  readonly sets: number;
  readonly reps: number;
}
