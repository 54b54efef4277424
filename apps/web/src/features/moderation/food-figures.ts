import type * as z from 'zod/mini';

export interface Figure {
  readonly name: FigureName;
  readonly label: string;
  readonly unit: string;
  readonly optional: boolean;
}
export type FigureName =
  | 'calories'
  | 'protein'
  | 'carbs'
  | 'fats'
  | 'fibre'
  | 'sugar'
  | 'saturated_fat'
  | 'sodium';

/** Of a product. */
export const FIGURES: readonly Figure[] = [
  { name: 'calories', label: 'Calories', unit: 'kcal', optional: false },
  { name: 'protein', label: 'Protein', unit: 'g', optional: false },
  { name: 'carbs', label: 'Carbs', unit: 'g', optional: false },
  { name: 'fats', label: 'Fats', unit: 'g', optional: false },
  { name: 'fibre', label: 'Fiber', unit: 'g', optional: true },
  { name: 'sugar', label: 'Sugar', unit: 'g', optional: true },
  { name: 'saturated_fat', label: 'Saturated fat', unit: 'g', optional: true },
  { name: 'sodium', label: 'Sodium', unit: 'mg', optional: true },
];

type Typed = Record<FigureName, string>;

/** As typed: numbers stay text until they are sent. */
export const typedFigures = (record: Readonly<Record<FigureName, number | null>>): Typed =>
  Object.fromEntries(FIGURES.map(({ name }) => [name, String(record[name] ?? '')])) as Typed;

/** An open figure is none; the contract refuses it where one is needed. */
export const sentFigures = (typed: Typed): Record<FigureName, number | null> =>
  Object.fromEntries(
    FIGURES.map(({ name }) => [name, typed[name].trim() === '' ? null : Number(typed[name])]),
  ) as Record<FigureName, number | null>;

/** What the contract refuses, by field. */
export function problemsOf({ issues }: z.core.$ZodError): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) problems[String(path[0])] ??= message;
  return problems;
}
