import { afterEach, describe, expect, it } from 'vitest';
import { setCurrentUnits } from '../../../lib/units.ts';
import { amountText, noteText, targetsText } from './amount-text.ts';

const LIFT = { sets: 3, reps: 8, measure: 'weight_reps', movement_pattern: 'push' };

afterEach(() => setCurrentUnits({ weight: 'kg', length: 'cm', distance: 'km' }));

describe('what an entry asks for', () => {
  it.each([
    [LIFT, '3 × 8'],
    [{ ...LIFT, reps_max: 12 }, '3 × 8–12'],
    [{ ...LIFT, reps_max: 8 }, '3 × 8'],
    [{ ...LIFT, reps: 30, reps_max: 60, measure: 'time', movement_pattern: 'core' }, '3 × 30–60 s'],
    [{ ...LIFT, sets: 6, reps: 1, measure: 'distance', movement_pattern: 'cardio' }, '6 × 1 min'],
  ])('%j is %s', (entry, text) => {
    expect(amountText(entry)).toBe(text);
  });

  it('names the targets it has, weights in the unit of the member', () => {
    const entry = { ...LIFT, target_weight: 60, target_rpe: 8, rest_seconds: 150 };
    expect(targetsText(entry)).toBe('60 kg · RPE 8 · 2:30 min rest');
    setCurrentUnits({ weight: 'lbs', length: 'in', distance: 'mi' });
    expect(targetsText(entry)).toMatch(/^132\.\d+ lbs · RPE 8/);
    expect(targetsText({ ...LIFT, target_percent: 76, rest_seconds: 180 })).toBe('76% of max · 3 min rest');
    expect(targetsText({ ...LIFT, rest_seconds: 45 })).toBe('45 s rest');
    expect(targetsText(LIFT)).toBe('');
  });

  it('says how it goes on', () => {
    expect(noteText({ ...LIFT, reps_max: 12, rest_seconds: 60, progression: 'double' })).toBe(
      'In this plan: 3 × 8–12, 1 min rest. Progression: Reps, then weight.',
    );
    expect(noteText(LIFT)).toBe('In this plan: 3 × 8.');
  });
});
