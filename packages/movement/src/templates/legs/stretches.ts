import { band } from '../../gear/lines.ts';
import type { Gear } from '../../gear/parts.ts';
import { mat, wall } from '../../gear/stands.ts';
import type { Arm, Leg, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { add, type V3 } from '../../vector.ts';
import { feet } from '../poses.ts';
import { free } from './kit.ts';

/** Eased into and out of again. */
const eased = { tempo: [2.6, 2.2], hold: [0.6, 1.6] };
const onFloor = (x: number, z: number, elbow: V3 = [-0.6, -0.4, 0.8]): Arm => ({
  at: [x, 1.8, z],
  flat: true,
  point: [1, 0, 0],
  elbow,
});

export const thighStretch = template(
  'thigh-stretch',
  'Front thigh stretch',
  { body: ['standing', 'kneeling'] },
  ({ body }) => {
    if (body === 'standing') {
      const pose = (knee: number, hand: V3): Pose => ({
        root: { hips: [0, 52.8, 0] },
        lean: 2,
        legs: [free(-4, knee, { point: 34 }), { on: [0, 0, -4.6] }],
        arms: [
          { at: hand, elbow: [-1, -0.2, 0.5] },
          { at: [25, 68, -11], flat: true, point: [0.3, 1, 0], elbow: [-0.2, -1, 0.4] },
        ],
      });
      return {
        keys: [pose(138, [-16.4, 48.4, 6.5]), pose(145, [-14.6, 50.4, 6.5])],
        ...eased,
        gear: () => [wall(28)],
        view: 14,
      };
    }
    const pose = (lean: number): Pose => ({
      root: { hips: [-14.6, 25.4, 0] },
      lean,
      legs: [free(-27 + lean, 153, { point: 60 }), { on: [8, 0, -5] }],
      arms: { raise: 0 },
    });
    const hands = (pose1: Pose): Pose => ({
      ...pose1,
      arms: [
        { at: [5, 34, -3], elbow: [-0.4, -0.6, 1], flat: true, point: [1, -0.4, -0.4] },
        { at: [5, 34, -7], elbow: [-0.4, -0.6, 1], flat: true, point: [1, -0.4, 0.4] },
      ],
    });
    return {
      keys: [hands(pose(30)), hands(pose(4))],
      ...eased,
      gear: () => [wall(-33.4), mat(-30, -12)],
      view: 14,
    };
  },
);

export const hamstringStretch = template(
  'hamstring-stretch',
  'Hamstring stretch',
  { body: ['lying', 'standing'] },
  ({ body }) => {
    if (body === 'standing') {
      const pose = (lean: number, x: number): Pose => ({
        root: { hips: [x, 46.4, 0] },
        lean,
        legs: [
          { on: [17, 0, 4.6], heel: -24 },
          { on: [-2, 0, -4.6], out: 6 },
        ],
        arms: { raise: 0 },
      });
      const both = (one: Pose): Pose => ({
        ...one,
        arms: [
          { at: [3, 41, -1], elbow: [-0.4, -0.4, 1], flat: true, point: [0.7, -0.6, -0.3] },
          { at: [2, 41, -8], elbow: [-0.4, -0.4, 1], flat: true, point: [0.7, -0.6, 0.3] },
        ],
      });
      return { keys: [both(pose(36, -7)), both(pose(52, -9))], ...eased, view: 14 };
    }
    const pose = (flex: number, hand: V3): Pose => ({
      root: { hips: [0, 5.8, 0] },
      lean: -90,
      nod: 4,
      legs: [free(flex, 6), free(1, 1, { point: 24 })],
      arms: { at: hand, elbow: [-0.4, -0.4, 1] },
    });
    return {
      keys: [pose(66, [-6, 30, 5]), pose(88, [-14, 33, 5])],
      ...eased,
      gear: (s) => [
        mat(-44, 52),
        band(
          s.arms[0].hand,
          add(s.legs[0].ball, [0, 1, 1.5]),
          add(s.legs[0].ball, [0, 1, -1.5]),
          s.arms[1].hand,
        ),
      ],
      view: 14,
    };
  },
);

export const hipStretch = template(
  'hip-stretch',
  'Hip stretch',
  { position: ['pigeon', 'figure-four', 'butterfly', 'frog', 'hip-switch'] },
  ({ position }) => {
    const gear = (): Gear[] => [mat(-44, 46)];
    switch (position) {
      case 'pigeon': {
        const pose = (lean: number, hand: number): Pose => ({
          root: { hips: [0, 9, 0] },
          lean,
          legs: [
            free(lean * 0.75 + 90, 130, { away: 30, turn: 86, point: 60 }),
            free(-86 + lean, 4, { point: 60 }),
          ],
          arms: onFloor(hand, 16),
        });
        return { keys: [pose(48, 30), pose(60, 40)], ...eased, gear, view: 68, above: 10 };
      }
      case 'figure-four': {
        const pose = (flex: number, hand: V3): Pose => ({
          root: { hips: [0, 6, 0] },
          lean: -90,
          nod: 6,
          legs: [
            free(flex > 100 ? 128 : 118, 122, { away: 31, turn: flex > 100 ? 92 : 83, point: 10 }),
            free(flex, 88, { away: 4 }),
          ],
          arms: [
            { at: hand, elbow: [0, -0.2, 1] },
            { at: [hand[0], hand[1], -9], elbow: [0, -0.2, 1] },
          ],
        });
        return {
          keys: [pose(92, [1, 21, 1]), pose(112, [-6, 21, 1])],
          ...eased,
          gear,
          view: 330,
          above: 16,
        };
      }
      case 'butterfly': {
        const pose = (lean: number): Pose => ({
          root: { hips: [-10, 6, 0] },
          lean,
          legs: free(106 + lean * 0.75, 136, { away: 68, turn: 66 + lean * 0.2, point: 17 }),
          arms: { at: [10, 7, 4.4], elbow: [-0.3, -0.6, 1] },
        });
        return { keys: [pose(2), pose(22)], ...eased, gear, view: 58, otherView: 90 };
      }
      case 'frog': {
        const pose = (x: number): Pose => ({
          root: { hips: [x, 21.6, 0] },
          lean: 88,
          legs: free(90 - x * 3.2, 90 - x * 2.2, { away: 45, turn: x * 2 - 2, point: 60 }),
          arms: { at: [44, 2.4, 9], elbow: [0.6, -1, 0.4], thumb: [0, 1, 0] },
        });
        return { keys: [pose(3), pose(-5)], ...eased, gear, view: 50, otherView: 20 };
      }
      case 'hip-switch': {
        const behind: Arm = { at: [-14, 1.8, 11], flat: true, point: [-1, 0, 0.4], elbow: [-1, 0, 0.4] };
        const pose = (right: Leg, left: Leg): Pose => ({
          root: { hips: [0, 7.2, 0] },
          lean: -16,
          legs: [right, left],
          arms: behind,
        });
        // Each knee from beside the front foot up and over to the inside.
        const front = free(61.9, 128.7, { away: 65.3, turn: 96.5, point: 30 });
        const opens = free(118, 127, { away: 55, turn: 38, point: 14 });
        const up = free(137, 115.2, { away: 18.6, turn: -22, point: 18 });
        const falls = free(122, 114, { away: 20, turn: -60, point: -4 });
        const side = free(64.5, 102.7, { away: 41.5, turn: -82, point: 30 });
        return {
          keys: [pose(front, side), pose(opens, falls), pose(up, up), pose(falls, opens)],
          tempo: [0.8, 0.6, 0.6, 0.8],
          hold: [0.9, 0, 0, 0],
          alternate: true,
          gear,
          steps: true,
          still: 0,
          view: 66,
          above: 14,
        };
      }
    }
  },
);

export const calfStretch = template(
  'calf-stretch',
  'Calf stretch',
  { knee: ['straight', 'bent'] },
  ({ knee }) => {
    const straight = knee === 'straight';
    const pose = (x: number, y: number): Pose => ({
      root: { hips: [x, y, 0] },
      lean: straight ? 20 : 6,
      legs: [feet(4.6, 0, straight ? -24 : -10), feet(-4.6, 0, straight ? 12 : 8)],
      arms: {
        at: [straight ? 34 : 32.6, straight ? 66 : 64, 9],
        flat: true,
        point: [0.2, 1, 0],
        elbow: [-0.2, -1, 0.5],
      },
    });
    return {
      keys: straight ? [pose(-1, 46.6), pose(0.8, 45.8)] : [pose(1, 46.6), pose(3.2, 43.9)],
      ...eased,
      gear: () => [wall(straight ? 36 : 34.6)],
      view: 14,
    };
  },
);
