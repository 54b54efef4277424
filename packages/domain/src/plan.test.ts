import { describe, expect, it } from 'vitest';
import { MEASURES, MOVEMENT_PATTERNS } from './exercise.ts';
import {
  goalLabel,
  PLAN_GOALS,
  planNameOf,
  REP_UNITS,
  REPS,
  repUnitOf,
  SETS,
  STARTING_REPS,
} from './plan.ts';
import { FITNESS_GOALS } from './profile.ts';

describe('a workout plan', () => {
  it('is named after its goal, and is a workout when the goal is not known (A-130)', () => {
    expect(planNameOf('muscle_gain')).toBe('Muscle Gain Plan');
    expect([goalLabel('maintenance'), goalLabel('endurance')]).toEqual([
      'Weight Maintenance',
      'Endurance Training',
    ]);
    for (const unknown of [null, undefined, '', 'constructor', 'flying']) {
      expect(planNameOf(unknown)).toBe('Workout Plan');
    }
  });

  it('is offered for four goals, each of which a profile may hold', () => {
    expect(PLAN_GOALS).toHaveLength(4);
    for (const goal of PLAN_GOALS) expect(FITNESS_GOALS).toContain(goal);
  });

  it('counts held exercises in seconds, cardio in minutes, carries in metres and the rest in repetitions', () => {
    expect(repUnitOf({ measure: 'time', movement_pattern: 'core' })).toBe('seconds');
    expect(repUnitOf({ measure: 'distance', movement_pattern: 'carry' })).toBe('metres');
    expect(repUnitOf({ measure: 'distance', movement_pattern: 'cardio' })).toBe('minutes');
    expect(repUnitOf({ measure: 'time', movement_pattern: 'cardio' })).toBe('minutes');
    expect(repUnitOf({ measure: 'reps', movement_pattern: 'cardio' })).toBe('reps');
    expect(repUnitOf({ measure: 'weight_reps', movement_pattern: 'pull' })).toBe('reps');
    expect([repUnitOf({}), repUnitOf({ measure: null }), repUnitOf({ measure: 'odd' })]).toEqual(
      Array(3).fill('reps'),
    );
  });

  it('starts a new exercise inside what the generate screen takes, three sets of ten unless it is timed (R-701)', () => {
    expect(STARTING_REPS.reps).toEqual({ sets: 3, reps: 10 });
    const units = MEASURES.flatMap((measure) =>
      MOVEMENT_PATTERNS.map((movement_pattern) => repUnitOf({ measure, movement_pattern })),
    );
    expect(new Set(units)).toEqual(new Set(REP_UNITS));
    for (const { sets, reps } of Object.values(STARTING_REPS)) {
      expect(sets).toBeGreaterThanOrEqual(SETS.min);
      expect(sets).toBeLessThanOrEqual(SETS.ofGenerated);
      expect(reps).toBeGreaterThanOrEqual(REPS.min);
      expect(reps).toBeLessThanOrEqual(REPS.ofGenerated);
    }
  });
});
