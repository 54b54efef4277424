import { localDate } from '@fitarc/domain/local-date';
import { expect, test } from 'vitest';
import { readDay, shortTitleOfDay, titleOfDay } from './chosen-day.ts';
import { dayAfterKey, weekAround } from './week-strip.ts';

const TODAY = localDate('2026-11-12');
const ends = (chosen: string) => {
  const week = weekAround(localDate(chosen), TODAY);
  expect(week).toHaveLength(7);
  expect(week).toContain(chosen);
  return [week[0], week[6]];
};

test('R-249 R-250 the week is the one up to today, and moves on in sevens', () => {
  expect(ends('2026-11-12')).toEqual(['2026-11-06', '2026-11-12']);
  expect(ends('2026-11-06')).toEqual(['2026-11-06', '2026-11-12']);
  expect(ends('2026-11-05')).toEqual(['2026-10-30', '2026-11-05']);
  expect(ends('2026-11-13')).toEqual(['2026-11-13', '2026-11-19']);
  expect(ends('2026-11-19')).toEqual(['2026-11-13', '2026-11-19']);
  expect(ends('2025-12-31')[1]).toBe('2026-01-01');
});

test('the arrow keys lead a day on, other keys nowhere', () => {
  expect(dayAfterKey('ArrowLeft', localDate('2026-03-01'))).toBe('2026-02-28');
  expect(dayAfterKey('ArrowRight', localDate('2026-12-31'))).toBe('2027-01-01');
  expect(dayAfterKey('Home', TODAY)).toBeUndefined();
});

test('a day in the address is one, or it is as if there were none', () => {
  expect(readDay('2026-02-28')).toBe('2026-02-28');
  for (const wrong of [null, '', 'today', '2026-02-30', '2026-2-3', '1899-12-31', '2101-01-01']) {
    expect(readDay(wrong)).toBeUndefined();
  }
});

test('the day in words: today and its neighbours by name, other years with their number', () => {
  const title = (day: string) => titleOfDay(localDate(day), TODAY);
  expect(title('2026-11-12')).toMatch(/^Today, /);
  expect(title('2026-11-11')).toMatch(/^Yesterday, /);
  expect(title('2026-11-13')).toMatch(/^Tomorrow, /);
  expect(title('2026-11-01')).not.toMatch(/2026/);
  expect(title('2025-11-12')).toMatch(/2025/);
  const short = (day: string) => shortTitleOfDay(localDate(day), TODAY);
  expect(short('2026-11-12')).toMatch(/^Today, Thu,? /);
  expect(short('2026-11-01')).toMatch(/^Sun,? /);
  expect(short('2025-11-12')).toMatch(/2025/);
});
