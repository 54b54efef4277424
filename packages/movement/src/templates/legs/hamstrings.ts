import { band, cable, handles } from '../../gear/lines.ts';
import { board, furniture, type Gear, machine, part, rod } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { bench, mat, roundBall } from '../../gear/stands.ts';
import { barbell, barOnBack } from '../../gear/weights.ts';
import type { FootOn, Leg, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { add, along, middle, sub, unit, type V3 } from '../../vector.ts';
import { feet } from '../poses.ts';
import { beams, hang, IN_FRONT, ON_BAR, roller, twice } from './kit.ts';

/** Knees on the floor, the instep flat behind them. */
const KNEEL: FootOn = { on: [-41.4, 4.2, 5], heel: 160 };

export const nordicCurl = template(
  'nordic-curl',
  'Nordic curl',
  { direction: ['forward', 'backward'] },
  ({ direction }) => {
    const ahead = direction === 'forward';
    const pose = (thigh: number): Pose => ({
      root: { shin: 88, thigh },
      lean: thigh,
      legs: ahead ? { on: [-28, 0, 5], heel: 62 } : KNEEL,
      arms: ahead
        ? { at: [12, -5, 9], of: 'chest', elbow: [-0.6, -1, 0.5], point: [0.5, 0.85, 0], flat: true }
        : IN_FRONT,
    });
    return {
      keys: ahead ? [pose(0), pose(74)] : [pose(0), pose(-52)],
      tempo: [3, 1.8],
      hold: [0.4, 0.3],
      gear: (s): Gear[] => [
        mat(-34, ahead ? 6 : 4),
        ...(ahead
          ? [
              furniture(
                { ...roller([s.legs[0].ankle[0] + 2, s.legs[0].ankle[1] + 4.6, 0], 2.4, 15), bias: 1 },
                ...twice(
                  (z) => ({
                    ...rod('frame', [s.legs[0].ankle[0] + 2, 1, z], [s.legs[0].ankle[0] + 2, 12, z], 1.2),
                    bias: -3,
                  }),
                  15,
                ),
              ),
            ]
          : []),
      ],
      view: 14,
    };
  },
);

export const gluteHam = template('glute-ham-raise', 'Glute-ham raise', {}, () => {
  const pose = (thigh: number): Pose => ({
    root: { shin: 90, thigh },
    lean: thigh,
    legs: { on: [-38, 44, 5], heel: 90 },
    arms: IN_FRONT,
  });
  return {
    keys: [pose(86), pose(4)],
    tempo: [1.8, 2.4],
    hold: [0.3, 0.5],
    gear: () => [
      machine(
        { ...roller([-1, 45.6, 0], 6.2, 11), bias: -3 },
        { ...board('frame', [-40, 51, 0], [0, 11, 0], [0, 0, 11], 1), bias: -3 },
        { ...roller([-25, 56.5, 0], 2.2, 10), bias: 2 },
        { ...roller([-25, 47, 0], 2.2, 10), bias: -2 },
        ...beams([
          [-40, 40],
          [-1, 40],
          [-1, 1],
        ]),
        ...beams([
          [-40, 51],
          [-40, 1],
          [8, 1],
        ]),
      ),
    ],
    view: 16,
  };
});

/** On the back with the hips up; the heels on something in front. */
const bridged = (lean: number, legs: Pose['legs']): Pose => ({
  root: { shoulders: [-30, 6, 0] },
  lean,
  nod: -88 - lean,
  legs,
  arms: { at: [-8, 1.8, 17], flat: true, point: [1, 0, 0], elbow: [0.4, 0.1, 1], thumb: [0, 0, 1] },
});
const heels = (x: number, y: number, up: number, z = 5): FootOn => ({
  on: [x, y, z],
  heel: -up,
  pole: [0.3, 1, 0.05],
});

export const floorLegCurl = template(
  'bridge-leg-curl',
  'Leg curl in a bridge',
  { feet: ['sliders', 'ball', 'suspension', 'small-steps'] },
  ({ feet: on }) => {
    const steps = on === 'small-steps';
    const [y, near, far, up] =
      on === 'ball' ? [19, 28, 42, 24] : on === 'suspension' ? [17, 20, 41, 30] : [0, 16, 37, 24];
    const high = on === 'ball' || on === 'suspension';
    const out = bridged(high ? -106 : -101, heels(far, y, up));
    const walked = (lean: number, [right, y = 0]: readonly number[], [left, up = 0]: readonly number[]) =>
      bridged(lean, [heels(right ?? 0, y, 24), heels(left ?? 0, up, 24, -5)]);
    const way = [
      walked(-113, [22], [14]),
      walked(-112, [22], [22, 3]),
      walked(-110, [22], [30]),
      walked(-107, [30, 3], [30]),
      walked(-104, [38], [30]),
    ];
    return {
      keys: steps
        ? [...way, ...way.slice(1, -1).reverse()]
        : [out, bridged(high ? -123 : -113, heels(near, y, up))],
      tempo: steps ? Array(8).fill(0.4) : [1.5, 2.2],
      hold: steps ? [0.2, 0, 0.1, 0, 0.7, 0, 0.1, 0] : [0.3, 0.4],
      steps: true,
      still: steps ? 4 : 1,
      gear: (s): Gear[] => {
        const at = middle(s.legs[0].heel, s.legs[1].heel);
        if (on === 'ball') return [roundBall([at[0] - 3, 9.4, 0], 9.4)];
        if (on === 'suspension')
          return [
            ...s.legs.map(
              ({ heel, ankle }): Gear => ({
                ...band([34, 100, 0], add(middle(heel, ankle), [0, -1, 0])),
                kind: 'none',
              }),
            ),
            furniture({ ...roller([34, 100, 0], 1.2, 5, 'frame'), bias: -2 }),
          ];
        return on === 'sliders'
          ? [
              furniture(
                ...s.legs.map(({ heel }) => ({
                  ...part('pad', [
                    [[heel[0] - 3, 0.5, heel[2]], 0.7],
                    [[heel[0] + 3, 0.5, heel[2]], 0.7],
                  ]),
                  bias: -1,
                })),
              ),
            ]
          : [];
      },
      view: 14,
    };
  },
);

export const seatedGoodMorning = template('seated-good-morning', 'Seated good morning', {}, () => {
  const pose = (lean: number): Pose => ({
    root: { hips: [0, 29.8, 0] },
    lean,
    legs: { ...feet(19, 30, 16) },
    arms: ON_BAR,
  });
  return {
    keys: [pose(4), pose(48)],
    tempo: [2.2, 1.5],
    hold: [0.4, 0.3],
    gear: (s) => [bench([-14, 23.6], [46, 23.6]), barbell(barOnBack(s))],
    view: 20,
    otherView: 60,
  };
});

export const pullThrough = template('pull-through', 'Cable pull-through', {}, () => {
  const pose = (lean: number, thigh: number, x: number): Pose => ({
    root: { shin: 6, thigh },
    lean,
    legs: feet(11, 14),
    arms: hang(lean, x, -0.2),
  });
  return {
    keys: [pose(74, -36, -0.52), pose(0, 3, 0.26)],
    tempo: [1.3, 2],
    hold: [0.3, 0.5],
    gear: (s) => {
      const knot = along(gripMiddle(s), unit(sub([-48, 10, 0], gripMiddle(s))), 6);
      return [cable([-48, 10, 0], knot), handles.rope(s, knot)];
    },
    view: 20,
    otherView: 60,
  };
});

export const kneeExtension = template('terminal-knee-extension', 'Standing knee extension', {}, () => {
  const post: V3 = [40, 27, 4.6];
  const pose = (right: Leg, x: number): Pose => ({
    root: { hips: [x, 52.4, 0] },
    lean: 3,
    legs: [right, { on: [-12, 0, -5], heel: 24 }],
    arms: { at: [2, 7, 8], of: 'hips', elbow: [-0.5, 0, 1] },
  });
  return {
    keys: [pose({ on: [0, 0, 4.6], heel: 0 }, 3.4), pose({ on: [0, 0, 4.6], heel: 0 }, 0)].map((one, at) => ({
      ...one,
      root: { hips: [at === 0 ? 0 : -1, at === 0 ? 49.2 : 52.9, 0] as const },
    })),
    tempo: [1.2, 1.8],
    hold: [0.3, 1],
    gear: (s) => {
      const { knee } = s.legs[0];
      const hollow: V3 = add(knee, [-4, 0.5, 0]);
      return [
        band(post, add(hollow, [2, 0, 3.6]), hollow, add(hollow, [2, 0, -3.6]), post),
        furniture({ ...rod('frame', [41.5, 0.6, 4.6], [41.5, 92, 4.6], 1.6), bias: -2 }),
      ];
    },
    view: 12,
  };
});
