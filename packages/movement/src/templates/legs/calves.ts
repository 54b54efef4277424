import { band } from '../../gear/lines.ts';
import { type Gear, machine, type Part, rod } from '../../gear/parts.ts';
import { frameAt } from '../../gear/places.ts';
import { bench, box, wall } from '../../gear/stands.ts';
import { dumbbellAt } from '../../gear/weights.ts';
import { ankleOf } from '../../leg.ts';
import type { Arm, FootOn, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, cos, middle, sin, type V3 } from '../../vector.ts';
import { feet } from '../poses.ts';
import { beams, carried, carriedGear, free, hang, type Load, padOn, roller, stack, twice } from './kit.ts';

const STEP = 7;
/** The ball of the foot stays; the heel goes up, or below the edge. */
const onBall = (heel: number, z: number, y = STEP, x = 0): FootOn =>
  heel < 0
    ? { on: [x + 11.4 * (1 - cos(heel)), y + 11.4 * sin(heel), z], heel, out: 4 }
    : { on: [x, y, z], heel, out: 4 };
/** Down, level, up and level again, at one speed: each on its own pivot. */
const levels = (pose: (heel: number) => Pose, low = -20, high = 42) => ({
  keys: [pose(low), pose(0), pose(high), pose(0)],
  tempo: [0.5, 0.9, 1.4, 0.8],
  hold: [0.8, 0, 0.8, 0],
  steady: true,
  still: 2,
});
const yoke = (s: Skeleton): Part[] => [
  ...twice(
    (z) => ({
      ...rod('pad', frameAt(s, 'chest', [-5, 4.4, z]), frameAt(s, 'chest', [5, 4.4, z]), 1.9),
      bias: 1,
    }),
    7,
  ),
  ...twice(
    (z) => ({
      ...rod('iron', frameAt(s, 'chest', [4, 4.4, z]), frameAt(s, 'chest', [24, 2, z]), 1.1),
      bias: 0,
    }),
    7,
  ),
  ...beams([
    [27, 1],
    [27, 100],
  ]),
  ...stack(34, 92),
];

export const calfRaise = template(
  'calf-raise',
  'Calf raise',
  {
    load: ['bodyweight', 'dumbbells', 'barbell', 'machine', 'smith-machine'],
    stand: ['step', 'floor'],
    legs: ['both', 'single'],
    body: ['upright', 'bent-over'],
  },
  ({ load, stand, legs, body }) => {
    const floor = stand === 'floor';
    const single = legs === 'single';
    const bent = body === 'bent-over' && (load === 'machine' || load === 'bodyweight');
    const y = floor ? 0 : STEP;
    const touch: Arm = { at: [23, 68 + y, 8], flat: true, point: [0.4, 1, 0], elbow: [-0.2, -1, 0.3] };
    const lean = bent ? 78 : 1;
    const rests = load === 'bodyweight' && !bent;
    const arms: Arm = bent
      ? { at: [52, 50, 8], elbow: [0.7, -0.8, 0.3], thumb: [0, 1, 0] }
      : load === 'machine'
        ? { at: [9, -2, 11], of: 'chest', elbow: [0.2, -1, 0.4], thumb: [0, 1, 0] }
        : load === 'bodyweight'
          ? touch
          : carried(load as Load, lean);
    const pose = (heel: number): Pose => {
      const foot = onBall(heel, single ? 4 : 5, y);
      // The shoulders stay above the ball of the foot.
      const tip = floor ? 0 : -ankleOf(foot, [1, 0, 0], 0)[0] * 0.74;
      return {
        root: {
          shin: bent ? -4 : single ? 7 : tip,
          thigh: bent ? -8 : single ? -7 : tip,
          ...(single && { foot: 0 as const }),
        },
        lean: bent ? lean : lean + tip,
        legs: single ? [foot, free(6, 60, { point: 10 })] : foot,
        arms: rests && single ? [arms, hang(lean, 0, 0.2)] : arms,
      };
    };
    const gear = (s: Skeleton): Gear[] => [
      ...(floor ? [] : [box(4, 24, y, 14)]),
      ...(load === 'machine'
        ? [
            machine(
              ...(bent
                ? [
                    { ...padOn(s, 'pelvis', [-7.4, 4, 0], [0, 6], 8), bias: 2 },
                    { ...rod('iron', frameAt(s, 'pelvis', [-9, 4, 0]), [-30, 70, 0], 1.4), bias: -4 },
                    { ...roller([46, 46, 0], 2.6, 11), bias: -2 },
                    ...beams([
                      [46, 1],
                      [46, 46],
                    ]),
                    ...beams([
                      [-30, 1],
                      [-30, 70],
                    ]),
                    ...beams([
                      [-30, 1],
                      [46, 1],
                    ]),
                  ]
                : yoke(s)),
            ),
          ]
        : load === 'bodyweight'
          ? [wall(25)]
          : carriedGear(load as Load, s, -4)),
    ];
    const motion = floor ? { keys: [pose(0), pose(44)], tempo: [1.2, 1.8], hold: [0.4, 0.9] } : levels(pose);
    return { ...motion, steps: true, gear, holding: load === 'machine' ? 'none' : 'both', view: 14 };
  },
);

