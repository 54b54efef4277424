import type { Equipment, MuscleGroup } from '../exercise.ts';
import type { PlanWishes } from '../plan-options.ts';
import type { BodyArea } from '../training-load.ts';
import { FREE_EQUIPMENT } from './bounds.ts';
import type { LibraryExercise } from './library-exercise.ts';

/** What a group of the library stands for where sets are counted. */
const AREAS_OF_GROUP: Record<MuscleGroup, readonly BodyArea[]> = {
  Arms: ['Biceps', 'Triceps', 'Forearms'],
  Back: ['Back', 'Lower Back'],
  Cardio: ['Heart and Lungs'],
  Chest: ['Chest'],
  Core: ['Core'],
  'Full Body': ['Whole Body'],
  Legs: ['Quadriceps', 'Hamstrings', 'Glutes', 'Calves', 'Hips'],
  Shoulders: ['Shoulders'],
};

/** The floor is always there. */
export const isAtHand = (one: Equipment, { equipment }: PlanWishes): boolean =>
  !equipment || FREE_EQUIPMENT.includes(one) || equipment.includes(one);

interface Known {
  readonly exercise: Pick<LibraryExercise, 'equipment' | 'muscleGroups'>;
  readonly areas: readonly BodyArea[];
}

export const isOfGroup = ({ exercise, areas }: Known, group: MuscleGroup): boolean =>
  exercise.muscleGroups.includes(group) || AREAS_OF_GROUP[group].some((area) => areas.includes(area));

export const isAvoided = (known: Known, { avoid }: PlanWishes): boolean =>
  (avoid ?? []).some((group) => isOfGroup(known, group));

export function isWanted(known: Known, wishes: PlanWishes): boolean {
  const { equipment } = known.exercise;
  const canBeDone = equipment.length === 0 || equipment.some((one) => isAtHand(one, wishes));
  return canBeDone && !isAvoided(known, wishes);
}

/** A place for something that is to be avoided is left out. */
export const isAvoidedArea = (area: BodyArea, { avoid }: PlanWishes): boolean =>
  (avoid ?? []).some((group) => AREAS_OF_GROUP[group].includes(area));

/** Avoiding is the stronger wish. */
export const favoredGroups = ({ favor, avoid }: PlanWishes): MuscleGroup[] =>
  [...new Set(favor ?? [])].filter((group) => !avoid?.includes(group));
