import { across } from '../../bones.ts';
import { band, cable } from '../../gear/lines.ts';
import { board, disc, furniture, machine, type Part, rod, Z } from '../../gear/parts.ts';
import { bench, box } from '../../gear/stands.ts';
import { dumbbellAt } from '../../gear/weights.ts';
import type { LegJoints } from '../../leg.ts';
import type { Arm, FootOn, Leg, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, cos, middle, scale, sin, sub, unit, type V3 } from '../../vector.ts';
import { feet } from '../poses.ts';
import { beams, free, padOn, roller, sole, stack, twice } from './kit.ts';

/** Before (1) or behind (-1) the shin, above the ankle. */
const atShin = ({ knee, ankle }: LegJoints, side: number, far = 4.8): V3 => {
  const [x, y] = unit(sub(ankle, knee));
  return add(middle(knee, ankle, 0.9), scale([-y, x, 0], far * side));
};
const lever = (s: Skeleton, side: number, legs: readonly (0 | 1)[]): Part[] =>
  legs.flatMap((one): Part[] => {
    const leg = s.legs[one];
    const end = atShin(leg, side);
    const out = one === 0 ? 1 : -1;
    const pivot: V3 = [leg.knee[0], leg.knee[1], leg.knee[2] + 6 * out];
    return [
      { ...rod('pad', add(end, [0, 0, -4.5]), add(end, [0, 0, 4.5]), 2.4), bias: side > 0 ? 1 : -1 },
      { ...rod('iron', pivot, [end[0], end[1], pivot[2]], 1.1), bias: 1 },
    ];
  });
const grip = (x: number, y: number, z: number): Arm => ({
  at: [x, y, z],
  elbow: [-1, -0.4, 0.5],
  thumb: [1, 0, 0],
});
/** A seat with a back, for hips at this height. */
const chair = (s: Skeleton, y: number, from = -8, to = 18): Part[] => [
  { ...board('pad', [(from + to) / 2, y - 7.4, 0], [(to - from) / 2, 0, 0], [0, 0, 9], 1.8), bias: -3 },
  { ...padOn(s, 'chest', [-7.6, -12, 0], [0, 15]), bias: -3 },
  ...beams([
    [4, y - 9],
    [4, 1],
  ]),
  ...beams([
    [-22, 1],
    [22, 1],
  ]),
];

const RAIL = 42;
const UP: V3 = [cos(RAIL), sin(RAIL), 0];
export const legPress = template(
  'leg-press',
  'Leg press',
  { legs: ['both', 'single'], move: ['press', 'calf-raise'] },
  ({ legs, move }) => {
    const one = legs === 'single';
    const calves = move === 'calf-raise';
    const z = one ? 4 : 8;
    const pushed = (by: number): Leg =>
      sole(by * UP[0], 15 + by * UP[1], z, RAIL + 82, { pole: [-0.6, 0.8, 0.15], out: 0 });
    const pose = (leg: Leg): Pose => ({
      root: { hips: [0, 15, 0] },
      lean: -50,
      legs: one ? [leg, { on: [24, 0, -9], out: 10 }] : leg,
      arms: grip(6, 14, 14),
    });
    return {
      keys: calves
        ? [pose(free(82, 4, { point: -24, away: 4 })), pose(free(82, 4, { point: 34, away: 4 }))]
        : [pose(pushed(47.6)), pose(pushed(28))],
      tempo: calves ? [1.2, 1.8] : [2, 1.5],
      hold: [0.4, 0.3],
      steps: true,
      gear: (s) => {
        const { ball } = s.legs[0];
        const center = along([ball[0], ball[1], 0], UP, 2.8);
        const across2: V3 = [-UP[1], UP[0], 0];
        const middle2 = calves ? along(center, across2, 7) : along(center, across2, -1);
        const low = along(middle2, across2, -16);
        return [
          machine(
            { ...board('frame', middle2, scale(across2, 11), [0, 0, 15], 1.3), bias: -2 },
            ...twice(
              (side) => ({ ...rod('frame', [10, 2, side], [66, 52.4, side], 1.2), bias: side > 0 ? -6 : -2 }),
              15,
            ),
            ...twice((side) => disc('plate', along([low[0], low[1], side], UP, 6), Z, 8, 3), 20),
            { ...padOn(s, 'chest', [-7.6, -10, 0], [0, 18]), bias: -4 },
            { ...padOn(s, 'pelvis', [-4, -7, 0], [6, -2], 8), bias: -4 },
            ...beams([
              [-26, 1],
              [66, 1],
              [66, 52],
            ]),
            ...beams([
              [-22, 1],
              [-22, 30],
            ]),
            ...twice((side) => ({ ...rod('iron', [2, 14, side], [10, 14, side], 1), bias: 1 }), 14),
          ),
        ];
      },
      view: 16,
    };
  },
);

