import { board, cord, disc, furniture, type Gear, hoop, part, rod, Z } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import type { Arm, FootOn, HandOn, Leg, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, middle, scale, sub, unit, type V3 } from '../../vector.ts';
import { armTo, free } from '../legs/kit.ts';
import { water } from './run.ts';

const fist = (at: V3): HandOn => ({
  at,
  elbow: [0, -1, 0.35],
});
const NEAR: V3 = [13, 85, 5];
const FAR: V3 = [16, 84, -3];

export const box = template('boxing', 'Boxing', { at: ['shadow', 'bag'] }, ({ at }) => {
  const bag = at === 'bag';
  const legs: Pose['legs'] = [
    { on: [-13, 0, 7], heel: 22, out: 24 },
    { on: [11, 0, -7], out: -8, heel: 0 },
  ];
  const pose = (right: V3, left: V3, twist: number, x: number): Pose => ({
    root: { hips: [x, 49, 0] },
    turn: 18,
    lean: 8,
    twist,
    nod: 6,
    look: -18 - twist,
    legs,
    arms: [fist(right), fist(left)],
  });
  const guard = pose(NEAR, FAR, 0, 0);
  return {
    keys: [guard, pose(NEAR, [41, 80, -3], 14, 2), guard, pose([41, 80, 1], FAR, -38, 3)],
    tempo: [0.2, 0.28, 0.22, 0.3],
    hold: [0.35, 0.05, 0.25, 0.05],
    still: 3,
    gear: () =>
      bag
        ? [
            furniture(
              {
                ...part('pad', [
                  [[49, 36, 0], 7],
                  [[49, 82, 0], 7],
                ]),
                bias: -1,
              },
              { ...cord([49, 89, 0], [49, 118, 0]), bias: -1 },
              { ...rod('frame', [38, 118, 0], [60, 118, 0], 1.2), bias: -2 },
            ),
          ]
        : [],
    view: 18,
  };
});

const ball = (center: V3, r: number): Gear => furniture({ ...part('pad', [[center, r]]), bias: 1 });
const on = (x: number, y: number, z: number, heel = 0, out = 4): FootOn => ({ on: [x, y, z], heel, out });

export const skate = template('skating', 'Skating', { style: ['jumps', 'inline'] }, ({ style }) => {
  const rolls = style === 'inline';
  const arms = (right: number, left: number): Pose['arms'] => [
    { raise: 40 + right, side: -14, bend: 44 },
    { raise: 40 + left, side: -14, bend: 44 },
  ];
  const y = rolls ? 4 : 0;
  const gear = (s: Skeleton): Gear[] =>
    rolls
      ? [
          furniture(
            ...s.legs.flatMap(({ heel, toe, ankle }) => {
              const down = unit(sub(middle(heel, toe), ankle));
              return [0, 0.33, 0.66, 1].map((t) => ({
                ...disc('iron', along(middle(heel, toe, t), down, 3.2), Z, 1.7, 1.6),
                bias: 1,
              }));
            }),
          ),
        ]
      : [];
  return rolls
    ? {
        keys: [
          {
            root: { hips: [-6, 44 + y, 6] },
            lean: 40,
            tilt: 4,
            legs: [on(2, y, 7, 0, 8), on(-14, y, -23, 0, 22)],
            arms: arms(-70, 20),
          },
          {
            root: { hips: [-6, 46 + y, 0] },
            lean: 38,
            legs: [on(2, y, 6, 0, 4), on(-8, y + 4, -9, 14, 4)],
            arms: arms(-20, -20),
          },
        ],
        tempo: [0.6, 0.5],
        alternate: true,
        steps: true,
        still: 0,
        gear,
        view: 60,
        otherView: 20,
      }
    : {
        keys: [
          {
            root: { hips: [-8, 41, 22] },
            lean: 42,
            tilt: -4,
            legs: [on(0, 0, 25, 0, 6), on(-24, 7, 14, 60, -12)],
            arms: arms(-64, 26),
          },
          {
            root: { hips: [-2, 56, 2] },
            lean: 22,
            tilt: 4,
            legs: [on(-2, 7, 18, 40, 6), on(0, 10, -14, 16, 4)],
            arms: arms(-20, -20),
          },
        ],
        tempo: [0.38, 0.38],
        hold: [0.25, 0],
        alternate: true,
        steps: true,
        still: 0,
        view: 72,
      };
});

