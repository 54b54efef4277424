import { furniture, type Gear, rod } from '../../gear/parts.ts';
import type { Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { free, roller } from './kit.ts';

/** Over a roller that goes half as far as the body. */
const rolled = (s: Skeleton, x: number): Gear =>
  furniture({ ...roller([x + (s.hips[0] - x) / 2, 4.4, 0], 4.2, 13), bias: -3 });
export const legRoll = template(
  'leg-foam-roll',
  'Foam rolling of the legs',
  { part: ['front-thigh', 'back-thigh', 'buttock', 'outer-thigh', 'calf'] },
  ({ part: area }) => {
    const common = { tempo: [2.2, 2.2], hold: [0.4, 0.4] };
    if (area === 'front-thigh') {
      const pose = (x: number): Pose => ({
        root: { hips: [x, 13.6, 0] },
        lean: 86,
        bend: -24,
        nod: 10,
        legs: free(0, 8, { point: 50, away: 2 }),
        arms: { at: [44, 2.6, 9], elbow: [0.8, -0.7, 0.3], thumb: [0, 1, 0] },
      });
      return { keys: [pose(0), pose(12)], ...common, gear: (s) => [rolled(s, -18)], view: 14 };
    }
    if (area === 'outer-thigh') {
      const pose = (z: number): Pose => ({
        root: { hips: [0, 15, z] },
        tilt: -82,
        sway: 30,
        legs: [{ on: [22, 0, 22], out: 10, pole: [0.6, 1, 0.2] }, free(0, 2, { away: -4, point: 10 })],
        arms: [
          { at: [6, 2.6, -15.5], flat: true, point: [0.8, 0, -0.4], elbow: [0.2, 0, 1] },
          { at: [15, 2.6, -36], elbow: [-0.6, -0.3, 1], thumb: [0, 1, 0] },
        ],
      });
      return {
        keys: [pose(-2), pose(8)],
        ...common,
        gear: (s) => [
          furniture({
            ...rod('pad', [-12, 4.4, s.hips[2] / 2 + 12], [12, 4.4, s.hips[2] / 2 + 12], 4.2),
            bias: 6,
          }),
        ],
        view: 76,
      };
    }
    const seat = area === 'buttock';
    const calf = area === 'calf';
    const pose = (x: number): Pose => ({
      root: { hips: [x, seat ? 13.4 : calf ? 11 : 13, 0] },
      lean: seat ? -47 : calf ? -42 : -49,
      legs: seat
        ? [free(84, 118, { away: 34, turn: 86 }), { on: [24, 0, -5] }]
        : calf
          ? [free(46, 4, { point: 5 }), { on: [18, 0, -6] }]
          : [free(46, 4, { point: 5 }), free(48, 2, { point: 5 })],
      arms: {
        at: [seat ? -26 : calf ? -26 : -29.2, 1.8, 12],
        flat: true,
        point: [-0.4, 0, 1],
        elbow: [-1, 0, 0.3],
      },
    });
    const from = calf ? 34 : seat ? 0 : 16;
    return {
      keys: seat ? [pose(-3), pose(4)] : [pose(-1), pose(3)],
      ...common,
      gear: (s) => [
        furniture({ ...roller([(seat ? 0 : from) + s.hips[0] * 0.5, 4.4, 0], 4.2, 13), bias: -3 }),
      ],
      view: seat ? 30 : 14,
    };
  },
);