export const legExtension = template(
  'leg-extension',
  'Leg extension',
  { legs: ['both', 'single'] },
  ({ legs }) => {
    const pose = (knee: number): Pose => {
      const right = free(79, knee, { point: 5, away: 3 });
      return {
        root: { hips: [0, 36, 0] },
        lean: -12,
        legs: legs === 'single' ? [right, free(79, 92, { point: 5, away: 3 })] : right,
        arms: grip(3, 28, 13),
      };
    };
    return {
      keys: [pose(98), pose(4)],
      tempo: [1.4, 2.4],
      hold: [0.3, 0.7],
      gear: (s) => [
        machine(...chair(s, 36), ...stack(-34), ...lever(s, 1, legs === 'single' ? [0] : [0, 1])),
        furniture(...twice((z) => ({ ...rod('iron', [0, 28, z], [6, 28, z], 1), bias: 1 }), 13)),
      ],
      view: 16,
    };
  },
);

/** Face down, the knees past the end. */
const prone = (knee: number, low: boolean): Pose => ({
  root: { hips: [0, 35.8, 0] },
  lean: 90,
  nod: -6,
  legs: free(0, knee, { point: low ? 10 : 0, away: 2 }),
  arms: { at: low ? [28, 16, 8] : [38, 25, 12], elbow: [low ? 0.2 : -0.6, -0.3, 1], thumb: [0, 0, -1] },
});
const upright = (knee: number, hand: V3): Pose => ({
  root: { hips: [0, 52.8, 0] },
  lean: 6,
  legs: [free(8, knee, { point: knee < 30 ? -16 : 0 }), { on: [0, 0, -4.6] }],
  arms: { at: hand, elbow: [-0.3, -1, 0.4], thumb: [0, 1, 0] },
});

