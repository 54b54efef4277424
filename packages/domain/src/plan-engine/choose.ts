import type { Difficulty } from '../exercise.ts';
import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import type { BodyArea } from '../training-load.ts';
import type { Weekday } from '../weekday.ts';
import {
  ADVANCED_A_DAY,
  HEAVY_EQUIPMENT,
  isNovice,
  MANY_REPS,
  mostSets,
  RARE_EQUIPMENT,
  STATIONS_A_DAY,
} from './bounds.ts';
import type { Candidate, Candidates } from './candidates.ts';
import type { LibraryExercise } from './library-exercise.ts';
import { DRILLS, HARD_STARTS, NEEDS, type Need } from './needs.ts';
import { pickWeighted } from './random.ts';
import { isTooTough, REPS_OF_GOAL, setsOf } from './schemes.ts';
import { LOWER, type Slot, UPPER } from './sessions.ts';
import type { WeekDraft } from './week-draft.ts';

export interface Place {
  readonly goal: FitnessGoal;
  readonly level: ActivityLevel;
  readonly day: Weekday;
  readonly slot: Slot;
  readonly about: readonly BodyArea[];
  readonly seed: string;
}

type Preference = (candidate: Candidate) => boolean;

const isOneOf = <T>(list: readonly T[], value: unknown) => list.includes(value as T);

/** The areas of the session that may take the sets of this slot. */
function openAreas(draft: WeekDraft, { goal, level, day, slot, about }: Place): BodyArea[] {
  const sets = setsOf(goal, level, slot.role);
  return about.filter(
    (area) => draft.setsOf(area) + sets <= mostSets(area, goal, level) && draft.leavesRest(day, area, sets),
  );
}

/** What no shortage of exercises excuses. */
function mustsOf(draft: WeekDraft, place: Place): Preference {
  const { goal, day, slot } = place;
  const { mechanic }: Need = NEEDS[slot.need];
  const open = openAreas(draft, place);
  const today = draft.days[day].map(({ candidate }) => candidate);
  const kinds = today.map(({ kind }) => kind);
  const advanced = today.filter(({ exercise }) => exercise.difficulty === 'Advanced').length;
  return (candidate) => {
    const { exercise, areas, kind } = candidate;
    return (
      (!mechanic || exercise.mechanic === mechanic) &&
      areas.every((area) => open.includes(area)) &&
      !kinds.includes(kind) &&
      !(exercise.difficulty === 'Advanced' && advanced >= ADVANCED_A_DAY) &&
      !isTooTough(candidate, goal, slot.role)
    );
  };
}

/** Most important first: a preference that nobody can meet is dropped, the others still hold. */
function preferencesOf(draft: WeekDraft, { goal, level, day, slot }: Place): Preference[] {
  const need: Need = NEEDS[slot.need];
  const stations = draft.stationsOn(day);
  const full = stations.length >= STATIONS_A_DAY[level];
  const manyReps = Math.min(...REPS_OF_GOAL[goal][slot.role]) >= MANY_REPS;
  const preferences: (Preference | false | undefined)[] = [
    ({ exercise }) => isOneOf(need.patterns, exercise.movementPattern),
    need.kinds && (({ kind }) => isOneOf(need.kinds ?? [], kind)),
    need.muscles && (({ exercise }) => exercise.muscles.some((one) => isOneOf(need.muscles ?? [], one))),
    ({ exercise }) => !DRILLS.includes(exercise.name) && !isFeat(exercise),
    isNovice(level) && (({ exercise }) => !HARD_STARTS.includes(exercise.name)),
    (candidate) => need.staples.includes(candidate.exercise.name) || !isHybrid(candidate),
    (candidate) => !draft.isUsed(candidate),
    manyReps && (({ exercise }) => !exercise.equipment.every((one) => isOneOf(HEAVY_EQUIPMENT, one))),
    goal === 'muscle_gain' && slot.role !== 'core' && (({ exercise }) => canGrow(exercise)),
    slot.role === 'main' && (({ exercise }) => need.staples.includes(exercise.name)),
    slot.role === 'main' && !isNovice(level) && (({ exercise }) => exercise.difficulty !== 'Beginner'),
    full && ((candidate) => isAtHand(candidate, stations)),
  ];
  return preferences.filter((preference) => typeof preference === 'function');
}

/** A one-arm push-up is not something to find in a plan: one cannot take less weight. */
const isFeat = ({ difficulty, measure }: LibraryExercise) =>
  difficulty === 'Advanced' && measure !== 'weight_reps';

/** A lift that works arms and legs at once counts twice and lets the slots after it go short. */
const isHybrid = ({ areas }: Candidate) =>
  areas.some((area) => UPPER.includes(area)) && areas.some((area) => LOWER.includes(area));

/** Muscle gain wants a load that can be raised, or a movement that is one already. */
const canGrow = ({ measure, difficulty }: LibraryExercise) =>
  measure === 'weight_reps' || difficulty !== 'Beginner';

const isAtHand = ({ stations }: Candidate, there: readonly string[]) =>
  stations.length === 0 || stations.some((one) => there.includes(one));

const WEIGHT_OF_DIFFICULTY: Record<Difficulty, number> = { Beginner: 1, Intermediate: 2, Advanced: 0.5 };

function weightOf({ exercise, stations }: Candidate, need: Need, there: readonly string[]): number {
  const staple = need.staples.includes(exercise.name) ? 6 : 1;
  const rare = exercise.equipment.every((one) => RARE_EQUIPMENT.includes(one)) ? 0.5 : 1;
  const difficulty = WEIGHT_OF_DIFFICULTY[exercise.difficulty];
  const shared = stations.some((one) => there.includes(one)) ? 2 : 1;
  return staple * rare * difficulty * shared;
}

export function chooseExercise(
  candidates: Candidates['strength'],
  draft: WeekDraft,
  place: Place,
): Candidate | undefined {
  const ofArea = candidates.get(NEEDS[place.slot.need].area) ?? [];
  let left = ofArea.filter(mustsOf(draft, place));
  for (const preference of preferencesOf(draft, place)) {
    const granted = left.filter(preference);
    if (granted.length > 0) left = granted;
  }
  const there = draft.stationsOn(place.day);
  return pickWeighted(left, place.seed, {
    numberOf: ({ exercise }) => exercise.id,
    weightOf: (candidate) => weightOf(candidate, NEEDS[place.slot.need], there),
  });
}
