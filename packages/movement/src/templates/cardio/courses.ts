import { block, board, furniture, type Gear, machine, rod } from '../../gear/parts.ts';
import type { Movement } from '../../movement.ts';
import type { FootOn, HandOn, Pose } from '../../pose.ts';
import { beams } from '../legs/kit.ts';
import { stairs, standingBall } from './ground.ts';
import { on, swing } from './kit.ts';

/** The stairs pass under whoever runs up: each step with the foot that stands on it. */
export const upstairs: Movement = {
  keys: [
    {
      root: { hips: [0, 49.1, 0] },
      lean: 16,
      twist: -10,
      legs: [on(9, 0, 4.6, 10), on(-9, -8, -4.6, 44)],
      arms: [swing(16, -48, 84), swing(16, 40, 84)],
    },
    {
      root: { hips: [0, 46.5, 0] },
      lean: 16,
      legs: [on(0, -4, 4.6, 12), on(5, 15, -4.6, 24)],
      arms: [swing(16, 6, 84), swing(16, -8, 84)],
    },
  ],
  tempo: [0.2, 0.2],
  steady: true,
  alternate: true,
  steps: true,
  still: 0,
  floorless: true,
  gear: (s) => {
    const [x, y] = standingBall(s);
    return [stairs(x, y - 1.6)];
  },
  view: 12,
};

/** From line to line: a hand on the line, and a turn toward the viewer. */
const shuttleKeys = (d: 1 | -1): Pose[] => {
  const stride = (x: number, right: number): Pose => {
    const foot = (ahead: number, z: number): FootOn =>
      ahead > 0 ? on(d * (x + 10), 12, z * d, 10) : on(d * (x - 21), 2, z * d, 56);
    const hand = (ahead: number, z: number): HandOn => ({
      at: [d * (x + 5 + 14 * ahead), 59 + 2 * ahead, z * d],
    });
    return {
      root: { hips: [d * x, 48.5 + x * 0.18, 0] },
      turn: d > 0 ? 0 : 180,
      lean: 14,
      legs: [foot(right, 5), foot(-right, -5)],
      arms: [hand(-right, 12), hand(right, -12)],
    };
  };
  // On the far line the left side leads, on the near one the right.
  const legs = [on(8 * d, 0, 2, 20, 30), on(40 * d, 0, 4, 0, 20)] as const;
  const hands: readonly HandOn[] = [{ at: [14 * d, 34, 30] }, { at: [40 * d, 2.4, 20] }];
  const [free, touching] = hands as [HandOn, HandOn];
  return [
    stride(-14, -1),
    stride(8, 1),
    {
      root: { hips: [24 * d, 31, -4] },
      turn: 90,
      tilt: -12 * d,
      lean: 46,
      bend: 44,
      nod: -40,
      legs: d > 0 ? legs : [legs[1], legs[0]],
      arms: d > 0 ? [free, touching] : [touching, free],
    },
  ];
};
export const shuttle: Movement = {
  keys: [...shuttleKeys(1), ...shuttleKeys(-1)],
  tempo: [0.34, 0.4, 0.4, 0.34, 0.4, 0.4],
  hold: [0, 0, 0.15, 0, 0, 0.15],
  steps: true,
  still: 2,
  gear: () => [furniture(...[42, -42].map((x) => rod('frame', [x, 0.4, -20], [x, 0.4, 40], 0.7)))],
  view: 16,
};

const RAIL = [
  [14, 73],
  [40, 80],
  [40, 62],
] as const;
const ON_RAILS: HandOn = { at: [20, 74, 13], elbow: [-0.4, -1, 0.5], thumb: [1, 0, 0] };
/** Steps that come down by turns, under the foot that stands; they sink into the floor. */
export const climber: Movement = {
  keys: [
    {
      root: { hips: [-1, 66.6, 0] },
      lean: 9,
      legs: [on(9, 18, 5), on(-9, 10, -5, 34)],
      arms: ON_RAILS,
    },
    {
      root: { hips: [-1, 64.8, 0] },
      lean: 9,
      legs: [on(0, 14, 5), on(3, 29, -5, 20)],
      arms: ON_RAILS,
    },
  ],
  tempo: [0.45, 0.45],
  steady: true,
  alternate: true,
  steps: true,
  still: 0,
  gear: (s): Gear[] => {
    const [x, y] = standingBall(s);
    return [
      machine(
        ...[-2, -1, 0, 1, 2]
          .map((at) => [x - 11 + at * 18, y - 2.2 + at * 8] as const)
          .filter(([, top]) => top > 0.6)
          .map(([from, top]) => ({ ...block('frame', [from, 0.6, -14], [42, top, 14]), bias: -30 })),
        { ...block('frame', [34, 0.6, -15], [46, 62, 15]), bias: -2 },
        ...beams(RAIL, 13, 1),
        ...beams(RAIL, -13),
        { ...board('iron', [42, 92, 0], [1, 4, 0], [0, 0, 8], 1), bias: -3 },
        ...beams([
          [42, 62],
          [42, 90],
        ]),
      ),
    ];
  },
  holding: 'none',
  view: 14,
};