export const shuffle = template('side-step', 'Side steps', { style: ['shuffle', 'dance'] }, ({ style }) => {
  if (style === 'dance') {
    const arm = (raise: number, bend: number): Arm => ({ raise, side: 64, bend, turn: -20 });
    return {
      keys: [
        {
          root: { hips: [0, 49.6, 9] },
          tilt: -8,
          sway: 14,
          twist: 10,
          legs: [on(0, 0, 12, 0, 14), on(2, 0, -10, 30, 14)],
          arms: [arm(52, 96), arm(126, 50)],
        },
        {
          root: { hips: [0, 52, 0] },
          legs: [on(0, 0, 9, 12, 12), on(0, 3, -4, 20, 12)],
          arms: [arm(40, 84), arm(40, 84)],
        },
      ],
      tempo: [0.4, 0.4],
      alternate: true,
      steps: true,
      still: 0,
      view: 74,
    };
  }
  const pose = (z: number, right: FootOn, left: FootOn): Pose => ({
    root: { hips: [-8, 43, z] },
    lean: 34,
    legs: [right, left],
    arms: { raise: 62, side: 16, bend: 50, grip: 60 },
  });
  const foot = (y: number, z: number) => on(0, y, z, 14, 6);
  return {
    keys: [
      pose(-16, foot(0, 0), foot(0, -32)),
      pose(-5, foot(0, 1), foot(2, -9)),
      pose(14, foot(0, 32), foot(0, -2)),
      pose(4, foot(2, 9), foot(0, -1)),
    ],
    tempo: [0.32, 0.34, 0.32, 0.34],
    steps: true,
    still: 2,
    view: 76,
  };
});

export const ropes = template('battle-ropes', 'Battle ropes', {}, () => {
  const hand = (y: number, z: number): Arm => ({
    at: [20 - Math.abs(y - 48) * 0.3, y, z],
    elbow: [-0.4, -0.8, 0.6],
    thumb: [-1, 0, 0],
  });
  const pose = (right: number, left: number): Pose => ({
    root: { shin: 20, thigh: -46 },
    lean: 26,
    legs: { on: [0, 0, 13], out: 20 },
    arms: [hand(right, 9), hand(left, -9)],
  });
  return {
    keys: [pose(62, 38), pose(38, 62)],
    tempo: [0.32, 0.32],
    gear: (s): Gear[] => [
      furniture(
        ...s.arms.flatMap(({ hand: [x, y, z] }, at) => {
          const points = Array.from({ length: 17 }, (_, step): V3 => {
            const t = step / 16;
            const wave = (y - 46) * Math.cos(t * 11) * (1 - t);
            return [x + (96 - x) * t, Math.max(1.2, 46 * (1 - t) ** 1.6 + wave * 0.8 + 1), z * (1 - t)];
          });
          return points.slice(1).map((point, step) => ({
            ...rod('iron', points[step] ?? point, point, 1),
            bias: at === 0 ? 2 : -2,
          }));
        }),
        { ...disc('frame', [98, 3, 0], Z, 3, 6), bias: -1 },
      ),
    ],
    holding: 'none',
    view: 20,
  };
});

export const crossCountry = template('cross-country-skiing', 'Cross-country skiing', {}, () => {
  const pose = (y: number, legs: readonly [Leg, Leg], right: V3, left: V3): Pose => ({
    root: { hips: [0, y, 0] },
    lean: 26,
    legs,
    arms: [
      { at: right, elbow: [-0.4, -0.8, 0.6], thumb: [0.2, 1, 0] },
      { at: left, elbow: [-0.4, -0.8, 0.6], thumb: [0.2, 1, 0] },
    ],
  });
  return {
    keys: [
      pose(46.5, [on(8, 1, 5), on(-32, 9, -5, 34)], [-12, 47, 10], [33, 66, -10]),
      pose(48, [on(0, 1, 5), on(-8, 2, -5, 8)], [12, 56, 10], [12, 52, -10]),
    ],
    tempo: [0.55, 0.5],
    hold: [0.2, 0],
    alternate: true,
    steps: true,
    still: 0,
    gear: (s) => [
      furniture(
        ...s.legs.map(({ heel, ball, toe }, at) => {
          const raised = heel[1] - ball[1] > 3;
          const forward: V3 = [1, raised ? -0.2 : 0, 0];
          const below: V3 = [raised ? toe[0] : ball[0], ball[1] - 2.2, ball[2]];
          return {
            ...rod(
              'iron',
              along(below, forward, raised ? -20 : -26),
              along(below, forward, raised ? 30 : 36),
              0.7,
            ),
            bias: at === 0 ? -1 : -2,
          };
        }),
        ...s.arms.map(({ hand }) => {
          const back = Math.max(6, 38 - hand[1] * 0.4);
          return rod(
            'iron',
            along(hand, [0, 1, 0], 3),
            [hand[0] - back, 1, hand[2] + (hand[2] > 0 ? 3 : -3)],
            0.6,
          );
        }),
      ),
    ],
    view: 14,
  };
});

