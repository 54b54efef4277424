import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, localDate } from './local-date.ts';
import { nextTrainingDay, planWeekOf } from './plan-week.ts';
import { weekOf } from './weekday.ts';

const day = localDate;

describe('the week of a plan', () => {
  it.each([
    ['2026-11-12', '2026-11-09', 0], // started on a Thursday: its Monday is in the same week
    ['2026-11-12', '2026-11-15', 0],
    ['2026-11-12', '2026-11-16', 1],
    ['2026-11-15', '2026-11-16', 1],
    ['2026-11-12', '2026-11-29', 2],
    ['2026-11-12', '2026-11-30', 0],
    ['2026-12-28', '2027-01-04', 1],
    ['2026-11-12', '2026-11-08', 2], // before it began it counts backwards
  ])('started on %s is, on %s, number %i of three', (started, today, week) => {
    expect(planWeekOf(day(started), day(today), 3)).toBe(week);
  });

  it('is the first where there is one, or no start', () => {
    expect(planWeekOf(day('2020-01-01'), day('2026-11-12'), 1)).toBe(0);
    expect(planWeekOf(null, day('2026-11-12'), 4)).toBe(0);
  });

  it('changes on Mondays alone, also when the clocks change (R-834)', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((offset) => addDays(day('2024-01-01'), offset));
    fc.assert(
      fc.property(days, days, fc.integer({ min: 2, max: 12 }), (started, today, count) => {
        const [now, tomorrow] = [today, addDays(today, 1)].map((one) => planWeekOf(started, one, count));
        const isSunday = new Date(`${today}T12:00:00Z`).getUTCDay() === 0;
        expect(tomorrow).toBe(isSunday ? ((now ?? 0) + 1) % count : now);
      }),
    );
  });

  it('is that of the member’s own day, on either side of midnight', () => {
    const sundayNight = new Date('2026-11-15T23:30:00Z');
    const week = (zone: string) => planWeekOf(day('2026-11-12'), dayAt(sundayNight, zone), 2);
    expect([week('UTC'), week('Europe/Berlin'), week('America/New_York')]).toEqual([0, 1, 0]);
  });
});

describe('the next training day', () => {
  const on = (...names: string[]) => weekOf((name) => (names.includes(name) ? ['squat'] : []));
  const thursday = day('2026-11-12');

  it('is later this week, or in the next week of the plan', () => {
    expect(nextTrainingDay([on('Monday', 'Friday')], thursday, thursday)).toEqual({
      week: 0,
      day: 'Friday',
      date: '2026-11-13',
    });
    expect(nextTrainingDay([on('Monday'), on('Tuesday')], thursday, thursday)).toMatchObject({
      week: 1,
      day: 'Tuesday',
      date: '2026-11-17',
    });
  });

  it('is the same day again where there is no other, and none in an empty plan', () => {
    expect(nextTrainingDay([on('Thursday')], thursday, thursday)).toMatchObject({ date: '2026-11-19' });
    expect(nextTrainingDay([on(), on('Thursday')], thursday, thursday)).toMatchObject({ date: '2026-11-19' });
    expect(nextTrainingDay([on()], null, thursday)).toBeUndefined();
  });
});
