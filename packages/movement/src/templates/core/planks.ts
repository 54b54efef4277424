import { cord, disc, furniture, rod, Z } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { roundBall } from '../../gear/stands.ts';
import { heldBarbell, kettlebells } from '../../gear/weights.ts';
import type { HandOn, LegFree, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, dot, sin, type V3 } from '../../vector.ts';
import { HOLD, LIFT } from '../chest/kit.ts';
import { hipsAt, plateOnBack } from '../chest/push-up.ts';
import { allFours, plank } from '../poses.ts';

export const forearmPlank = template(
  'plank',
  'Plank',
  { on: ['forearms', 'ball'], lever: ['short', 'long'], load: ['bodyweight', 'plate'] },
  ({ on, lever, load }) => {
    const isBall = on === 'ball';
    const isLong = lever === 'long';
    const pose = (x: number, z: number, lean: number): Pose =>
      plank(lean, {
        ...(isBall ? { root: hipsAt(lean, 10) } : {}),
        legs: { on: [-71, 0, isBall ? 10 : 5], heel: 62 },
        arms: [
          {
            at: [x, isBall ? 27 : 2.6, (isLong ? 2 : 8) + z],
            elbow: [1, isLong ? 0.5 : 0, 0.2],
            thumb: [0, 1, 0],
          },
          {
            at: [x, isBall ? 27 : 2.6, (isLong ? -2 : -8) + z],
            elbow: [1, isLong ? 0.5 : 0, 0.2],
            thumb: [0, 1, 0],
          },
        ],
      });
    if (isBall)
      return {
        keys: [pose(24, 0, 62), pose(21, 3.5, 62), pose(18, 0, 62), pose(21, -3.5, 62)],
        tempo: [0.7, 0.7, 0.7, 0.7],
        hold: [0, 0, 0, 0],
        still: 0,
        gear: (s) => [roundBall(add(gripMiddle(s), [-11, -15.4, 0]), 14)],
        view: 24,
        otherView: 60,
      };
    return {
      keys: isLong ? [pose(42, 0, 83), pose(42, 0, 83.6)] : [pose(31, 0, 81.5), pose(31, 0, 82.2)],
      ...HOLD,
      gear: (s) => (load === 'plate' ? [plateOnBack(s, [-7.2, 6, 0], 'pelvis')] : []),
      view: 16,
    };
  },
);

const FLAT = { elbow: [-0.2, -1, 0.7], flat: true } as const;
const palm = (x: number, y: number, z: number, point: V3 = [1, 0, 0]): HandOn => ({
  ...FLAT,
  at: [x, y, z],
  point,
});
const WIDE = { on: [-71, 0, 13] as V3, heel: 62 };

export const shoulderTap = template('plank-shoulder-tap', 'Plank shoulder tap', {}, () => {
  const pose = (right: HandOn, shift: number): Pose => ({
    root: hipsAt(72.5, 13, 0, -shift),
    lean: 72.5,
    legs: WIDE,
    arms: [right, palm(7, 1.8, -11)],
  });
  return {
    keys: [pose(palm(7, 1.8, 11), 0), pose(palm(15, 26, -3, [-0.2, 0.6, -1]), 2)],
    tempo: [0.7, 0.7],
    hold: [0.2, 0.3],
    alternate: true,
    view: 50,
    otherView: 14,
  };
});

export const plankDrag = template('plank-drag', 'Plank drag', {}, () => {
  const LOOK = 20;
  const pose = (right: HandOn, look: number): Pose => ({
    root: hipsAt(72.5, 13),
    lean: 72.5,
    look,
    legs: WIDE,
    arms: [right, palm(7, 1.8, -13)],
  });
  const grip = (z: number) => palm(-2, 13, z, [-0.3, -1, 0]);
  // The bell is where the eyes are.
  const bellAt = (s: Skeleton): number => (dot(s.face[0], s.chest[2]) / sin(LOOK)) * 10;
  return {
    keys: [pose(palm(7, 1.8, 13), -LOOK), pose(grip(-9.5), -LOOK), pose(grip(10), LOOK)],
    tempo: [0.8, 1.1, 0.6],
    hold: [0.1, 0.1, 0.2],
    alternate: true,
    still: 1,
    holding: 'none',
    gear: (s) => {
      const at: V3 = [-3, 5.4, bellAt(s)];
      const arms = [{ ...s.arms[0], hand: add(at, [0, 4.6, 0]), thumb: Z }, s.arms[1]] as const;
      return [kettlebells({ ...s, arms }, [0])];
    },
    view: 55,
    otherView: 14,
  };
});

