import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '../profile.ts';
import { generatePlan } from './generate.ts';
import { TEST_LIBRARY } from './test-library.ts';

const SEEDS = [1, 2, 3, 7, 42, 1000];

/** Of weeks and reasons, for all seeds. */
function fingerprintOf(goal: (typeof FITNESS_GOALS)[number], level: (typeof ACTIVITY_LEVELS)[number]) {
  const plans = SEEDS.map((seed) =>
    generatePlan({ goal, activityLevel: level, seed, library: TEST_LIBRARY }),
  );
  return createHash('sha256').update(JSON.stringify(plans)).digest('hex').slice(0, 16);
}

it('makes the plans it has always made, where nothing is asked for beyond a goal and a level (A-144, R-824)', () => {
  const made = FITNESS_GOALS.flatMap((goal) =>
    ACTIVITY_LEVELS.map((level) => `${goal}, ${level}: ${fingerprintOf(goal, level)}`),
  );
  expect(made).toMatchInlineSnapshot(`
    [
      "weight_loss, sedentary: 6181e35d23e8e4d3",
      "weight_loss, lightly_active: 04307ce6bbb36bf3",
      "weight_loss, moderately_active: 186c9710f1033d54",
      "weight_loss, very_active: 8989e6c348b6d50d",
      "weight_loss, extremely_active: 7146dfe0d4362e3c",
      "muscle_gain, sedentary: 86ab5567dedaff65",
      "muscle_gain, lightly_active: e8f6cf9a3f556510",
      "muscle_gain, moderately_active: 546affaa49341cd5",
      "muscle_gain, very_active: cba112842870bab3",
      "muscle_gain, extremely_active: f99294f1ad39ca9c",
      "maintenance, sedentary: 41ff271d8610fa1a",
      "maintenance, lightly_active: e5b0ab3b8e9c231e",
      "maintenance, moderately_active: ad3e3c7deb273673",
      "maintenance, very_active: c1e24522dd8f468c",
      "maintenance, extremely_active: b274441c7646f1d6",
      "endurance, sedentary: 8070ea702012cbe9",
      "endurance, lightly_active: 1fa00048ba985915",
      "endurance, moderately_active: d7aa52e5150195ad",
      "endurance, very_active: 02c423b3b2d85d73",
      "endurance, extremely_active: 06ccead8153db157",
      "general_fitness, sedentary: 630ec96ea63a271f",
      "general_fitness, lightly_active: 9872cf417f7d1835",
      "general_fitness, moderately_active: 0cfe04a055a3998b",
      "general_fitness, very_active: e97fd645cdb8ba55",
      "general_fitness, extremely_active: 74fe79bbc2cc4fef",
    ]
  `);
});
