import type { ImportSource } from '@fitarc/domain/import-source';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { WeightUnit } from '@fitarc/domain/units';
import type { LeftOut, ParsedFile, ParsedGoals, ParsedSet } from '../read/parsed-file.ts';

export interface UsedName {
  readonly name: string;
  readonly sets: number;
}

export interface UnitQuestion {
  readonly guess: WeightUnit;
  /** Two rows of the file, as they would be read in either unit. */
  readonly samples: readonly { readonly label: string; readonly value: number }[];
}

/** What the member sees before anything is stored. */
export interface FileSummary {
  readonly source: ImportSource;
  readonly workouts: number;
  readonly sets: number;
  readonly plans: number;
  readonly favorites: number;
  readonly foods: number;
  readonly meals: number;
  readonly weights: number;
  readonly measurements: number;
  readonly firstDay: LocalDate | undefined;
  readonly lastDay: LocalDate | undefined;
  readonly names: readonly UsedName[];
  readonly unitQuestion: UnitQuestion | undefined;
  readonly leftOut: readonly LeftOut[];
  readonly notices: readonly string[];
  readonly goals: ParsedGoals | undefined;
  readonly accountEmail: string | undefined;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const isMultipleOf = (step: number) => (value: number) =>
  Math.abs(value / step - Math.round(value / step)) < 1e-6;
const shareOf = (values: readonly number[], test: (value: number) => boolean) =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;

/** Barbells of people who train are rarely over this many kilograms in the middle. */
const HEAVY_SQUAT_KG = 160;

/**
 * Pounds come in steps of 5, kilograms in steps of 2.5 with many that are no multiple of 5; and the weight of a body is
 * rarely over 130 kg.
 */
function guessUnit(file: ParsedFile): WeightUnit {
  const body = file.weights.filter(({ unit }) => !unit).map(({ weight }) => weight);
  if (body.length > 0) return median(body) > 130 ? 'lbs' : 'kg';
  const sets = unknownSets(file);
  const weights = sets.flatMap(({ set }) => (set.weight ? [set.weight] : []));
  const squats = sets.flatMap(({ name, set }) =>
    /squat|deadlift/i.test(name) && set.weight ? [set.weight] : [],
  );
  if (squats.length > 0 && median(squats) > HEAVY_SQUAT_KG) return 'lbs';
  const halves = shareOf(weights, (value) => isMultipleOf(2.5)(value) && !isMultipleOf(5)(value));
  return shareOf(weights, isMultipleOf(5)) > 0.9 && halves < 0.05 && median(weights) > 50 ? 'lbs' : 'kg';
}

interface NamedSet {
  readonly name: string;
  readonly set: ParsedSet;
}

const unknownSets = ({ workouts }: ParsedFile): NamedSet[] =>
  workouts.flatMap(({ exercises }) =>
    exercises.flatMap(({ name, sets }) =>
      sets.flatMap((set) => (set.weight && !set.unit ? [{ name, set }] : [])),
    ),
  );

const SAMPLES = 2;

/** Only where the file does not say it itself. */
function unitQuestionOf(file: ParsedFile): UnitQuestion | undefined {
  const sets = unknownSets(file).map(({ name, set }) => ({ label: name, value: set.weight ?? 0 }));
  const body = file.weights
    .filter(({ unit }) => !unit)
    .map(({ date, weight }) => ({ label: date, value: weight }));
  const distances = file.workouts.some(({ exercises }) =>
    exercises.some((exercise) => exercise.sets.some(({ distance }) => distance !== undefined)),
  );
  const girths = file.measurements.some(({ unit }) => unit === undefined);
  const asked = [...body, ...sets.sort((a, b) => b.value - a.value)];
  if (asked.length === 0 && !distances && !girths) return undefined;
  // Two exercises say more than two rows of one.
  const firsts = new Set(new Map(asked.toReversed().map((one) => [one.label, one])).values());
  const samples = [
    ...asked.filter((one) => firsts.has(one)).slice(0, SAMPLES),
    ...asked.slice(0, SAMPLES + 1).filter((one) => !firsts.has(one)),
  ];
  return { guess: guessUnit(file), samples: samples.slice(0, SAMPLES) };
}

function daysOf({ workouts, meals, weights, measurements }: ParsedFile): LocalDate[] {
  return [...workouts, ...meals, ...weights, ...measurements].map(({ date }) => date);
}

function namesOf({ workouts, plans = [], favorites = [] }: ParsedFile): UsedName[] {
  const counts = new Map<string, number>();
  for (const { exercises } of workouts)
    for (const { name, sets } of exercises) counts.set(name, (counts.get(name) ?? 0) + sets.length);
  const named = [
    ...plans.flatMap(({ weeks }) =>
      weeks.flatMap((week) => Object.values(week).flatMap((day) => day.map(({ exercise }) => exercise))),
    ),
    ...favorites,
  ];
  for (const name of named) if (!counts.has(name)) counts.set(name, 0);
  return [...counts].map(([name, sets]) => ({ name, sets })).sort((a, b) => b.sets - a.sets);
}

export function summarize(file: ParsedFile): FileSummary {
  let [firstDay, lastDay]: (LocalDate | undefined)[] = [];
  for (const day of daysOf(file)) {
    if (!firstDay || day < firstDay) firstDay = day;
    if (!lastDay || day > lastDay) lastDay = day;
  }
  const names = namesOf(file);
  return {
    source: file.source,
    workouts: file.workouts.length,
    sets: names.reduce((sum, { sets }) => sum + sets, 0),
    plans: file.plans?.length ?? 0,
    favorites: file.favorites?.length ?? 0,
    foods: file.foods?.length ?? 0,
    meals: file.meals.length,
    weights: file.weights.length,
    measurements: file.measurements.length,
    firstDay,
    lastDay,
    names,
    unitQuestion: unitQuestionOf(file),
    leftOut: file.leftOut,
    notices: file.notices,
    goals: file.goals,
    accountEmail: file.accountEmail,
  };
}
