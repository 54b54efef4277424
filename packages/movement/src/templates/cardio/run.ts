import { cord, furniture, type Gear, part, rod } from '../../gear/parts.ts';
import { frameAt } from '../../gear/places.ts';
import type { Leg, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { along, sub, unit, type V3 } from '../../vector.ts';
import { free } from '../legs/kit.ts';
import { shuttle, upstairs } from './courses.ts';
import { ramp, treadmill, water } from './ground.ts';
import { swing } from './kit.ts';

interface Gait {
  readonly lean: number;
  /** Middle of the stance, then the push: the leg that stands, the leg that swings. */
  readonly stance: readonly [Leg, Leg];
  readonly push: readonly [Leg, Leg];
  readonly hips: readonly [number, number];
  readonly arms: readonly [number, number, number];
  readonly time: readonly [number, number];
}
const GAITS: Record<string, Gait> = {
  easy: {
    lean: 6,
    stance: [free(24, 26, { point: -14 }), free(4, 92, { point: 24 })],
    push: [free(-14, 14, { point: 4 }), free(48, 78, { point: 4 })],
    hips: [52.2, 54.6],
    arms: [24, -32, 84],
    time: [0.19, 0.2],
  },
  fast: {
    lean: 8,
    stance: [free(26, 28, { point: -14 }), free(8, 112, { point: 24 })],
    push: [free(-20, 8, { point: 6 }), free(66, 92, { point: 6 })],
    hips: [52.4, 54.8],
    arms: [40, -48, 88],
    time: [0.16, 0.17],
  },
  sprint: {
    lean: 14,
    stance: [free(34, 32, { point: -16 }), free(22, 130, { point: 20 })],
    push: [free(-16, 4, { point: 6 }), free(96, 100, { point: 4 })],
    hips: [52.4, 55],
    arms: [56, -58, 88],
    time: [0.14, 0.14],
  },
};

export const run = template(
  'run',
  'Running',
  {
    pace: ['easy', 'fast', 'sprint'],
    place: ['outdoors', 'treadmill', 'hill', 'stairs', 'water', 'shuttle'],
  },
  ({ pace, place }) => {
    if (place === 'stairs') return upstairs;
    if (place === 'shuttle') return shuttle;
    const gait = GAITS[pace];
    if (!gait) throw new Error(pace);
    const { lean, stance, push, hips, arms, time } = gait;
    const wet = place === 'water';
    const up = place === 'treadmill' ? 4.2 : place === 'hill' ? 3.6 : 0;
    const back = place === 'hill' ? 0.4 : up;
    const pose = (
      y: number,
      legs: readonly [Leg, Leg],
      right: number,
      left: number,
      twist: number,
    ): Pose => ({
      root: { hips: [0, y, 0] },
      lean: lean + (place === 'hill' ? 6 : 0),
      twist,
      legs,
      arms: [swing(lean, right, arms[2]), swing(lean, left, arms[2])],
    });
    return {
      keys: [pose(hips[0] + up, stance, -6, -2, 0), pose(hips[1] + back, push, arms[0], arms[1], -10)],
      tempo: wet ? time.map((seconds) => seconds * 3) : time,
      steady: true,
      alternate: true,
      steps: true,
      still: 1,
      floorless: wet || place === 'hill',
      gear: () =>
        place === 'treadmill' ? [treadmill(0)] : place === 'hill' ? [ramp] : wet ? [water(74)] : [],
      view: 12,
    };
  },
);

const pack = (s: Skeleton): Gear =>
  furniture(
    {
      ...part('pad', [
        [frameAt(s, 'chest', [-10.5, -3, 0]), 5],
        [frameAt(s, 'chest', [-10, -15, 0]), 5.6],
      ]),
      bias: -1,
    },
    ...[1, -1].map((side) => ({
      ...cord(
        frameAt(s, 'chest', [-6, 2, 5 * side]),
        frameAt(s, 'chest', [1, 3.4, 6 * side]),
        frameAt(s, 'chest', [5.4, -4, 6.4 * side]),
        frameAt(s, 'chest', [2, -13, 8 * side]),
      ),
      bias: 6,
    })),
  );
const poles = (s: Skeleton): Gear => ({
  kind: 'none',
  parts: s.arms.map(({ hand, shoulder }) => {
    // The nearer the hand is to the hip, the more the pole slants.
    const to: V3 = [shoulder[0] - 14 + (hand[0] - shoulder[0]) * 0.5, 0.6, hand[2]];
    const tip = along(hand, unit(sub(to, hand)), 62);
    return rod('iron', hand, tip[1] < 0.6 ? to : tip, 0.7);
  }),
});

export const walk = template(
  'walk',
  'Walking',
  { place: ['level', 'incline-treadmill', 'hill'], carry: ['nothing', 'backpack', 'poles'] },
  ({ place, carry }) => {
    const rise = place === 'incline-treadmill';
    const hill = place === 'hill';
    const sloped = rise || hill;
    const lean = sloped || carry === 'backpack' ? 8 : 3;
    const pose = (y: number, legs: readonly [Leg, Leg], right: number, left: number): Pose => ({
      root: { hips: [0, y, 0] },
      lean,
      legs,
      arms: [swing(lean, right, carry === 'poles' ? 34 : 48), swing(lean, left, carry === 'poles' ? 34 : 48)],
    });
    const l = lean;
    const base = rise ? 6.4 : hill ? 3.4 : 0;
    return {
      keys: [
        pose(
          51.4 + base,
          [
            free(25 + l + (sloped ? 8 : 0), sloped ? 18 : 4, { point: sloped ? 4 : 2 }),
            free(-18 + l, 24, { point: -14 }),
          ],
          -26,
          30,
        ),
        pose(53.4 + base, [free(2 + l, 8, { point: -10 }), free(20 + l, 56, { point: 4 })], 2, 2),
      ],
      tempo: [0.3, 0.3],
      steady: true,
      alternate: true,
      steps: true,
      still: 0,
      floorless: hill,
      gear: (s): Gear[] => [
        ...(rise ? [treadmill(1.6)] : hill ? [ramp] : []),
        ...(carry === 'backpack' ? [pack(s)] : carry === 'poles' ? [poles(s)] : []),
      ],
      view: 14,
    };
  },
);

export const runOnSpot = template(
  'run-on-the-spot',
  'Running on the spot',
  { style: ['high-knees', 'butt-kicks'] },
  ({ style }) => {
    const high = style === 'high-knees';
    const pose = (y: number, right: Leg, left: Leg, arm: number): Pose => ({
      root: { hips: [0, y, 0] },
      lean: 3,
      legs: [right, left],
      arms: high
        ? [swing(3, arm, 90), swing(3, -arm, 90)]
        : [swing(3, arm * 0.5, 80), swing(3, -arm * 0.5, 80)],
    });
    const stands = free(5, 5, { point: 22 });
    return {
      keys: [
        pose(56.4, stands, high ? free(95, 98) : free(0, 134, { point: 30 }), 46),
        pose(
          58.8,
          free(12, 22, { point: 22 }),
          high ? free(44, 62, { point: 20 }) : free(8, 64, { point: 10 }),
          0,
        ),
      ],
      tempo: [0.17, 0.17],
      steady: true,
      alternate: true,
      steps: true,
      still: 0,
      view: 16,
    };
  },
);
