import { DIFFICULTIES, type Equipment } from '../exercise.ts';
import { repUnitOf } from '../plan.ts';
import type { PlanWishes } from '../plan-options.ts';
import type { ActivityLevel } from '../profile.ts';
import { areasOf, BODY_AREAS, type BodyArea } from '../training-load.ts';
import { MAX_DIFFICULTY } from './bounds.ts';
import { kindOf } from './kinds.ts';
import type { LibraryExercise } from './library-exercise.ts';
import { isAtHand, isWanted } from './wishes.ts';

/** An exercise the member may be given, with what choosing asks about it. */
export interface Candidate {
  readonly exercise: LibraryExercise;
  readonly areas: readonly BodyArea[];
  readonly kind: string;
  /** Nothing when the floor is enough. Where it lists several, any one of them will do. */
  readonly stations: readonly Equipment[];
}

function candidateOf(exercise: LibraryExercise, wishes: PlanWishes): Candidate {
  const free = exercise.equipment.some((one) => isAtHand(one, { equipment: [] }));
  const areas = areasOf({ muscles: exercise.muscles, movement_pattern: exercise.movementPattern });
  return {
    exercise,
    areas,
    kind: kindOf(exercise, areas),
    stations: free ? [] : exercise.equipment.filter((one) => isAtHand(one, wishes)),
  };
}

/** What these take together. Where an exercise leaves a choice, whatever another one needs will do. */
export function equipmentFor(candidates: readonly Candidate[]): Equipment[] {
  const needed: Equipment[] = [];
  for (const { stations } of [...candidates].sort((a, b) => a.stations.length - b.stations.length)) {
    const [first] = stations;
    if (first && !stations.some((one) => needed.includes(one))) needed.push(first);
  }
  return needed;
}

/** What is advanced cannot be kept up for long, and counts against the one such exercise of a day. */
const canBeKeptUp = ({ measure, movementPattern, difficulty }: LibraryExercise) =>
  repUnitOf({ measure, movement_pattern: movementPattern }) === 'minutes' && difficulty !== 'Advanced';

export interface Candidates {
  readonly strength: ReadonlyMap<BodyArea, readonly Candidate[]>;
  readonly cardio: readonly Candidate[];
}

/** Whatever is not above the member, can be done with what is at hand, and is not to be avoided. */
export function candidatesFor(
  library: readonly LibraryExercise[],
  level: ActivityLevel,
  wishes: PlanWishes = {},
): Candidates {
  const hardest = DIFFICULTIES.indexOf(MAX_DIFFICULTY[level]);
  const allowed = library
    .filter(({ difficulty }) => DIFFICULTIES.indexOf(difficulty) <= hardest)
    .map((exercise) => candidateOf(exercise, wishes))
    .filter((candidate) => isWanted(candidate, wishes));
  return {
    strength: new Map(
      BODY_AREAS.map((area) => [area, allowed.filter(({ areas }) => areas.includes(area))] as const),
    ),
    cardio: allowed.filter(
      ({ exercise, areas }) => areas.includes('Heart and Lungs') && canBeKeptUp(exercise),
    ),
  };
}
