import { ENTRY_TARGETS, REPS } from '@fitarc/domain/plan';
import { PROGRESSION_RULES } from '@fitarc/domain/progression/rules';
import { formatNumber } from '../../../../lib/format-number.ts';
import { weightFromKg, weightSymbol, weightToKg } from '../../../../lib/units.ts';
import type { DraftEntry, EntryDetails } from '../../plan-draft.ts';

export type FieldName = 'repsMax' | 'weight' | 'percent' | 'rpe' | 'rest';

/** As typed; nothing typed asks for nothing. */
export type EntryForm = Readonly<Record<FieldName | 'progression', string>>;
export type EntryErrors = Partial<Record<FieldName, string>>;

const typed = (value: number | undefined) => (value === undefined ? '' : String(value));

export const formOf = (entry: DraftEntry): EntryForm => ({
  repsMax: typed(entry.reps_max),
  weight: entry.target_weight === undefined ? '' : typed(weightFromKg(entry.target_weight)),
  percent: typed(entry.target_percent),
  rpe: typed(entry.target_rpe),
  rest: typed(entry.rest_seconds),
  progression: entry.progression ?? '',
});

const { weight, percent, rpe, rest } = ENTRY_TARGETS;

interface Bounds {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

function errorIn(text: string, { name, min, max, step = 1 }: Bounds): string | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  if (value >= min && value <= max && Number.isInteger(value / step)) return undefined;
  const range = `between ${formatNumber(min)} and ${formatNumber(max)}`;
  return step === 1
    ? `${name} must be a whole number ${range}`
    : `${name} must be ${range}, in steps of ${step}`;
}

function weightError(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const kg = weightToKg(Number(text));
  if (kg >= weight.min && kg <= weight.max) return undefined;
  return `Target weight must be at most ${formatNumber(Math.floor(weightFromKg(weight.max)))} ${weightSymbol()}`;
}

/** What cannot be stored, beside its field. */
export function errorsOf(form: EntryForm, entry: Pick<DraftEntry, 'reps'>, maxReps: number): EntryErrors {
  const isReversed = form.repsMax.trim() !== '' && Number(form.repsMax) < entry.reps;
  const errors = {
    repsMax: isReversed
      ? 'The most reps cannot be fewer than the least'
      : errorIn(form.repsMax, { name: 'Reps', min: REPS.min, max: maxReps }),
    weight: weightError(form.weight),
    percent: errorIn(form.percent, { name: 'Percent', ...percent }),
    rpe: errorIn(form.rpe, { name: 'RPE', ...rpe }),
    rest: errorIn(form.rest, { name: 'Rest', ...rest }),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
}

const numberIn = (text: string) => (text.trim() === '' ? undefined : Number(text));
const ifGiven = <K extends keyof EntryDetails>(field: K, value: EntryDetails[K] | undefined) =>
  value === undefined ? {} : { [field]: value };

export function detailsIn(form: EntryForm, entry: DraftEntry): EntryDetails {
  const isSameWeight = form.weight === formOf(entry).weight;
  const typedWeight = numberIn(form.weight);
  const kg = typedWeight === undefined ? undefined : weightToKg(typedWeight);
  const most = numberIn(form.repsMax);
  return {
    ...ifGiven('reps_max', most === entry.reps ? undefined : most),
    // What was not typed anew stays to the gram.
    ...ifGiven('target_weight', isSameWeight ? entry.target_weight : kg),
    ...ifGiven('target_percent', numberIn(form.percent)),
    ...ifGiven('target_rpe', numberIn(form.rpe)),
    ...ifGiven('rest_seconds', numberIn(form.rest)),
    ...ifGiven(
      'progression',
      PROGRESSION_RULES.find((rule) => rule === form.progression),
    ),
  };
}
