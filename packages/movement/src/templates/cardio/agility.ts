import { cord, disc, furniture, type Gear, part, rod, Z } from '../../gear/parts.ts';
import type { Arm, FootOn, HandOn, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { along, middle, sub, unit, type V3 } from '../../vector.ts';
import { on } from './kit.ts';

const fist = (at: V3): HandOn => ({
  at,
  elbow: [0, -1, 0.35],
});
const NEAR: V3 = [13, 85, 5];
const FAR: V3 = [16, 84, -3];

export const box = template('boxing', 'Boxing', { target: ['shadow', 'bag'] }, ({ target }) => {
  const bag = target === 'bag';
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
    keys: [guard, pose(NEAR, [43, 79, -3], 14, 2), guard, pose([44, 79, 0], FAR, -40, 4)],
    tempo: [0.2, 0.28, 0.22, 0.3],
    hold: [0.35, 0.05, 0.25, 0.05],
    still: 3,
    gear: () =>
      bag
        ? [
            furniture(
              {
                ...part('pad', [
                  [[53, 36, 0], 7],
                  [[53, 82, 0], 7],
                ]),
                bias: -1,
              },
              { ...cord([53, 89, 0], [53, 118, 0]), bias: -1 },
              { ...rod('frame', [42, 118, 0], [64, 118, 0], 1.2), bias: -2 },
            ),
          ]
        : [],
    view: 18,
  };
});

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
