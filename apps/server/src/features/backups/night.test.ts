import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isNightDue, lastNight, nextNight } from './night.service.ts';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
afterEach(() => void vi.unstubAllEnvs());

const at = (text: string) => new Date(text);

describe('nights by the clock of the machine', () => {
  it('are the last one and the next one', () => {
    const now = at('2026-06-10T12:00:00+02:00');
    expect(lastNight(now, '03:15')).toEqual({ name: '2026-06-10', at: at('2026-06-10T03:15:00+02:00') });
    expect(nextNight(now, '03:15')).toEqual({ name: '2026-06-11', at: at('2026-06-11T03:15:00+02:00') });
    expect(lastNight(at('2026-06-10T03:14:59+02:00'), '03:15').name).toBe('2026-06-09');
    expect(lastNight(at('2026-06-10T03:15:00+02:00'), '03:15').name).toBe('2026-06-10');
  });

  // 02:30 does not exist on 2026-03-29 and happens twice on 2026-10-25.
  it.each([
    ['2026-03-28T00:00:00Z', '2026-03-31T00:00:00Z'],
    ['2026-10-24T00:00:00Z', '2026-10-27T00:00:00Z'],
  ])('are neither skipped nor doubled from %s to %s, when the clocks are changed', (from, until) => {
    const begun: string[] = [];
    for (let now = at(from); now < at(until); now = new Date(now.getTime() + 60_000)) {
      const night = lastNight(now, '02:30');
      const runs = begun.includes(night.name) ? [{ error: null, finishedAt: now }] : [];
      if (isNightDue(night, now, { runs, lastGoodAt: at(from), isFresh: false })) begun.push(night.name);
    }
    const day = from.slice(0, 8);
    const first = Number(from.slice(8, 10));
    expect(begun).toEqual([0, 1, 2].map((after) => `${day}${first + after}`));
  });
});

describe('a night is due', () => {
  const night = { name: '2026-06-10', at: at('2026-06-10T03:15:00+02:00') };
  const none = { runs: [], lastGoodAt: null, isFresh: false };
  const hoursLater = (hours: number) => new Date(night.at.getTime() + hours * 3_600_000);

  it('at its time, also on an installation nobody has used yet', () => {
    expect(isNightDue(night, night.at, { ...none, isFresh: true })).toBe(true);
  });
  it('once', () => {
    const runs = [{ error: null, finishedAt: night.at }];
    expect(isNightDue(night, hoursLater(0.1), { ...none, runs })).toBe(false);
  });
  it('later, where the server was off and the newest backup is a day old', () => {
    expect(isNightDue(night, hoursLater(6), { ...none, lastGoodAt: hoursLater(-24) })).toBe(true);
    expect(isNightDue(night, hoursLater(6), { ...none, lastGoodAt: hoursLater(-2) })).toBe(false);
  });
  it('after an update that finds data without any backup, but not on a fresh installation', () => {
    expect(isNightDue(night, hoursLater(6), none)).toBe(true);
    expect(isNightDue(night, hoursLater(6), { ...none, isFresh: true })).toBe(false);
  });
  it('again an hour after it failed, at most three times (R-1264)', () => {
    const failed = { error: 'The disk is full.', finishedAt: night.at };
    expect(isNightDue(night, hoursLater(0.9), { ...none, runs: [failed] })).toBe(false);
    expect(isNightDue(night, hoursLater(1), { ...none, runs: [failed] })).toBe(true);
    expect(isNightDue(night, hoursLater(9), { ...none, runs: [failed, failed, failed] })).toBe(false);
  });
});