export const kayak = template('kayaking', 'Kayaking', {}, () => {
  const pose = (twist: number, right: V3, left: V3): Pose => ({
    root: { hips: [-8, 10, 0] },
    lean: 6,
    twist,
    legs: { on: [34, 5, 6], heel: -30, pole: [0, 1, 0.4] },
    arms: [
      { at: right, elbow: [-0.3, -0.6, 0.9] },
      { at: left, elbow: [-0.3, -0.6, 0.9] },
    ],
  });
  return {
    keys: [
      pose(-26, [26, 26, 13], [12, 46, -7]),
      pose(14, [-2, 24, 17], [22, 44, 4]),
      pose(2, [4, 34, 16], [12, 40, -10]),
    ],
    tempo: [0.7, 0.35, 0.4],
    alternate: true,
    still: 0,
    floorless: true,
    gear: (s) => {
      const [a, b] = s.arms.map(({ hand }) => hand) as [V3, V3];
      const axis = unit(sub(a, b));
      const end = (by: number) => along(middle(a, b), axis, by);
      const blade = (by: number, side: number) => ({
        ...board('pad', end(by), scale(axis, 6), [2.6 * side, 1.5, 0], 0.6),
        bias: by > 0 ? 3 : -3,
      });
      return [
        furniture(
          {
            ...part('frame', [
              [[-52, 9, 0], 1],
              [[58, 9, 0], 1],
              [[-10, 9, 11], 1],
              [[22, 9, 10], 1],
              [[-10, 3, 6], 2],
              [[22, 3, 5], 2],
            ]),
            bias: 6,
          },
          rod('iron', end(-34), end(34), 0.8),
          blade(40, 1),
          blade(-40, 1),
        ),
        water(5, -62, 66),
      ];
    },
    holding: 'none',
    view: 24,
  };
});

export const climb = template('climbing', 'Climbing', {}, () => {
  const hold = (x: number, y: number, z: number): V3 => [x, y, z];
  const pose = (y: number, z: number, legs: readonly [FootOn, FootOn], right: V3, left: V3): Pose => ({
    root: { hips: [0, y, z] },
    lean: 2,
    tilt: z * 0.6,
    legs,
    arms: [
      { at: right, elbow: [-0.3, -1, 0.8], thumb: [0, 0.3, -1] },
      { at: left, elbow: [-0.3, -1, 0.8], thumb: [0, 0.3, 1] },
    ],
  });
  const holds: V3[] = [
    hold(13, 106, 13),
    hold(13, 84, -15),
    hold(11, 8, 12),
    hold(11, 26, -14),
    hold(13, 106, -13),
    hold(13, 84, 15),
    hold(11, 8, -12),
    hold(11, 26, 14),
    hold(13, 58, 4),
  ];
  const foot = (y: number, z: number): FootOn => ({ on: [4, y, z], heel: 12, out: 40 });
  return {
    keys: [
      pose(53, 3, [foot(9, 12), foot(27, -14)], [12, 106, 13], [12, 84, -15]),
      pose(55, 0, [foot(17, 14), foot(18, -14)], [9, 94, 15], [9, 96, -15]),
    ],
    tempo: [0.8, 0.8],
    hold: [0.5, 0],
    alternate: true,
    steps: true,
    still: 0,
    gear: () => [
      furniture(
        { ...board('frame', [17, 60, 0], [0, 60, 0], [0, 0, 34], 1), bias: -40 },
        ...holds.map((at) => ({ ...part('iron', [[add(at, [2, 0, 0]), 2.2]]), bias: -30 })),
      ),
    ],
    holding: 'none',
    floorless: true,
    view: 250,
  };
});

