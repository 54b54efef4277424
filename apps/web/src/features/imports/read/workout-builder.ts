import { typedText } from '@fitarc/domain/plain-text';
import { fromKg } from '@fitarc/domain/units';
import { LOG_BOUNDS } from '@fitarc/domain/workout';
import type { LeftOutList } from './left-out.ts';
import type { ParsedExercise, ParsedSet, ParsedWorkout } from './parsed-file.ts';

type WorkoutHead = Omit<ParsedWorkout, 'exercises' | 'type'>;
type ExerciseHead = Omit<ParsedExercise, 'sets'>;

interface OpenExercise extends Omit<ExerciseHead, 'notes'> {
  notes: string | undefined;
  readonly sets: ParsedSet[];
}

interface OpenWorkout extends WorkoutHead {
  exercises: OpenExercise[];
}

const isWithin = (value: number | undefined | null, { min, max }: { min: number; max: number }) =>
  value === undefined || value === null || (value >= min && value <= max);

/** As many kilograms as can be logged, or as many pounds where the unit is that or unknown. */
const weightBounds = (unit: ParsedSet['unit']) => {
  const { min, max } = LOG_BOUNDS.set.weight;
  return unit === 'kg' ? { min, max } : { min: fromKg(min, 'lbs'), max: fromKg(max, 'lbs') };
};
const KILOMETERS = { min: 0, max: LOG_BOUNDS.set.metres.max / 1000 };

/** What no set can be: a slip of the keyboard, or another column read. */
const isPlausible = ({ reps, weight, unit, seconds, metres, distance }: ParsedSet): boolean =>
  Number.isInteger(reps) &&
  isWithin(reps, LOG_BOUNDS.set.reps) &&
  isWithin(weight, weightBounds(unit)) &&
  isWithin(seconds, LOG_BOUNDS.set.seconds) &&
  isWithin(metres, LOG_BOUNDS.set.metres) &&
  isWithin(distance, KILOMETERS);

const UNNAMED = 'Unnamed exercise';
const IMPLAUSIBLE = 'Sets with numbers that cannot be right';
const TOO_MANY_SETS = 'Sets beyond the 1,000 a workout can have';

/** Gathers the rows of a file into workouts, exercises and sets, in the order of the file. */
export class WorkoutBuilder {
  readonly #workouts = new Map<string, OpenWorkout>();
  readonly #leftOut: LeftOutList;

  constructor(leftOut: LeftOutList) {
    this.#leftOut = leftOut;
  }

  workout(head: WorkoutHead): OpenWorkout {
    const there = this.#workouts.get(head.key);
    if (there) return there;
    const made = { ...head, exercises: [] };
    this.#workouts.set(head.key, made);
    return made;
  }

  /**
   * The exercise of a consecutive block of rows: the same name later in the workout, or the first set again, is
   * another one.
   */
  exercise(workout: OpenWorkout, head: ExerciseHead, startsAgain = false): OpenExercise {
    const last = workout.exercises.at(-1);
    const name = typedText(head.name) || UNNAMED;
    if (last && last.name === name && last.superset === head.superset && !startsAgain) {
      last.notes ??= head.notes;
      return last;
    }
    const made = { name, notes: head.notes, superset: head.superset, sets: [] };
    workout.exercises.push(made);
    return made;
  }

  set(exercise: OpenExercise, set: ParsedSet, line?: number): void {
    if (isPlausible(set)) exercise.sets.push(set);
    else this.#leftOut.add(IMPLAUSIBLE, line);
  }

  list(): ParsedWorkout[] {
    return [...this.#workouts.values()].flatMap((workout) => {
      const exercises = this.#withinBounds(workout.exercises.filter(({ sets }) => sets.length > 0));
      return exercises.length > 0 ? [{ ...workout, exercises }] : [];
    });
  }

  /** A long exercise goes on as another one of the same name. */
  #withinBounds(exercises: readonly OpenExercise[]): ParsedExercise[] {
    const parts = exercises.flatMap(({ sets, ...exercise }) =>
      Array.from({ length: Math.ceil(sets.length / LOG_BOUNDS.sets.max) }, (_, part) => ({
        ...exercise,
        sets: sets.slice(part * LOG_BOUNDS.sets.max, (part + 1) * LOG_BOUNDS.sets.max),
      })),
    );
    let total = 0;
    return parts.filter(({ sets }, at) => {
      total += sets.length;
      if (total <= LOG_BOUNDS.setsInAll && at < LOG_BOUNDS.exercises) return true;
      for (const _set of sets) this.#leftOut.add(TOO_MANY_SETS);
      return false;
    });
  }
}
