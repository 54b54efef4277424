import { describe, expect, it } from 'vitest';
import { addDays, daysFrom, localDate } from '../local-date.ts';
import { toKg } from '../units.ts';
import type { Weighing } from '../weight-trend.ts';
import type { DayIntake } from './day-intakes.ts';
import { estimateExpenditure } from './expenditure.ts';
import { MersenneTwister } from './mersenne-twister.ts';
import { ALL, FIRST_DAY, simulatedPerson } from './simulated-person.ts';

const TRUE = 2400;
const MONDAY = localDate('2026-01-05');
const on = (day: number) => addDays(MONDAY, day);

/** Somebody who uses 2400 kcal and eats the same every day, as a quiet scale sees it. */
function steady(days: number, eats = 2000, seed = 1) {
  const random = new MersenneTwister(seed);
  const dates = daysFrom(MONDAY, days);
  let water = 0;
  const weights: Weighing[] = dates.map((date, day) => {
    water = 0.6 * water + random.normal(0, 0.3);
    return { date, kg: 80 + ((eats - TRUE) * day) / 7000 + water };
  });
  const intakes: DayIntake[] = dates.map((date) => ({ date, kcal: eats + random.normal(0, 100) }));
  return { weights, intakes, formula: TRUE, today: on(days - 1) };
}
const last = (diary: Parameters<typeof estimateExpenditure>[0]) => {
  const { days, leftOut } = estimateExpenditure(diary);
  const day = days.at(-1);
  if (!day) throw new Error('nothing was estimated');
  return { ...day, leftOut };
};
const weightsLeftOut = (diary: Parameters<typeof estimateExpenditure>[0]) =>
  estimateExpenditure(diary).leftOut.filter(({ kind }) => kind === 'weight');

describe('the estimate', () => {
  it('is nothing without a weight, and the formula on the day of the first', () => {
    expect(estimateExpenditure({ weights: [], intakes: [], formula: 2300, today: MONDAY })).toEqual({
      days: [],
      leftOut: [],
    });
    const [only] = estimateExpenditure({ ...steady(1), formula: 2300 }).days;
    expect(only).toMatchObject({ date: MONDAY, expenditure: 2300 });
    expect(only?.deviation).toBeGreaterThan(300);
  });

  it('has a point for every day, the last with what is eaten on it not counted', () => {
    const { days } = estimateExpenditure(steady(60));
    expect(days.map(({ date }) => date)).toEqual(daysFrom(MONDAY, 60));
    expect(days.at(-1)?.eaten).toBeUndefined();
    expect(days.at(-2)?.eaten).toBeGreaterThan(1500);
  });

  it('finds what somebody uses although the formula is 400 kcal off, and grows surer', () => {
    for (const formula of [2000, 2800]) {
      const { days } = estimateExpenditure({ ...steady(90), formula });
      expect(Math.abs((days[89]?.expenditure ?? 0) - TRUE)).toBeLessThan(120);
      expect(days[89]?.deviation ?? 999).toBeLessThan((days[20]?.deviation ?? 0) / 2);
    }
  });

  it('does not depend on the unit of the scale', () => {
    const diary = steady(60);
    const inPounds = diary.weights.map(({ date, kg }) => ({ date, kg: toKg(kg / 0.45359237, 'lbs') }));
    expect(last({ ...diary, weights: inPounds }).expenditure).toBeCloseTo(last(diary).expenditure, 6);
  });
});

