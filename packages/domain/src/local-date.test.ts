import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, isLocalDate, isTimeZone, localDate, yearsBetween } from './local-date.ts';

describe('calendar days', () => {
  it('knows real dates from impossible ones', () => {
    expect(isLocalDate('2024-02-29')).toBe(true);
    expect(isLocalDate('2023-02-29')).toBe(false);
    expect(isLocalDate('2024-13-01')).toBe(false);
    expect(isLocalDate('2024-1-1')).toBe(false);
    expect(isLocalDate('2024-01-01T00:00:00Z')).toBe(false);
    expect(() => localDate('tomorrow')).toThrow();
  });

  it('is tomorrow in Auckland and still yesterday in Pago Pago', () => {
    const noonInLondon = new Date('2026-01-15T12:00:00Z');
    expect(dayAt(noonInLondon, 'Pacific/Auckland')).toBe('2026-01-16');
    expect(dayAt(new Date('2026-01-15T05:00:00Z'), 'Pacific/Pago_Pago')).toBe('2026-01-14');
  });

  it('is where this computer is when nobody says where, and the same every time it is asked', () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-02'), max: new Date('2100-12-30'), noInvalidDate: true }),
        (instant) => {
          expect(dayAt(instant)).toBe(dayAt(instant, here));
        },
      ),
    );
    expect(() => dayAt(new Date(Number.NaN))).toThrow();
    expect(() => dayAt(new Date(), 'Mars/Olympus')).toThrow();
  });

  it('counts whole years by birthdays', () => {
    expect(yearsBetween(localDate('2000-06-15'), localDate('2026-06-14'))).toBe(25);
    expect(yearsBetween(localDate('2000-06-15'), localDate('2026-06-15'))).toBe(26);
    expect(yearsBetween(localDate('2004-02-29'), localDate('2025-02-28'))).toBe(20);
    expect(yearsBetween(localDate('2004-02-29'), localDate('2025-03-01'))).toBe(21);
  });

  it('adds and takes away days without losing any', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (count) => {
        const day = localDate('2026-03-29');
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  it('recognises time zones', () => {
    expect(isTimeZone('Europe/Berlin')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });
});
