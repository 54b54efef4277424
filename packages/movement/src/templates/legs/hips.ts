import { band, cable } from '../../gear/lines.ts';
import { block, furniture, type Gear, machine, rod } from '../../gear/parts.ts';
import { mat } from '../../gear/stands.ts';
import type { Arm, FootOn, Leg, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, middle, scale, sub, unit, type V3 } from '../../vector.ts';
import { allFours, feet } from '../poses.ts';
import { beams, footPlate, free, IN_FRONT, ON_WAIST, padOn, stack } from './kit.ts';

export const kickback = template(
  'glute-kickback',
  'Glute kickback',
  { load: ['cable', 'machine'] },
  ({ load }) => {
    const cabled = load === 'cable';
    const hand: Arm = { at: [30, cabled ? 58 : 54, 8], elbow: [-0.4, -1, 0.5], thumb: [0, 1, 0] };
    const stands: FootOn = { on: [0, 0, -4.6] };
    const pose = (leg: Leg): Pose => ({
      root: { shin: 6, thigh: cabled ? -16 : -22, foot: 1 },
      lean: cabled ? 36 : 46,
      legs: [leg, stands],
      arms: hand,
    });
    return {
      keys: cabled
        ? [pose(free(58, 52, { point: -12 })), pose(free(-6, 12, { away: 6, point: -8 }))]
        : [pose(free(98, 96)), pose(free(12, 22, { point: 0 }))],
      tempo: [1.3, 2],
      hold: [0.3, 0.6],
      gear: (s): Gear[] => {
        if (cabled) return [cable([38, 6, 4.6], s.legs[0].ankle)];
        const { heel, ball } = s.legs[0];
        const under = middle(heel, ball);
        return [
          machine(
            { ...padOn(s, 'chest', [7.6, -12, 0], [0, 14]), bias: -2 },
            footPlate(s, [0], 7),
            { ...rod('iron', add(under, [0, -2, 6]), [20, 44, 10], 1.3), bias: 2 },
            ...stack(40, 84),
            ...beams([
              [24, 1],
              [24, 46],
            ]),
            ...beams([
              [-14, 1],
              [40, 1],
            ]),
            ...beams([
              [24, 50],
              [40, 56],
            ]),
          ),
        ];
      },
      holding: 'none',
      view: 14,
      ...(cabled ? { otherView: 50 } : {}),
    };
  },
);

export const allFoursLeg = template(
  'all-fours-leg-raise',
  'Leg raise on all fours',
  { direction: ['backward', 'sideways'] },
  ({ direction }) => {
    const back = direction === 'backward';
    const pose = (flex: number, away: number, point: number): Pose =>
      allFours({
        root: { shin: 100, thigh: 0, foot: 1 },
        legs: [free(flex, 90, { away, point }), { on: [-28, 0, -5], heel: 62 }],
      });
    return {
      keys: back ? [pose(82, 0, 62), pose(-4, 0, 0)] : [pose(84, 3, 62), pose(76, 62, 40)],
      tempo: [1.2, 1.6],
      hold: [0.3, 0.6],
      ...(back ? { view: 14 } : { view: 48, above: 12, gear: () => [mat(-46, 42)] }),
    };
  },
);

/** On the left side, the front to whoever looks. */
const onSide = (legs: readonly [Leg, Leg], right: Arm): Pose => ({
  root: { hips: [0, 9.8, 0] },
  tilt: -90,
  sway: 18,
  legs,
  arms: [right, { at: [6, 3.4, -62.5], elbow: [1, 0.4, -0.3] }],
});
const palm: Arm = { at: [15, 1.8, -18], flat: true, point: [0.9, 0, -0.4], elbow: [0.2, 0, 1] };

const sideMat = furniture({ ...block('pad', [-9, 0.3, -68], [24, 0.5, 60], 0.3), bias: -30 });

export const sideLying = template(
  'side-lying-leg',
  'Side-lying leg lift',
  { leg: ['upper', 'lower', 'clamshell'] },
  ({ leg }) => {
    const pose = (up: number): Pose =>
      leg === 'clamshell'
        ? onSide(
            [free(46 - up * 19, 88, { away: -3 + up * 38, turn: up * 52 }), free(46, 88, { away: 3 })],
            palm,
          )
        : leg === 'upper'
          ? onSide(
              [free(-4, 2, { away: up * 42 - 2, turn: -10, point: -6 }), free(30, 62, { away: 1 })],
              palm,
            )
          : onSide(
              [
                { on: [17, 0, 16], out: 10, pole: [0.4, 1, 0.4] },
                free(-2, 2, { away: -up * 18 + 1, point: -6 }),
              ],
              palm,
            );
    return {
      keys: [pose(0), pose(1)],
      tempo: [1.2, 1.8],
      hold: [0.3, 0.6],
      gear: () => [sideMat],
      view: leg === 'clamshell' ? 62 : 84,
      above: leg === 'lower' ? 12 : 22,
    };
  },
);