describe('a weight that cannot be', () => {
  const diary = steady(60);
  const withWeight = (day: number, kg: number) =>
    diary.weights.map((one) => (one.date === on(day) ? { ...one, kg } : one));

  it('a slipped point is set aside, named, and changes next to nothing (R-897)', () => {
    const slipped = { ...diary, weights: withWeight(40, 8.15) };
    expect(weightsLeftOut(slipped)).toEqual([{ date: on(40), kind: 'weight', reason: 'far-off', kg: 8.15 }]);
    expect(Math.abs(last(slipped).expenditure - last(diary).expenditure)).toBeLessThan(25);
  });

  it('and so it is when it is the very first', () => {
    const slipped = { ...diary, weights: withWeight(0, 8.15) };
    expect(weightsLeftOut(slipped)).toEqual([{ date: on(0), kind: 'weight', reason: 'far-off', kg: 8.15 }]);
    expect(Math.abs(last(slipped).expenditure - TRUE)).toBeLessThan(150);
  });

  it('pounds taken for kilograms are set aside, too', () => {
    expect(weightsLeftOut({ ...diary, weights: withWeight(30, 79 * 2.2046) })).toHaveLength(1);
  });

  it('three that agree are believed: another scale, five kilograms off', () => {
    const other = diary.weights.map((one, day) => (day < 30 ? one : { ...one, kg: one.kg + 5 }));
    const { expenditure, trendKg, leftOut } = last({ ...diary, weights: other });
    expect(leftOut).toEqual([]);
    expect(trendKg).toBeGreaterThan(80);
    expect(Math.abs(expenditure - TRUE)).toBeLessThan(150);
  });

  it('two scales used in turn, a kilogram apart, make it less sure and not wrong', () => {
    const inTurn = diary.weights.map((one, day) => (day % 2 ? { ...one, kg: one.kg + 1 } : one));
    const { expenditure, deviation, leftOut } = last({ ...diary, weights: inTurn });
    expect(leftOut).toEqual([]);
    expect(Math.abs(expenditure - TRUE)).toBeLessThan(1.645 * deviation);
  });
});

describe('days of food', () => {
  const diary = steady(70);
  const change = (days: readonly number[], to: (day: DayIntake) => DayIntake | undefined) =>
    diary.intakes.flatMap((one, day) => (days.includes(day) ? (to(one) ?? []) : [one]));
  const SOME = [30, 33, 37, 41, 46, 50, 55, 60];

  it('that are blank or half logged count as a usual day, and are named (R-898)', () => {
    for (const [intakes, reason] of [
      [change(SOME, () => undefined), 'blank'],
      [change(SOME, (day) => ({ ...day, kcal: day.kcal * 0.4 })), 'half-logged'],
      [change(SOME, (day) => ({ ...day, kcal: day.kcal * 10 })), 'too-high'],
    ] as const) {
      const { expenditure, leftOut } = last({ ...diary, intakes });
      expect(leftOut.map((one) => [one.date, one.reason])).toEqual(SOME.map((day) => [on(day), reason]));
      expect(Math.abs(expenditure - last(diary).expenditure)).toBeLessThan(40);
    }
  });

  it('count as they are once they are marked complete or fasted', () => {
    const little = change(SOME, (day) => ({ ...day, kcal: 600, mark: 'complete' }));
    const marked = last({ ...diary, intakes: little });
    expect(marked.leftOut).toEqual([]);
    expect(marked.expenditure).toBeLessThan(last(diary).expenditure - 40);
    const fasted = change(SOME, (day) => ({ date: day.date, kcal: 0, mark: 'fasted' }));
    const without = last({ ...diary, intakes: fasted });
    expect(without.leftOut).toEqual([]);
    expect(without.expenditure).toBeLessThan(marked.expenditure - 20);
  });

  it('a mark alone is no food: complete without any is blank', () => {
    const empty = change([40], (day) => ({ date: day.date, kcal: 0, mark: 'complete' }));
    expect(last({ ...diary, intakes: empty }).leftOut).toMatchObject([{ date: on(40), reason: 'blank' }]);
  });

  it('half a day is noticed from the second day on', () => {
    const intakes = change([1], (day) => ({ ...day, kcal: 700 }));
    expect(last({ ...diary, intakes }).leftOut).toMatchObject([{ date: on(1), reason: 'half-logged' }]);
  });

  it('somebody who starts to eat half as much is believed after two weeks (R-899)', () => {
    const intakes = diary.intakes.map((one, day) => (day < 30 ? one : { ...one, kcal: one.kcal * 0.5 }));
    const left = last({ ...diary, intakes }).leftOut.map(({ date }) => date);
    expect(left[0]).toBe(on(30));
    expect(left.at(-1) ?? '').toMatch(/^2026-02-1/);
    expect(left.length).toBeGreaterThan(10);
  });

  it('none at all leave the formula nearly as it was, and as unsure', () => {
    const { expenditure, deviation } = last({ ...diary, intakes: [] });
    expect(Math.abs(expenditure - TRUE)).toBeLessThan(30);
    expect(deviation).toBeGreaterThan(300);
  });

  it('three weeks of vacation without a diary, and three kilograms more, say little about the expenditure', () => {
    const away = Array.from({ length: 21 }, (_, index) => 40 + index);
    const weights = diary.weights
      .filter((_, day) => !away.includes(day))
      .map((one) => (one.date < on(40) ? one : { ...one, kg: one.kg + 4.2 }));
    const { expenditure } = last({ ...diary, intakes: change(away, () => undefined), weights });
    expect(Math.abs(expenditure - TRUE)).toBeLessThan(130);
  });
});

