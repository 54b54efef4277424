import { addDays, type LocalDate, localDate } from '../local-date.ts';
import type { Weighing } from '../weight-trend.ts';
import type { DayIntake } from './day-intakes.ts';
import { MersenneTwister } from './mersenne-twister.ts';

export interface Situation {
  readonly goal: 'cut' | 'maintain' | 'bulk';
  /** The share of days with a weight, of days with food, and of those the share that is half logged. */
  readonly weighs: number;
  readonly logs: number;
  readonly half: number;
  /** What the diary misses of everything eaten: −0.2 is a fifth. */
  readonly bias: number;
}

export const ALL: Situation = { goal: 'cut', weighs: 1, logs: 1, half: 0, bias: 0 };
export const FIRST_DAY = localDate('2026-01-05');

export interface SimulatedPerson {
  readonly weights: readonly Weighing[];
  readonly intakes: readonly DayIntake[];
  readonly formula: number;
  /** Kcal a day, in the calories of the member's own diary. */
  truthOn(day: number): number;
  readonly dates: readonly LocalDate[];
}

const DEFICITS = { cut: -500, maintain: 0, bulk: 250 } as const;
const DIET_WATER = { cut: -1.6, maintain: 0, bulk: 0.8 } as const;
const KCAL = { fat: 9441, lean: 1816 } as const;
const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Forbes: the share of fat in the energy that a body stores or gives, by how much fat it has. */
const fatShare = (fat: number) => 1 / (1 + (10.4 * KCAL.lean) / KCAL.fat / fat);

function bodyOf(random: MersenneTwister) {
  const isMan = random.one([true, false]);
  const age = random.between(20, 60);
  const cm = random.normal(isMan ? 178 : 165, 7);
  const kg = Math.max(48, random.normal(isMan ? 88 : 74, 14));
  const atRest = 10 * kg + 6.25 * cm - 5 * age + (isMan ? 5 : -161);
  const formula = atRest * random.one([1.2, 1.375, 1.55, 1.725]);
  return {
    isMan,
    kg,
    fat: (isMan ? 0.25 : 0.33) * kg,
    formula,
    usual: formula * (1 + random.normal(0, 0.12)),
  };
}

/** Somebody who eats, weighs and forgets to log: with weekends, water, a cycle, and a metabolism that adapts. */
export function simulatedPerson(seed: number, situation: Situation, days: number): SimulatedPerson {
  const random = new MersenneTwister(seed);
  const { isMan, kg, formula, usual, ...body } = bodyOf(random);
  const deficit = DEFICITS[situation.goal];
  const phase = random.between(0, 28);
  const weights: Weighing[] = [];
  const intakes: DayIntake[] = [];
  const [eaten, used, dates]: [number[], number[], LocalDate[]] = [[], [], []];
  let { fat } = body;
  let [mass, drift, water] = [kg, 0, 0];
  for (let day = 0; day < days; day++) {
    const date = addDays(FIRST_DAY, day);
    drift += random.normal(0, 6);
    const adapted = 0.1 * deficit * (1 - Math.exp(-day / 14));
    const expenditure = usual + drift + adapted + 20 * (mass - kg);
    const eats = usual + deficit + random.normal(0, 350) + (day % 7 > 4 ? 250 : -100);
    const balance = eats - expenditure;
    const share = fatShare(fat);
    mass += balance * (share / KCAL.fat + (1 - share) / KCAL.lean);
    fat = Math.max(4, fat + (balance * share) / KCAL.fat);
    water = 0.6 * water + random.normal(0, 0.45);
    const dietWater = DIET_WATER[situation.goal] * (1 - Math.exp(-day / 5));
    const cycle = isMan ? 0 : 0.7 * Math.sin((2 * Math.PI * (day + phase)) / 28);
    const shown = mass + dietWater + water + cycle + random.normal(0, 0.1);
    if (random.next() < situation.weighs) weights.push({ date, kg: shown });
    const logged = eats * (1 + situation.bias);
    if (random.next() < situation.logs)
      intakes.push({
        date,
        kcal: random.next() < situation.half ? logged * random.between(0.3, 0.75) : logged,
      });
    eaten.push(eats);
    used.push(expenditure);
    dates.push(date);
  }
  return {
    weights,
    intakes,
    formula,
    dates,
    truthOn: (day) =>
      meanOf(used.slice(day - 6, day + 1)) +
      situation.bias * meanOf(eaten.slice(Math.max(0, day - 27), day + 1)),
  };
}
