import type { Exercise } from '@fitarc/contract/exercise';
import type { PlanFile, PlanFileEntry } from '@fitarc/contract/plan-file';
import { indexExercises } from '@fitarc/domain/exercise-index';
import { searchExercises } from '@fitarc/domain/exercise-search';
import { WEEKDAYS, type Week, weekOf } from '@fitarc/domain/weekday';
import { ExerciseMatcher } from '../../imports/match/match-exercises.ts';

type Id = Exercise['exercise_id'];
interface Sources {
  readonly exercises: readonly Exercise[];
  /** Of the library's exercises: the keys of the catalogue, and what other apps call them. */
  readonly keys: readonly {
    readonly key: string;
    readonly exercise_id: Id;
    readonly import_names: readonly string[];
  }[];
}

export interface FileExercise {
  /** As the file has it. */
  readonly name: string;
  readonly id: Id | undefined;
  /** What it might be, for whoever imports to choose from. */
  readonly offers: readonly Pick<Exercise, 'exercise_id' | 'name'>[];
}

const OFFERS_AT_MOST = 5;
const entriesOf = (file: PlanFile) => file.weeks.flatMap((week) => WEEKDAYS.flatMap((day) => week[day]));
const nameOf = ({ exercise }: PlanFileEntry) => exercise.trim();

/** Each exercise of the file once: by its key, then by its name and what else it is called. */
export function matchPlanFile(file: PlanFile, { exercises, keys }: Sources): FileExercise[] {
  const ids = new Set(exercises.map(({ exercise_id }) => String(exercise_id)));
  const byKey = new Map(
    keys.filter(({ exercise_id }) => ids.has(String(exercise_id))).map((one) => [one.key, one.exercise_id]),
  );
  const aliases = [
    ...exercises.map(({ exercise_id, other_names }) => ({ exercise_id, names: other_names })),
    ...keys.map(({ exercise_id, import_names }) => ({ exercise_id, names: import_names })),
  ].flatMap(({ exercise_id, names }) => names.map((name) => ({ name, exercise_id })));
  const matcher = new ExerciseMatcher({ exercises, aliases, remembered: [] });
  const index = indexExercises(exercises);
  const found = new Map<string, FileExercise>();
  for (const entry of entriesOf(file)) {
    const name = nameOf(entry);
    if (found.has(name)) continue;
    const match = matcher.match(name);
    const id = byKey.get(entry.key ?? '') ?? match.exercise?.exercise_id;
    const offers =
      id === undefined
        ? [...searchExercises(index, name).map(({ exercise }) => exercise), ...match.offers]
        : [];
    const unique = [...new Map(offers.map((one) => [String(one.exercise_id), one])).values()];
    found.set(name, { name, id, offers: unique.slice(0, OFFERS_AT_MOST) });
  }
  return [...found.values()];
}

/** What was chosen for the names the library does not know; names without a choice are left out. */
export type Choices = Readonly<Record<string, string>>;

/** The weeks as the call takes them. */
export function weeksToSend(file: PlanFile, matched: readonly FileExercise[], choices: Choices) {
  const ids = new Map(matched.map(({ name, id }) => [name, id ?? choices[name]]));
  const send = (week: PlanFile['weeks'][number]): Week<object[]> =>
    weekOf((day) =>
      week[day].flatMap((entry) => {
        const exercise_id = ids.get(nameOf(entry));
        if (!exercise_id) return [];
        const { exercise: name, key: _key, ...targets } = entry;
        return [{ ...targets, exercise_id, name }];
      }),
    );
  return file.weeks.map(send) as Week<{ exercise_id: Id; sets: number; reps: number }[]>[];
}