describe('what happens to bodies', () => {
  it.each([
    ['a gap of three months in everything, and six kilograms more', 6],
    ['and six kilograms less', -6],
  ])('%s: the estimate stays, less sure', (_what, kg) => {
    const before = steady(60);
    const after = steady(60).weights.map((one) => ({ date: addDays(one.date, 150), kg: one.kg + kg }));
    const food = steady(60).intakes.map((one) => ({ ...one, date: addDays(one.date, 150) }));
    const diary = {
      ...before,
      weights: [...before.weights, ...after],
      intakes: [...before.intakes, ...food],
      today: on(209),
    };
    const { days, leftOut } = estimateExpenditure(diary);
    const [then, back] = [days[59], days[150]];
    expect(Math.abs((back?.expenditure ?? 0) - (then?.expenditure ?? 0))).toBeLessThan(40);
    expect(back?.deviation).toBeGreaterThan((then?.deviation ?? 0) + 20);
    expect(leftOut.filter(({ kind }) => kind === 'weight')).toEqual([]);
    expect(Math.abs((days.at(-1)?.expenditure ?? 0) - TRUE)).toBeLessThan(150);
  });

  it('a month without the scale but with every meal is still learned from', () => {
    const whole = steady(90);
    const weights = whole.weights.filter((_, day) => day < 40 || day > 70);
    const { expenditure } = last({ ...whole, weights, formula: 2700 });
    expect(Math.abs(expenditure - TRUE)).toBeLessThan(150);
  });

  it.each([
    ['creatine: a kilogram of water that stays', (day: number) => (day >= 30 ? 1 : 0)],
    ['a refeed: two kilograms that go within days', (day: number) => (day >= 50 ? 2 * 0.5 ** (day - 50) : 0)],
    ['travel: salt for a week', (day: number) => (day >= 40 && day < 47 ? 1.2 : 0)],
    ['a cycle', (day: number) => 0.8 * Math.sin((2 * Math.PI * day) / 28)],
    ['the first week of a diet', (day: number) => -2 * (1 - Math.exp(-day / 3))],
  ])('%s', (_what, water) => {
    const diary = steady(84);
    const weights = diary.weights.map((one, day) => ({ ...one, kg: one.kg + water(day) }));
    const { expenditure, deviation, leftOut } = last({ ...diary, weights });
    expect(leftOut).toEqual([]);
    expect(Math.abs(expenditure - TRUE)).toBeLessThan(Math.max(130, 1.645 * deviation));
  });

  it('nobody simulated has a weight set aside', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const person = simulatedPerson(seed, { ...ALL, weighs: 0.5 }, 120);
      expect(weightsLeftOut({ ...person, today: addDays(FIRST_DAY, 119) })).toEqual([]);
    }
  });
});
