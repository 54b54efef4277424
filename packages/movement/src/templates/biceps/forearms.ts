import { band, cable, handles } from '../../gear/lines.ts';
import { block, cord, disc, furniture, type Gear, hoop, rod, Z } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { bench } from '../../gear/stands.ts';
import { seat } from '../../gear/stations.ts';
import { kettlebells } from '../../gear/weights.ts';
import type { Arm, HandOn, Pose } from '../../pose.ts';
import { type Skeleton, solve } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, cos, sin, unit, type V3 } from '../../vector.ts';
import { held, LIFT, RIGHT, STRETCH } from '../back/kit.ts';
import { kneeling, seated, standing } from '../poses.ts';

/** Forearms along the thighs, the wrists just beyond the knees. */
const LEAN = 42;
const onThighs = (arms: Pose['arms'], z = 9): Pose =>
  seated(25, 0, { lean: LEAN, bend: 14, nod: 2, legs: { on: [22, 0, z], out: 4 }, arms });
/** The hand from a resting wrist, up so many degrees. */
const fromWrist = (wrist: V3, up: number, thumb: V3, reach = 4.4): HandOn => {
  const point: V3 = [cos(up), sin(up), 0];
  return { at: along(wrist, point, reach), point, thumb, elbow: [-0.3, -0.9, 0.25] };
};
const RESTING: Arm = { at: [18, 33.6, -9], elbow: [-0.3, -0.9, 0.3], thumb: [0, 0, 1], point: [1, -0.2, 0] };

export const wristCurl = template(
  'wrist-curl',
  'Wrist curl',
  { load: ['barbell', 'dumbbell', 'cable'], palms: ['up', 'down'] },
  ({ load, palms }) => {
    const thumb: V3 = [0, 0, palms === 'up' ? 1 : -1];
    const bent = palms === 'up' ? [-48, 52] : [-62, 30];
    const [low = 0, high = 0] = bent;
    const kneel = load === 'cable';
    const wrist: V3 = kneel ? [26, 28.4, 8] : [27.5, 33, 9];
    const key = (up: number): Pose => {
      const arm = fromWrist(wrist, up, thumb);
      if (kneel) return kneeling({ root: { shin: 100, thigh: -30 }, lean: 30, bend: 16, arms: arm });
      return onThighs(load === 'dumbbell' ? [arm, RESTING] : arm);
    };
    return {
      keys: [key(low), key(high)],
      ...LIFT,
      ...(load === 'dumbbell' && { holding: 'right' as const }),
      gear: (s) => [
        ...(kneel
          ? [bench([9, 25.8], [25, 25.8], 16), cable([60, 8, 0], gripMiddle(s)), handles.bar(s, 14)]
          : [furniture(...seat(25)), ...held(s, load, 5)]),
      ],
      view: 20,
      otherView: 60,
    };
  },
);

export const forearmRotation = template('forearm-rotation', 'Forearm rotation', {}, () => {
  const key = (z: number): Pose =>
    onThighs([
      { at: [31, 34, 9], point: [1, 0.1, 0], thumb: unit([0, 0.5, z]), elbow: [-0.3, -0.9, 0.25] },
      RESTING,
    ]);
  return {
    keys: [key(1.4), key(-1.4)],
    tempo: [1.6, 1.6],
    hold: [0.3, 0.3],
    holding: 'right',
    gear: (s): Gear[] => {
      const { hand, thumb } = s.arms[0];
      const top = along(hand, thumb, 9);
      return [
        furniture(...seat(25)),
        {
          kind: 'Dumbbells',
          parts: [
            { ...rod('iron', along(hand, thumb, -3), top, 0.9), bias: 1 },
            { ...disc('iron', top, thumb, 3, 3.4), bias: 1 },
          ],
          handles: [[along(hand, thumb, -3), top]],
        },
      ];
    },
    view: 60,
    otherView: 90,
  };
});

