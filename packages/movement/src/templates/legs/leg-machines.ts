import { across } from '../../bones.ts';
import { band } from '../../gear/lines.ts';
import { board, disc, furniture, machine, rod, Z } from '../../gear/parts.ts';
import { box } from '../../gear/stands.ts';
import type { FootOn, Leg, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { add, along, cos, middle, scale, sin, sub, unit, type V3 } from '../../vector.ts';
import { feet } from '../poses.ts';
import { beams, free, padOn, sole, stack, twice } from './kit.ts';
import { chair, grip, lever } from './seat.ts';

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
          return [machine(...chair(s, y, -8, 12), ...pads, ...rests)];
        }
        const [a, b] = s.legs.map(({ knee, hip }) => middle(hip, knee, 0.84));
        return a && b
          ? [
              box(-14, 12, 23, 20),
              band(
                add(a, [0, 4, 2.4]),
                add(b, [0, 4, -2.4]),
                add(b, [3, -1, -4.2]),
                add(a, [3, -1, 4.2]),
                add(a, [0, 4, 2.4]),
              ),
            ]
          : [];
      },
      holding: 'none',
      view: 84,
      otherView: 50,
    };
  },
);