export const seatedCalfRaise = template(
  'seated-calf-raise',
  'Seated calf raise',
  { load: ['machine', 'dumbbells'] },
  ({ load }) => {
    const y = 6;
    const pose = (heel: number): Pose => ({
      root: { hips: [-22, 33, 0] },
      lean: 0,
      legs: onBall(heel, 7, y),
      arms: {
        at: [2, 43 + heel * 0.13, 8],
        elbow: [-0.8, -0.6, 0.5],
        thumb: load === 'machine' ? [0, 0, -1] : [0, 1, 0],
      },
    });
    return {
      ...levels(pose, -18, 38),
      steps: true,
      gear: (s) => {
        const knees = middle(s.legs[0].knee, s.legs[1].knee);
        const step = box(4, 22, y, 14);
        if (load === 'machine')
          return [
            step,
            bench([-32, 27], [-12, 27]),
            machine(
              { ...roller(add(knees, [-3, 6.4, 0]), 2.8, 12), bias: 2 },
              { ...rod('iron', add(knees, [-3, 6.4, 13]), [30, 30, 13], 1.2), bias: 3 },
              { ...rod('iron', add(knees, [-3, 6.4, 0]), [2, s.arms[0].hand[1], 0], 1), bias: 1 },
              ...beams(
                [
                  [30, 1],
                  [30, 30],
                ],
                13,
                2,
              ),
              ...beams([
                [-22, 1],
                [30, 1],
              ]),
            ),
          ];
        return [
          step,
          bench([-34, 27], [-12, 27]),
          ...s.legs.map(
            ({ knee }): Gear => ({ ...dumbbellAt(add(knee, [-4, 10, 0]), [0, 1, 0]), handles: [] }),
          ),
        ];
      },
      holding: 'none',
      view: 16,
    };
  },
);

export const footPress = template('foot-press', 'Foot press with a band', {}, () => {
  const pose = (point: number): Pose => ({
    root: { hips: [0, 6.4, 0] },
    lean: -6,
    legs: [free(85, 3, { point }), { on: [24, 0, -7] }],
    arms: { at: [6, 13, 10], elbow: [-1, -0.3, 0.4], thumb: [0, 1, 0] },
  });
  return {
    keys: [pose(-18), pose(44)],
    tempo: [1.2, 1.8],
    hold: [0.4, 0.6],
    gear: (s) => {
      const { ball } = s.legs[0];
      const under = add(ball, [1.6, 0.4, 0]);
      return [band(s.arms[0].hand, add(under, [0, 0, 2]), add(under, [0, 0, -2]), s.arms[1].hand)];
    },
    view: 14,
  };
});

export const tibialisRaise = template('tibialis-raise', 'Tibialis raise', {}, () => {
  const pose = (heel: number): Pose => ({
    // The knees stay straight: the back slides up the wall a little.
    root: { hips: [-16, 50.2 - heel * 0.06, 0] },
    lean: 2,
    legs: { ...feet(6, 4), heel },
    arms: hang(2),
  });
  const back: V3 = [-23, 0, 0];
  return {
    keys: [pose(0), pose(-30)],
    tempo: [0.9, 1.4],
    hold: [0.3, 0.7],
    gear: () => [wall(back[0])],
    view: 14,
  };
});