export const sidePlankLeg = template(
  'side-plank-leg',
  'Side plank leg lift',
  { leg: ['upper', 'copenhagen'] },
  ({ leg }) => {
    const raise = leg === 'upper';
    const pose = (up: number): Pose => ({
      root: { shoulders: [0, 28.6, -28] },
      tilt: raise ? -75 : -85 - up,
      legs: raise
        ? [free(0, 0, { away: up * 34 - 3, point: 0 }), free(0, 0, { away: -1, point: 0 })]
        : [free(4, 0, { away: -2 }), free(4, 0, { away: 10 })],
      arms: [
        { at: [2, 6.5, 7.5], of: 'hips', elbow: [-0.5, 0, 1], point: [0.8, 0, 0] },
        { at: [16, 2.4, -27], elbow: [-0.6, -0.4, 0.8], thumb: [0, 1, 0] },
      ],
    });
    return {
      keys: raise ? [pose(0), pose(1)] : [pose(1.5), pose(0)],
      tempo: raise ? [1.2, 1.6] : [2.2, 2.2],
      hold: raise ? [0.3, 0.6] : [0.2, 0.2],
      gear: (s) => (raise ? [] : [sideBench(s)]),
      view: 84,
    };
  },
);
const sideBench = (s: Skeleton): Gear => {
  const { ankle, knee } = s.legs[0];
  const [, y, z] = middle(ankle, knee, 0.4);
  return furniture(
    { ...block('pad', [-20, y - 5.4, z - 1], [20, y - 4.4, z + 12], 1), bias: -4 },
    ...[-16, 16].map((x) => ({ ...block('frame', [x - 1, 0.6, z + 3], [x + 1, y - 7, z + 8]), bias: -6 })),
  );
};

export const standingHip = template(
  'standing-hip',
  'Cable leg raise to the side or across',
  { direction: ['outward', 'inward'] },
  ({ direction }) => {
    const out = direction === 'outward';
    // The tower stands to the left of the leg that works outward, to the right of the other.
    const z = out ? -34 : 46;
    const pose = (away: number): Pose => ({
      root: { hips: [0, 52.8, 0] },
      tilt: out ? -2 : 2,
      legs: [free(away < 10 ? 14 : 4, 3, { away }), { on: [0, 0, -4.6] }],
      arms: out
        ? [ON_WAIST, { at: [4, 58, -31], elbow: [-0.2, -1, 0.4], thumb: [0, 1, 0] }]
        : [
            { at: [4, 60, 40], elbow: [-0.2, -1, 0.4], thumb: [0, 1, 0] },
            { ...ON_WAIST, at: [1.5, 6.5, -7.5] },
          ],
    });
    return {
      keys: out ? [pose(-8), pose(30)] : [pose(28), pose(-12)],
      tempo: [1.3, 2],
      hold: [0.3, 0.6],
      gear: (s) => [cable([0, 6, z], s.legs[0].ankle)],
      holding: 'none',
      view: 78,
    };
  },
);

/** Around both legs, above the knees. */
const loop = (s: Skeleton, t: number): Gear => {
  const [a, b] = s.legs.map(({ knee, ankle }) => middle(knee, ankle, t)) as [V3, V3];
  const out = scale(unit(sub(a, b)), 3.6);
  const at = (p: V3, x: number, by: number) => along(add(p, scale(out, by)), [1, 0, 0], x);
  return band(
    at(a, 2.8, 0.6),
    at(b, 2.8, -0.6),
    at(b, 0, -1),
    at(b, -2.8, -0.6),
    at(a, -2.8, 0.6),
    at(a, 0, 1),
    at(a, 2.8, 0.6),
  );
};
export const bandWalk = template(
  'band-walk',
  'Band walk',
  { direction: ['sideways', 'forward'] },
  ({ direction }) => {
    const side = direction === 'sideways';
    const pose = (hips: V3, right: FootOn, left: FootOn): Pose => ({
      root: { hips },
      lean: 22,
      legs: [right, left],
      arms: IN_FRONT,
    });
    const on = (x: number, y: number, z: number): FootOn => ({ ...feet(z, 4), on: [x, y, z] });
    const keys = side
      ? [
          pose([-6, 47, -8], on(0, 0, 0), on(0, 0, -18)),
          pose([-6, 46.5, 0], on(0, 0, 17), on(0, 0, -18)),
          pose([-6, 47, 8], on(0, 0, 18), on(0, 0, 0)),
          pose([-6, 46.5, 0], on(0, 0, 18), on(0, 0, -17)),
        ]
      : [pose([-7, 46, 0], on(-9, 0, 14), on(9, 0, -14)), pose([-6, 47, -3], on(1, 4, 12), on(0, 0, -14))];
    return {
      keys,
      tempo: side ? [0.7, 0.8, 0.7, 0.8] : [0.5, 0.5],
      hold: side ? [0.2, 0.2, 0.2, 0.2] : [0.2, 0],
      alternate: !side,
      steps: true,
      still: 1,
      gear: (s) => [loop(s, side ? -0.22 : 0.66)],
      view: side ? 80 : 50,
    };
  },
);