export const bearPlank = template('bear-plank', 'Bear plank', {}, () => {
  const pose = (shin: number): Pose =>
    allFours({ root: { shin, thigh: -8 }, lean: 88, legs: { on: [-28, 0, 5], heel: 52 } });
  return { keys: [pose(95.5), pose(94.5)], ...HOLD, view: 14 };
});

export const birdDog = template('bird-dog', 'Bird dog', {}, () => {
  // Both legs by angles: what kneels now reaches back next.
  const kneel: LegFree = { flex: 86, knee: 93, point: 72 };
  const pose = (right: HandOn, other: LegFree): Pose => ({
    root: { hips: [0, 28.7, 0] },
    lean: 86,
    legs: [kneel, other],
    arms: [right, palm(29, 1.8, -10)],
  });
  return {
    keys: [
      pose(palm(29, 1.8, 10), kneel),
      pose(palm(58, 31, 9, [1, 0.1, 0]), { flex: -4, knee: 2, point: 45 }),
    ],
    tempo: [1.3, 1.3],
    hold: [0.2, 1.2],
    alternate: true,
    view: 16,
  };
});

export const sidePlank = template(
  'side-plank',
  'Side plank',
  { style: ['hold', 'hip-dips'] },
  ({ style }) => {
    const pose = (tilt: number, sway: number, y: number): Pose => ({
      root: { shoulders: [0, y, -27] },
      tilt,
      sway,
      legs: { flex: 0, knee: 0, point: 10, away: -1 },
      arms: [
        { at: [0, 4, 11.5], of: 'hips', elbow: [-0.4, 0.2, 1] },
        { at: [18.6, 2.6, -24], elbow: [-0.2, -0.6, 1], thumb: [0, 1, 0] },
      ],
    });
    const high = pose(-76, 0, 27.6);
    return style === 'hold'
      ? { keys: [high, pose(-76.5, 1, 27.6)], ...HOLD, view: 75 }
      : { keys: [high, pose(-86, 32, 27.4)], tempo: [1.4, 1.2], hold: [0.4, 0.1], view: 75 };
  },
);

export const reversePlank = template('reverse-plank', 'Reverse plank', {}, () => {
  const pose = (lean: number): Pose => ({
    root: { shin: -lean, thigh: -lean },
    lean: -lean,
    legs: { on: [66, 0, 5], heel: -34 },
    arms: { at: [-9, 1.8, 12], flat: true, point: [-1, 0, 0.2], elbow: [-0.2, -1, 0.2] },
  });
  return { keys: [pose(69), pose(69.6)], ...HOLD, view: 16 };
});

export const rollout = template('rollout', 'Rollout', { load: ['wheel', 'barbell'] }, ({ load }) => {
  const isWheel = load === 'wheel';
  const y = isWheel ? 5.2 : 8.8;
  const pose = (thigh: number, lean: number, bend: number, x: number): Pose => ({
    root: { shin: 100, thigh },
    lean,
    bend,
    legs: { on: [-28, 0, 5], heel: 62 },
    arms: { at: [x, y, isWheel ? 6 : 13], elbow: [-0.5, 0.3, 1], thumb: [0, 0, -1] },
  });
  return {
    keys: [pose(6, 66, 24, 31), pose(56, 80, 8, 73)],
    ...LIFT,
    tempo: [2, 1.6],
    gear: (s) => {
      const bar = heldBarbell(s, isWheel ? { half: 8.5, plates: 0, kind: 'none' } : { plates: 8.5 });
      return [
        isWheel
          ? { ...bar, parts: [...bar.parts, { ...disc('iron', gripMiddle(s), Z, 5, 3), bias: 1 }] }
          : bar,
      ];
    },
    view: 14,
  };
});

export const suspendedTuck = template(
  'suspended-tuck',
  'Suspended tuck',
  { style: ['knee-tuck', 'pike'] },
  ({ style }) => {
    const isPike = style === 'pike';
    const pose = (angle: number, lean: number, flex: number, knee: number, bend: number): Pose => ({
      root: { reach: 31, angle },
      lean,
      bend,
      legs: { flex, knee, point: 50 },
      arms: { at: [7, 1.8, 11], flat: true, point: [1, 0, 0], elbow: [-0.4, -1, 0.4] },
    });
    return {
      keys: isPike
        ? [pose(2, 84, 0, 0, 0), pose(-4, 150, 92, 0, 0)]
        : [pose(2, 84, 0, 0, 0), pose(4, 84, 116, 118, 22)],
      ...LIFT,
      gear: (s) => [
        furniture(
          ...s.legs.map(({ toe, ankle }) =>
            cord([toe[0] - 1, toe[1] - 1, toe[2]], ankle, [-52, 118, ankle[2] * 0.4]),
          ),
          rod('frame', [-58, 118, 0], [-46, 118, 0], 1),
        ),
      ],
      view: 14,
    };
  },
);
