import type { PlanOptions } from '@fitarc/contract/plan-options';
import { EQUIPMENT, type Equipment, MUSCLE_GROUPS, type MuscleGroup } from '@fitarc/domain/exercise';
import { PLAN_OPTION_BOUNDS } from '@fitarc/domain/plan-options';
import { pluralize } from '@fitarc/domain/pluralize';

/** As it stands on the screen; empty asks for nothing. */
export interface WishForm {
  readonly days: string;
  readonly minutes: string;
  /** Only what is listed is at hand. */
  readonly isLimited: boolean;
  readonly equipment: readonly Equipment[];
  readonly favor: readonly MuscleGroup[];
  readonly avoid: readonly MuscleGroup[];
}

export const NO_WISHES: WishForm = {
  days: '',
  minutes: '',
  isLimited: false,
  equipment: [],
  favor: [],
  avoid: [],
};

const FREE: readonly Equipment[] = ['Bodyweight', 'No Equipment'];
/** What one may have or not; the floor is always there. */
export const PIECES = EQUIPMENT.filter((one) => !FREE.includes(one));
/** Whole-body exercises have no sets of their own to add to. */
export const FAVORABLE = MUSCLE_GROUPS.filter((group) => group !== 'Full Body');

export const wishFormOf = (options: PlanOptions | undefined): WishForm => ({
  days: options?.days ? String(options.days) : '',
  minutes: options?.minutes ? String(options.minutes) : '',
  isLimited: Array.isArray(options?.equipment),
  equipment: options?.equipment ?? [],
  favor: options?.favor ?? [],
  avoid: options?.avoid ?? [],
});

export function minutesError({ minutes }: WishForm): string | undefined {
  if (minutes.trim() === '') return undefined;
  const { min, max } = PLAN_OPTION_BOUNDS.minutes;
  const value = Number(minutes);
  if (Number.isInteger(value) && value >= min && value <= max) return undefined;
  return `Minutes must be a whole number between ${min} and ${max}`;
}

/** Nothing where nothing is asked for. */
export function optionsIn(form: WishForm): PlanOptions | undefined {
  const options: PlanOptions = {
    ...(form.days ? { days: Number(form.days) } : {}),
    ...(form.minutes.trim() ? { minutes: Number(form.minutes) } : {}),
    ...(form.isLimited ? { equipment: [...form.equipment] } : {}),
    ...(form.favor.length > 0 ? { favor: [...form.favor] } : {}),
    ...(form.avoid.length > 0 ? { avoid: [...form.avoid] } : {}),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}

const inOrder = <T extends string>(list: readonly T[] | null | undefined) => list && [...list].sort();
const textOf = (options: PlanOptions | null | undefined) =>
  JSON.stringify([
    options?.days ?? null,
    options?.minutes ?? null,
    inOrder(options?.equipment) ?? null,
    inOrder(options?.favor ?? []),
    inOrder(options?.avoid ?? []),
  ]);

export const sameOptions = (a: PlanOptions | null | undefined, b: PlanOptions | null | undefined): boolean =>
  textOf(a) === textOf(b);

function equipmentWords(equipment: readonly Equipment[]): string {
  const names = equipment.filter((one) => !FREE.includes(one)).map((one) => one.toLowerCase());
  return names.length > 0 ? `only ${names.join(', ')}` : 'no equipment';
}

/** '3 days', 'up to 45 minutes', 'only dumbbells', 'more arms', 'without legs'. */
export function optionsInWords(options: PlanOptions | null | undefined): string[] {
  if (!options) return [];
  const { days, minutes, equipment, favor, avoid } = options;
  const names = (groups: readonly MuscleGroup[]) => groups.map((group) => group.toLowerCase()).join(', ');
  return [
    ...(days ? [pluralize(days, 'day')] : []),
    ...(minutes ? [`up to ${minutes} minutes`] : []),
    ...(equipment ? [equipmentWords(equipment)] : []),
    ...(favor?.length ? [`more ${names(favor)}`] : []),
    ...(avoid?.length ? [`without ${names(avoid)}`] : []),
  ];
}
