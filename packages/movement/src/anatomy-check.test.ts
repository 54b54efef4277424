import { expect, test } from 'vitest';
import { equipmentOf, equipmentProblem, problemsOf } from './anatomy-check.ts';
import { barbell, heldBarbell } from './gear/weights.ts';
import type { Movement } from './movement.ts';
import type { Pose } from './pose.ts';
import { feet, plank, standing } from './templates/poses.ts';

const still = (pose: Pose, more: Partial<Movement> = {}): Movement => ({ keys: [pose, pose], ...more });
const curl = { raise: 2, bend: 90, grip: 180 };

test('finds nothing in somebody who stands, or holds a bar', () => {
  expect(problemsOf(still(standing()))).toEqual([]);
  expect(problemsOf(still(standing({ arms: curl }), { gear: (s) => [heldBarbell(s)] }))).toEqual([]);
  expect(problemsOf(still(plank(72.5)))).toEqual([]);
});

const standingWith = (leg: Pose['legs']) => still(standing({ root: { hips: [0, 53, 0] }, legs: leg }));

test.each<[string, RegExp, Movement]>([
  [
    'a hand beside the bar',
    /hand is off the equipment/,
    still(standing({ arms: curl }), { gear: () => [barbell([40, 90, 0])] }),
  ],
  ['a target out of reach', /hand does not reach/, still(standing({ arms: { at: [60, 80, 10] } }))],
  ['an elbow folded shut', /elbow bent too far/, still(standing({ arms: { raise: 0, bend: 170 } }))],
  [
    'a wrist folded back',
    /wrist bent too far/,
    still(standing({ arms: { raise: 0, bend: 90, wrist: 120 } })),
  ],
  ['a knee that bends forward', /knee bent the wrong way/, standingWith({ flex: 0, knee: -40 })],
  ['a leg behind the head', /hip behind too far/, standingWith({ flex: -90, knee: 0 })],
  ['a knee over the head', /hip bent too far/, standingWith({ flex: 160, knee: 90 })],
  [
    'a foot turned backward',
    /foot turned away/,
    still(standing({ root: { shin: 25, thigh: -60 }, legs: { ...feet(8, 150), knee: 10 } })),
  ],
  ['legs that are too short', /shin changes its length/, still(standing({ root: { hips: [0, 60, 0] } }))],
  [
    'a head under the floor',
    /below the floor/,
    still(standing({ root: { hips: [0, 5, 0] }, lean: 110, legs: { flex: 0, knee: 0 } })),
  ],
  ['a spine folded double', /spine bent too far/, still(standing({ bend: 150 }))],
  ['a foot that slides', /foot slides/, { keys: [standing(), standing({ legs: feet(6, 8, 6) })] }],
  [
    'a jump from one frame to the next',
    /jumps/,
    { keys: [standing(), standing({ lean: 170 })], tempo: [0.02, 3] },
  ],
])('finds %s', (_, problem, movement) => {
  expect(problemsOf(movement).join('\n')).toMatch(problem);
});

test('compares what is drawn with what the exercise needs', () => {
  const withBar = still(standing({ arms: curl }), { gear: (s) => [heldBarbell(s)] });
  expect(equipmentOf(withBar)).toEqual(['Barbell']);
  expect(equipmentProblem(withBar, ['Barbell'])).toBeUndefined();
  expect(equipmentProblem(withBar, ['Dumbbells'])).toMatch(/Barbell is drawn/);
  expect(equipmentProblem(still(standing()), ['Dumbbells'])).toMatch(/missing/);
  expect(equipmentProblem(still(standing()), ['Bodyweight'])).toBeUndefined();
});