/** How far the hand has closed is told by how high it is. */
export const gripTraining = template(
  'grip-squeeze',
  'Grip squeeze',
  { tool: ['gripper', 'finger-band'] },
  ({ tool }) => {
    const gripper = tool === 'gripper';
    const key = (bend: number): Pose =>
      standing({
        arms: [
          { raise: 8, side: 4, bend, grip: 90, flat: !gripper },
          { raise: 4, side: 60, bend: 8, grip: 90 },
        ],
      });
    const base = solve(key(96)).arms[0].hand[1];
    return {
      keys: [key(96), key(102)],
      tempo: [1, 1.4],
      hold: [0.2, 0.8],
      still: 1,
      gear: (s): Gear[] => {
        const { hand, point, thumb } = s.arms[0];
        const t = Math.max(0, Math.min(1, (hand[1] - base) / 2));
        if (!gripper)
          return [
            {
              ...band(),
              parts: [hoop(along(hand, point, 2.4), point, 2.2 + 1.8 * t)],
              kind: 'Resistance Bands',
            },
          ];
        const top = along(hand, thumb, 5);
        const apart = 4.6 - 3 * t;
        const end = (by: number) => add(along(hand, thumb, -6), along([0, 0, 0], point, by));
        return [
          {
            ...furniture(
              { ...rod('iron', top, end(-apart * 0.3), 0.8, 1.1), bias: 2 },
              { ...rod('iron', top, end(apart), 0.8, 1.1), bias: 2 },
              { ...disc('iron', top, Z, 1.7, 1), bias: 2 },
            ),
          },
        ];
      },
      view: 20,
      otherView: 70,
      holding: 'none',
    };
  },
);

export const wristStretch = template(
  'wrist-stretch',
  'Wrist stretch',
  { palm: ['up', 'down'] },
  ({ palm }) => {
    const up = palm === 'up';
    const key = (wrist: number): Pose => {
      const right: Arm = {
        raise: 84,
        side: -28,
        bend: 2,
        grip: up ? 180 : 0,
        wrist: up ? -wrist : wrist,
        flat: up,
      };
      const pose = standing({ arms: right, twist: 28 });
      const { wrist: at, point } = solve(pose).arms[0];
      const grasp = add(along(at, point, up ? 7 : 5), [2.2, 0, 0]);
      return {
        ...pose,
        arms: [right, { at: grasp, elbow: [0.2, -1, 0.4], point: unit([0.2, 0.3, 1]), thumb: [0, 1, 0] }],
      };
    };
    return { keys: [key(46), key(82)], ...STRETCH, view: 345, otherView: 60 };
  },
);

export const wristRoller = template('wrist-roller', 'Wrist roller', {}, () => {
  const arm = (raise: number, wrist: number): Arm => ({ raise, side: -3, bend: 4, grip: 0, wrist });
  const key = (raise: number, by: number) => standing({ arms: [arm(raise, by), arm(raise, -by)] });
  const base = gripMiddle(solve(key(80, 0)))[1];
  return {
    keys: [key(80, 12), key(82, -12), key(84, 12), key(86, -12)],
    tempo: [0.7, 0.7, 0.7, 2],
    hold: [0, 0, 0, 0.3],
    still: 2,
    gear: (s) => {
      const at = gripMiddle(s);
      const drop = Math.max(14, 62 - (at[1] - base) * 14);
      const low = add(at, [1, -drop, 0]);
      return [
        {
          kind: 'Barbell',
          parts: [
            rod('iron', add(at, [0, 0, -18]), add(at, [0, 0, 18]), 1.3),
            cord(add(at, [1, 0, 0]), low),
            disc('plate', low, Z, 6, 3),
          ],
          handles: [[add(at, [0, 0, -18]), add(at, [0, 0, 18])]],
        },
      ];
    },
    view: 30,
    otherView: 90,
  };
});

export const bottomsUpHold = template('bottoms-up-hold', 'Bottoms-up hold', {}, () => {
  const key = (bend: number): Pose =>
    standing({
      arms: [
        { raise: 20, side: 8, bend, grip: 90 },
        { raise: 6, side: 60, bend: 10, grip: 90 },
      ],
    });
  return {
    keys: [key(148), key(151)],
    tempo: [1.6, 1.6],
    hold: [0.4, 0.4],
    holding: 'right',
    gear: (s: Skeleton) => [kettlebells(s, RIGHT, [0, 1, 0])],
    view: 75,
    otherView: 30,
  };
});

export const wallStretch = template('biceps-wall-stretch', 'Biceps wall stretch', {}, () => {
  const key = (turn: number): Pose => ({
    root: { shin: 1, thigh: 0 },
    turn,
    look: turn * 0.4,
    legs: { on: [0, 0, 6], out: 4 },
    arms: [
      { raise: 4, side: 60, bend: 8, grip: 90 },
      { at: [-22, 80, -25.5], flat: true, point: [-1, 0, 0], thumb: [0, 1, 0], elbow: [0.2, -1, 0.2] },
    ],
  });
  return {
    keys: [key(12), key(24)],
    ...STRETCH,
    gear: () => [furniture({ ...block('frame', [-44, 0, -29], [30, 108, -27]), bias: -30 })],
    view: 115,
    otherView: 60,
    steps: true,
  };
});