export const legCurl = template(
  'leg-curl',
  'Leg curl',
  { load: ['machine', 'dumbbell', 'cable', 'band'], body: ['lying', 'seated', 'standing'] },
  ({ load, body }) => {
    const slow = { tempo: [1.4, 2.4], hold: [0.3, 0.6], view: 16 };
    if (body === 'lying')
      return {
        keys: [
          prone(load === 'dumbbell' ? 14 : 6, load === 'dumbbell'),
          prone(load === 'dumbbell' ? 84 : 112, load === 'dumbbell'),
        ],
        gear: (s) => {
          const [a, b] = s.legs;
          const shin = unit(sub(a.ankle, a.knee));
          const sole1 = middle(a.ball, b.ball);
          return load === 'dumbbell'
            ? [bench([34, 29.6], [-20, 29.6]), dumbbellAt(along(sole1, shin, 3.6), shin)]
            : [
                bench([32, 29.6], [-19, 29.6]),
                machine(
                  ...lever(s, -1, [0, 1]),
                  ...stack(52),
                  ...beams([
                    [-24, 1],
                    [-24, 30],
                  ]),
                  ...beams([
                    [-24, 1],
                    [52, 1],
                  ]),
                  ...twice((z) => ({ ...rod('iron', [38, 25, z - 3], [38, 25, z + 3], 1), bias: 1 }), 12),
                ),
              ];
        },
        holding: 'none',
        ...slow,
      };
    if (body === 'standing') {
      const cabled = load === 'cable';
      const hand: V3 = cabled ? [30, 60, 4] : [20, 58, 10];
      return {
        keys: [upright(24, hand), upright(112, hand)],
        gear: (s) => [
          cabled
            ? cable([34, 6, 4.6], s.legs[0].ankle)
            : machine(
                ...lever(s, -1, [0]),
                ...stack(34, 84),
                { ...board('pad', [8.4, 36, 4.6], [0.6, 8, 0], [0, 0, 5], 1.6), bias: 1 },
                ...beams([
                  [8, 36],
                  [34, 36],
                ]),
                ...twice((z) => ({ ...rod('iron', [20, 54, z], [20, 62, z], 1), bias: 1 }), 10),
                ...twice((z) => ({ ...rod('frame', [34, 58, z * 0.5], [20, 56, z], 1), bias: -2 }), 10),
              ),
        ],
        holding: 'none',
        ...slow,
        view: 14,
      };
    }
    if (load === 'band') {
      const pose = (x: number): Pose => ({
        root: { hips: [0, 29.4, 0] },
        lean: -3,
        legs: { on: [x, 0, 5], heel: -14 },
        arms: grip(-2, 22, 10),
      });
      return {
        keys: [pose(42), pose(16)],
        gear: (s) => [
          { ...box(-12, 12, 23, 11) },
          band(
            [72, 4, 0],
            add(atShin(s.legs[0], -1, 2.6), [0, -2, 0]),
            add(atShin(s.legs[1], -1, 2.6), [0, -2, 0]),
            [72, 4, 0],
          ),
          furniture({ ...rod('frame', [72, 1, 0], [72, 40, 0], 1.4), bias: -2 }),
        ],
        steps: true,
        ...slow,
      };
    }
    const pose = (knee: number): Pose => ({
      root: { hips: [0, 36, 0] },
      lean: -12,
      legs: free(79, knee, { point: -5, away: 3 }),
      arms: grip(12, 45, 8),
    });
    return {
      keys: [pose(6), pose(104)],
      gear: (s) => [
        machine(
          ...chair(s, 36),
          ...stack(-34),
          ...lever(s, -1, [0, 1]),
          { ...roller([17, 46, 0], 2.6, 10), bias: 2 },
          ...beams(
            [
              [17, 46],
              [24, 38],
              [10, 28],
            ],
            11,
            2,
          ),
          { ...rod('iron', [12, 45, -8], [12, 45, 8], 1), bias: -2 },
        ),
      ],
      ...slow,
      holding: 'none',
    };
  },
);

export const seatedHips = template(
  'seated-hip-abduction',
  'Seated hip abduction and adduction',
  { load: ['machine', 'band'], knees: ['apart', 'together'] },
  ({ load, knees }) => {
    const banded = load === 'band';
    const y = banded ? 29.4 : 34;
    const foot = (z: number): FootOn => ({ ...feet(z, 8, 22) });
    const pose = (away: number): Pose => ({
      root: { hips: [0, y, 0] },
      lean: banded ? 8 : -8,
      legs: banded ? { ...foot(7), knee: away } : free(82, 84, { away }),
      arms: banded
        ? { at: [-3, 24.6, 13], flat: true, point: [0.3, -1, 0], elbow: [-1, 0, 0.6] }
        : grip(4, 27, 13),
    });
    const [open, shut] = banded ? [46, 0] : [36, 4];
    return {
      keys: knees === 'apart' ? [pose(shut), pose(open)] : [pose(open), pose(shut)],
      tempo: [1.3, 2],
      hold: [0.3, 0.6],
      gear: (s) => {
        const pads = s.legs.map(({ knee, hip, front }, at) => {
          const out = across(scale(Z, at === 0 ? 1 : -1), sub(knee, hip));
          const center = along(middle(hip, knee, 0.86), out, knees === 'apart' ? 5.6 : -5.6);
          return { ...board('pad', center, scale(unit(sub(knee, hip)), 5), scale(front, 3.5), 1.3), bias: 1 };
        });
        if (!banded) {
          const rests = s.legs.map(({ ball, knee }) =>
            rod('frame', add(ball, [-8, -3, 0]), add(ball, [3, -3, 0]), 1.2 + knee[1] * 0),
          );
          return [machine(...chair(s, y, -8, 12), ...pads, ...rests, ...stack(-30))];
        }
        const [a, b] = s.legs.map(({ knee, hip }) => middle(hip, knee, 0.84));
        return a && b
          ? [
              box(-14, 12, 23, 20),
              band(add(a, [0, 4.4, 0]), add(b, [0, 4.4, 0])),
              band(add(a, [3, -1, 3.6]), add(b, [3, -1, -3.6])),
            ]
          : [];
      },
      holding: 'none',
      view: 76,
    };
  },
);
