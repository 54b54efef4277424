import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDate } from './local-date.ts';
import { addDaysInZone, instantAt } from './zoned-time.ts';

const moved = (from: string, days: number, zone: string) =>
  addDaysInZone(new Date(from), days, zone).toISOString();

it.each([
  // 08:00 in New York before and after the clocks change.
  ['2026-03-07T13:00:00.000Z', 1, 'America/New_York', '2026-03-08T12:00:00.000Z'],
  ['2026-03-08T12:00:00.000Z', -1, 'America/New_York', '2026-03-07T13:00:00.000Z'],
  ['2026-10-31T12:00:00.000Z', 1, 'America/New_York', '2026-11-01T13:00:00.000Z'],
  ['2026-03-28T06:40:12.345Z', 7, 'Europe/Berlin', '2026-04-04T05:40:12.345Z'],
  ['2026-03-28T23:30:00.000Z', 1, 'Europe/Berlin', '2026-03-29T22:30:00.000Z'],
  ['2026-04-04T13:30:00.000Z', 1, 'Australia/Lord_Howe', '2026-04-05T14:00:00.000Z'],
  ['2026-03-07T13:00:00.000Z', 3, 'UTC', '2026-03-10T13:00:00.000Z'],
])('%s is, %i days later in %s, %s', (from, days, zone, to) => expect(moved(from, days, zone)).toBe(to));

it('moves a time that is skipped on the new day by an hour at most', () => {
  expect(moved('2026-03-07T07:30:00.000Z', 1, 'America/New_York')).toMatch(/^2026-03-08T0[67]:30/);
});

it('shows the same time of day, unless that day skips it', () => {
  const zone = 'America/New_York';
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const day = { min: new Date('2020-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z') };
  fc.assert(
    fc.property(
      fc.date({ ...day, noInvalidDate: true }),
      fc.integer({ min: -400, max: 400 }),
      (instant, days) => {
        const [was, is] = [clock.format(instant), clock.format(addDaysInZone(instant, days, zone))];
        if (!was.startsWith('02')) expect(is).toBe(was);
      },
    ),
  );
});

it.each([
  ['2026-03-02', 'UTC', '2026-03-02T06:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T10:00:00.000Z'],
  ['2026-03-02', 'America/New_York', '2026-03-02T11:00:00.000Z'],
  // The clocks changed in the night.
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T04:00:00.000Z'],
  ['2026-03-02', 'Pacific/Auckland', '2026-03-01T17:00:00.000Z'],
])('06:00 on %s in %s', (day, zone, instant) => {
  expect(instantAt(localDate(day), '06:00', zone).toISOString()).toBe(instant);
});
