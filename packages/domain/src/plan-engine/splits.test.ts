import { describe, expect, it } from 'vitest';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '../profile.ts';
import { WEEKDAYS } from '../weekday.ts';
import { DAYS_OF_GOAL, TRAINING_DAYS } from './bounds.ts';
import { HARD_BLOCKS } from './cardio.ts';
import { outlineOf, splitKindOf } from './splits.ts';

const CASES = FITNESS_GOALS.flatMap((goal) => ACTIVITY_LEVELS.map((level) => ({ goal, level })));
const circle = <T>(days: readonly T[]) => days.map((day, index) => [day, days[(index + 1) % 7]] as const);

/** Training days in a row, the end of the week joined to its beginning. */
function longestRow(trains: readonly boolean[]): number {
  const rows = [...trains, ...trains]
    .map((day) => (day ? 'x' : ' '))
    .join('')
    .split(' ');
  return Math.max(...rows.map(({ length }) => length));
}

describe('the days of a week (A-144)', () => {
  it('are as many as the weekly text of the goal says, and rise with the activity level', () => {
    for (const goal of FITNESS_GOALS) {
      const days = ACTIVITY_LEVELS.map((level) => TRAINING_DAYS[goal][level]);
      expect(days).toEqual([...days].sort());
      expect([days[0], days.at(-1)]).toEqual([DAYS_OF_GOAL[goal].min, DAYS_OF_GOAL[goal].max]);
    }
  });

  it.each(CASES)('of $goal, $level leave rest between', ({ goal, level }) => {
    const days = WEEKDAYS.map((day) => outlineOf(goal, level)[day]);
    const count = days.filter(Boolean).length;
    expect(count).toBe(TRAINING_DAYS[goal][level]);
    expect(longestRow(days.map(Boolean))).toBeLessThanOrEqual({ 3: 1, 4: 2, 5: 3, 6: 6 }[count] ?? 0);

    const whole = circle(days.map((day) => /full body|circuit/.test(day?.session ?? '')));
    expect(whole.filter(([today, tomorrow]) => today && tomorrow)).toEqual([]);
    const hard = circle(days.map((day) => day?.cardio.some((block) => HARD_BLOCKS.includes(block))));
    expect(hard.filter(([today, tomorrow]) => today && tomorrow)).toEqual([]);
  });

  it('are split by the number of strength days', () => {
    const kinds = CASES.map(({ goal, level }) => {
      const strength = WEEKDAYS.filter((day) => outlineOf(goal, level)[day]?.session).length;
      return `${strength}: ${splitKindOf(outlineOf(goal, level))}`;
    });
    expect([...new Set(kinds)].sort()).toEqual([
      '2: circuits',
      '3: full body',
      '4: upper and lower',
      '5: upper, lower, push, pull, legs',
      '6: push, pull, legs',
    ]);
  });
});
