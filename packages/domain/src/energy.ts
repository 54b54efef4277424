import { KCAL_PER_GRAM } from './macros.ts';
import type { ActivityLevel, FitnessGoal, Gender } from './profile.ts';
import { type HeightUnit, roundTo, toCm, toKg, type WeightUnit } from './units.ts';

const ACTIVITY_FACTORS: Record<ActivityLevel, number> = {
  sedentary: 1.2,
  lightly_active: 1.375,
  moderately_active: 1.55,
  very_active: 1.725,
  extremely_active: 1.9,
};
const USUAL_FACTOR = ACTIVITY_FACTORS.lightly_active;

const GOAL_ADJUSTMENTS: Record<FitnessGoal, number> = {
  weight_loss: -500,
  muscle_gain: 300,
  maintenance: 0,
  endurance: 200,
  general_fitness: 0,
};

const lookUp = <T>(table: Record<string, T>, key: string | null | undefined, otherwise: T): T =>
  key && Object.hasOwn(table, key) ? (table[key] as T) : otherwise;

export const activityFactor = (level: string | null | undefined) =>
  lookUp(ACTIVITY_FACTORS, level, USUAL_FACTOR);
export const goalAdjustment = (goal: string | null | undefined) => lookUp(GOAL_ADJUSTMENTS, goal, 0);

export interface Body {
  readonly height: number | null;
  readonly height_unit?: HeightUnit | undefined;
  readonly current_weight: number | null;
  readonly weight_unit?: WeightUnit | undefined;
}

interface Person extends Body {
  readonly age: number | null;
  readonly activity_level: string | null;
  readonly fitness_goal: string | null;
}

const metric = ({ height, height_unit = 'cm', current_weight, weight_unit = 'kg' }: Body) =>
  height && current_weight
    ? { cm: toCm(height, height_unit), kg: toKg(current_weight, weight_unit) }
    : undefined;

/** Mifflin-St Jeor: what a body of this size uses at rest, but for the part that depends on the sex. */
const atRest = (kg: number, cm: number, age: number) => 10 * kg + 6.25 * cm - 5 * age;

const FOR_MEN = 5;
const SEX_TERMS: Record<Gender, number> = { male: FOR_MEN, female: -161, other: -78, prefer_not_to_say: -78 };

/** The steps from a body to what it uses in a day; null when something they need is missing. */
function stepsOf(person: Person, sexTerm: number) {
  const size = metric(person);
  if (!size || person.age === null) return null;
  const rest = atRest(size.kg, size.cm, person.age) + sexTerm;
  const factor = activityFactor(person.activity_level);
  const adjustment = goalAdjustment(person.fitness_goal);
  return {
    ...size,
    age: person.age,
    sexTerm,
    rest,
    factor,
    adjustment,
    sum: Math.round(rest * factor + adjustment),
  };
}

/** The dashboard's estimate, the same formula for everybody; null when something it needs is missing. */
export const generalEstimate = (person: Person): number | null => stepsOf(person, FOR_MEN)?.sum ?? null;

const AT_LEAST = 1200;

/** The shares of protein, carbohydrate and fat in a day's energy, in hundredths. */
const SHARES: Record<FitnessGoal, readonly [number, number, number]> = {
  weight_loss: [35, 35, 30],
  muscle_gain: [30, 45, 25],
  endurance: [20, 55, 25],
  maintenance: [30, 40, 30],
  general_fitness: [30, 40, 30],
};

export interface NutritionGoals {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fats: number;
}

type GoalPerson = Person & { readonly gender: string | null };

/** How a member's daily goals come about, by sex and goal; null when something they need is missing. */
export function goalArithmetic(person: GoalPerson) {
  const steps = stepsOf(person, lookUp(SEX_TERMS, person.gender, SEX_TERMS.other));
  if (!steps) return null;
  const calories = Math.max(AT_LEAST, steps.sum);
  const [protein, carbs, fats] = lookUp(SHARES, person.fitness_goal, SHARES.maintenance);
  const grams = (share: number, kcal: number) => Math.round((calories * share) / 100 / kcal);
  const goals: NutritionGoals = {
    calories,
    protein: grams(protein, KCAL_PER_GRAM.protein),
    carbs: grams(carbs, KCAL_PER_GRAM.carbs),
    fats: grams(fats, KCAL_PER_GRAM.fats),
  };
  return { ...steps, raised: calories > steps.sum, shares: { protein, carbs, fats }, goals };
}
export type GoalArithmetic = NonNullable<ReturnType<typeof goalArithmetic>>;

/** What a body of this size and activity uses in a day; null when something is missing. */
export function formulaExpenditure(person: GoalPerson): number | null {
  const steps = goalArithmetic(person);
  return steps && steps.rest * steps.factor;
}

/** A member's own daily goals; null when something they need is missing. */
export const nutritionGoals = (person: GoalPerson): NutritionGoals | null =>
  goalArithmetic(person)?.goals ?? null;

/** Body mass index with one decimal; null when height or weight is missing. */
export function bodyMassIndex(body: Body): number | null {
  const size = metric(body);
  return size ? roundTo(size.kg / (size.cm / 100) ** 2, 1) : null;
}