export const ballGame = template(
  'ball-game',
  'Ball game',
  { game: ['soccer', 'basketball', 'tennis'] },
  ({ game }) => {
    switch (game) {
      case 'soccer':
        return {
          keys: [
            {
              root: { hips: [0, 52, 0] }, lean: 10,
              twist: 16,
              legs: [free(-26, 112, { point: 0 }), { on: [4, 0, -5] }],
              arms: [armTo(10, [0.5, -0.7, 0.6]), armTo(10, [-0.5, -0.5, 0.8])],
            },
            {
              root: { hips: [4, 52, 0] },
              lean: -2,
              twist: -14,
              legs: [free(52, 26, { point: 4 }), { on: [4, 0, -5] }],
              arms: [armTo(-2, [-0.6, -0.7, 0.5]), armTo(-2, [0.6, -0.3, 0.7])],
            },
          ],
          tempo: [0.34, 0.9],
          hold: [0.2, 0.2],
          still: 1,
          gear: (s) => {
            const { toe } = s.legs[0];
            const gone = Math.max(0, toe[0] - 18);
            return [ball([26 + gone * 1.6, 6 + gone * 0.5, 5], 6)];
          },
          view: 20,
        };
      case 'basketball': {
        const pose = (
          y: number,
          shin: number,
          thigh: number,
          heel: number,
          lean: number,
          hand: V3,
        ): Pose => ({
          root: { shin, thigh },
          lean,
          legs: { on: [0, y, 7], heel, out: 6 },
          arms: { at: hand, elbow: [0.3, -1, 0.5], of: 'chest', point: [0.2, 1, -0.2], flat: true },
        });
        return {
          keys: [
            pose(0, 22, -46, 0, 20, [16, -4, 5]),
            pose(0, 3, -3, 34, 4, [13, 17, 5]),
            pose(15, 3, -4, 48, 0, [13, 27, 5]),
            pose(0, 6, -10, 30, 6, [14, 18, 6]),
          ],
          tempo: [0.4, 0.24, 0.26, 0.5],
          hold: [0.3, 0, 0.1, 0],
          steps: true,
          still: 2,
          gear: (s) => [ball(add(gripMiddle(s), [3, 4, 0]), 6.6)],
          holding: 'none',
          view: 24,
        };
      }
      case 'tennis': {
        const pose = (twist: number, turn: number, x: number, right: Arm, left: Arm): Pose => ({
          root: { hips: [x, 46, 0] },
          turn,
          lean: 14,
          twist,
          legs: [
            { on: [-16, 0, 9], out: 30, heel: x > 0 ? 34 : 0 },
            { on: [14, 0, -9], out: -10, heel: 0 },
          ],
          arms: [right, left],
        });
        return {
          keys: [
            pose(34, 24, -4, { raise: 58, side: 108, bend: 34 }, { raise: 72, side: 12, bend: 30 }),
            pose(-6, 10, 2, { raise: 62, side: 34, bend: 14 }, { raise: 50, side: 40, bend: 60 }),
            pose(-44, -6, 4, { raise: 104, side: -30, bend: 76 }, { raise: 40, side: 60, bend: 80 }),
          ],
          tempo: [0.26, 0.26, 1],
          hold: [0.4, 0, 0.3],
          still: 0,
          gear: (s) => {
            const { hand, point, thumb } = s.arms[0];
            const along1 = unit(add(scale(thumb, 0.75), scale(point, 0.65)));
            const head = along(hand, along1, 20);
            const face = unit([along1[2], 0.15, -along1[0]]);
            return [
              furniture(
                rod('iron', along(hand, along1, -3), along(hand, along1, 13), 0.9),
                { ...hoop(head, face, 7), bias: 1 },
                { ...disc('plate', head, face, 6.6, 0.6), bias: 1 },
              ),
            ];
          },
          holding: 'right',
          steps: true,
          view: 40,
        };
      }
    }
  },
);
