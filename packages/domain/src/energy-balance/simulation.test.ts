import { describe, expect, it } from 'vitest';
import { estimateExpenditure } from './expenditure.ts';
import { ALL, type Situation, simulatedPerson } from './simulated-person.ts';

const PEOPLE = 300;
const BAND = 1.645;

interface Row {
  readonly name: string;
  readonly situation: Partial<Situation>;
  /** The mean error allowed, in kcal a day, after so many days. */
  readonly limits: Readonly<Record<28 | 56 | 90, number>>;
}
const SOME_DAYS = { logs: 0.85, half: 0.1 };
const ROWS: readonly Row[] = [
  { name: 'cut, weighs daily, logs all', situation: {}, limits: { 28: 174, 56: 82, 90: 58 } },
  { name: 'maintain, daily', situation: { goal: 'maintain' }, limits: { 28: 149, 56: 64, 90: 40 } },
  {
    name: 'cut, weighs 3 of 7, logs 85 %, a tenth half',
    situation: { weighs: 3 / 7, ...SOME_DAYS },
    limits: { 28: 172, 56: 81, 90: 53 },
  },
  {
    name: 'cut, weighs weekly, same logging',
    situation: { weighs: 1 / 7, ...SOME_DAYS },
    limits: { 28: 195, 56: 109, 90: 66 },
  },
  {
    name: 'bulk, weighs 3 of 7, logs 90 %, 5 % half',
    situation: { goal: 'bulk', weighs: 3 / 7, logs: 0.9, half: 0.05 },
    limits: { 28: 163, 56: 74, 90: 42 },
  },
  {
    name: 'cut, logs a fifth too little',
    situation: { bias: -0.2 },
    limits: { 28: 281, 56: 92, 90: 55 },
  },
];
const DAYS = [14, 28, 42, 56, 90] as const;

/** How far the estimate is off on each of the days, and whether the band covers the truth. */
function outcomes(seed: number, situation: Situation) {
  const person = simulatedPerson(seed, situation, 90);
  const today = person.dates.at(-1);
  if (!today) throw new Error('somebody without days');
  const { days } = estimateExpenditure({ ...person, today });
  const byDate = new Map<string, (typeof days)[number]>(days.map((day) => [day.date, day]));
  return DAYS.map((count) => {
    const estimate = byDate.get(person.dates[count - 1] ?? '');
    const { expenditure, deviation } = estimate ?? { expenditure: person.formula, deviation: 300 };
    const off = expenditure - person.truthOn(count - 1);
    return { off, isCovered: Math.abs(off) < BAND * deviation };
  });
}

const table: string[] = [];

/** The people of the simulation that the limits come from, and as many others, which nothing was tuned on. */
const CROWDS = [
  { crowd: 'the same people', first: 0, tolerance: 1 },
  { crowd: 'other people', first: PEOPLE, tolerance: 1.15 },
];

describe.each(CROWDS)(
  `the estimate for ${PEOPLE} simulated people: $crowd`,
  ({ crowd, first, tolerance }) => {
    it.each(ROWS)('$name', ({ name, situation, limits }) => {
      const all = Array.from({ length: PEOPLE }, (_, index) =>
        outcomes((first + index) * 7919 + 1, { ...ALL, ...situation }),
      );
      const mean = (at: number, of: (one: { off: number; isCovered: boolean }) => number) =>
        all.reduce((sum, one) => sum + of(one[at] ?? { off: 0, isCovered: false }), 0) / PEOPLE;
      const figures = DAYS.map((day, at) => ({
        day,
        error: mean(at, ({ off }) => Math.abs(off)),
        bias: mean(at, ({ off }) => off),
        covered: mean(at, ({ isCovered }) => Number(isCovered)),
      }));
      table.push(
        [
          `${name}, ${crowd}`.padEnd(62),
          ...figures.map(
            ({ error, bias, covered }) =>
              `${error.toFixed(0).padStart(4)} (${bias.toFixed(0)}) ${(covered * 100).toFixed(0)} %`,
          ),
        ].join('  '),
      );
      for (const { day, error, covered } of figures) {
        if (day in limits)
          expect(Math.round(error), `day ${day}`).toBeLessThanOrEqual(limits[day as 28] * tolerance);
        if (day > 42) expect(covered, `day ${day}`).toBeGreaterThanOrEqual(0.85);
      }
    });
  },
);

it('is printed: mean error (bias) in kcal a day, and how many the 90 % band covers', () => {
  process.stdout.write(
    [`${' '.repeat(62)}  ${DAYS.map((day) => `day ${day}`).join('  ')}`, ...table, ''].join('\n'),
  );
  expect(table).toHaveLength(ROWS.length * CROWDS.length);
});
