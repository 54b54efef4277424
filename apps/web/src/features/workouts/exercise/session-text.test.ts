import type { SetDetail } from '@fitarc/contract/workout';
import { METRIC_UNITS, US_UNITS } from '@fitarc/domain/units';
import { afterEach, expect, it } from 'vitest';
import { setCurrentUnits } from '../../../lib/units.ts';
import { sessionTotal, sessionWords } from './session-text.ts';

const set = (weight: number | null, reps: number): SetDetail => ({ weight, reps, kind: 'normal' });
afterEach(() => setCurrentUnits(METRIC_UNITS));

it('names a weight once for the sets that share it', () => {
  const sets = [set(60, 8), set(60, 8), set(60, 7)];
  expect(sessionWords(sets, 'reps')).toBe('60 kg × 8, 8, 7');
  expect(sessionWords([...sets, set(50, 10)], 'reps')).toBe('60 kg × 8, 8, 7 · 50 kg × 10');
  expect(sessionWords([set(-20, 8)], 'reps')).toBe('-20 kg × 8');
  setCurrentUnits(US_UNITS);
  expect(sessionWords([set(61.235, 5)], 'reps')).toBe('135 lbs × 5');
});

it('says what is counted where there is no weight', () => {
  expect(sessionWords([set(null, 12), set(0, 10)], 'reps')).toBe('12, 10 reps');
  expect(sessionWords([set(null, 1)], 'reps')).toBe('1 rep');
  expect(sessionWords([set(null, 45), set(null, 40)], 'seconds')).toBe('45 s, 40 s');
  expect(sessionWords([set(null, 40)], 'metres')).toBe('40 m');
});

it('adds a session up', () => {
  const session = (volume: number, ...set_details: SetDetail[]) => ({
    workout_id: 1,
    date: '2026-11-17',
    name: 'Pull',
    volume,
    set_details,
  });
  expect(sessionTotal(session(1440, set(60, 8)), 'reps')).toBe('1440 kg');
  expect(sessionTotal(session(0, set(null, 12), set(null, 10)), 'reps')).toBe('22 reps');
  expect(sessionTotal(session(0, set(null, 45), set(null, 40)), 'seconds')).toBe('1 min 25 s');
});
