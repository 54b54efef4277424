import { createHash } from 'node:crypto';
import { generatePlan } from '@fitarc/domain/plan-engine/generate';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@fitarc/domain/profile';
import { describe, expect, it } from 'vitest';
import { LIBRARY } from '../../test/generated-plans.ts';
import { shippedExercises } from './catalogues.ts';

/** The hash of the plans made before the library grew. It changes only when the generator itself does. */
const PLANS_OF_406_EXERCISES = 'a93febaa83619fd040895dd45987f2fe7a613703963cbf53cdb51dae13ec59dc';

const plans = FITNESS_GOALS.flatMap((goal) =>
  ACTIVITY_LEVELS.flatMap((activityLevel) =>
    [1, 2, 3, 4, 5].map((seed) => {
      const { week } = generatePlan({ goal, activityLevel, seed, library: LIBRARY });
      const named = Object.values(week).map((day) =>
        day.map(({ exerciseId, sets, reps }) => [LIBRARY[exerciseId]?.name, sets, reps]),
      );
      return [goal, activityLevel, seed, named];
    }),
  ),
);

describe('generated plans', () => {
  it('are made of 406 exercises, and of none that was added later', () => {
    expect(LIBRARY).toHaveLength(406);
    expect(shippedExercises.read().length).toBeGreaterThan(LIBRARY.length);
  });

  it('stay the same for a goal, a level and a seed while the library grows', () => {
    const hash = createHash('sha256').update(JSON.stringify(plans)).digest('hex');
    expect(hash).toBe(PLANS_OF_406_EXERCISES);
  });
});
