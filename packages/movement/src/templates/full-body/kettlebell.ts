import type { Gear } from '../../gear/parts.ts';
import { dumbbells, kettlebellInBoth, kettlebells } from '../../gear/weights.ts';
import type { Arm, ArmFree, Pose } from '../../pose.ts';
import { type Skeleton, solve } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, scale, sub, unit, type V3 } from '../../vector.ts';
import { hanging, RIGHT } from '../back/kit.ts';
import { feet, standing } from '../poses.ts';

const hinge = (arms: Pose['arms']): Pose =>
  standing({ root: { shin: 6, thigh: -48 }, lean: 68, nod: -20, legs: feet(11, 16), arms });
const tall = (arms: Pose['arms']): Pose => standing({ lean: -2, legs: feet(11, 16), arms });
/** In line with the arm while it swings, and on the back of the wrist once the forearm is upright. */
const ballOf = ({ elbow, wrist, hand }: Skeleton['arms'][0]): V3 => {
  const along = unit(sub(hand, elbow));
  const t = Math.max(0, Math.min(1, (along[1] + 0.1) / 0.9));
  const back = unit(add(scale(sub(hand, wrist), -0.9), [0.1, 0, 0.6]));
  return unit(add(scale(along, 1 - t), scale(back, t)));
};

export const swing = template(
  'kettlebell-swing',
  'Kettlebell swing',
  { height: ['chest', 'overhead'], hands: ['both', 'one'] },
  ({ height, hands }) => {
    const one = hands === 'one';
    const far = height === 'overhead' ? 160 : 84;
    const right = (at: number, ahead: number, z: number): ArmFree =>
      one ? hanging(at, ahead, -12, { bend: 4 }) : { ...hanging(at, ahead, z), bend: 4 };
    const top: ArmFree = { raise: far, side: height === 'overhead' ? -34 : -13, bend: 4, grip: 0 };
    const other: readonly [Arm, Arm] = [
      { raise: 30, side: 20, bend: 20, grip: 90 },
      { raise: 62, side: 24, bend: 36, grip: 90 },
    ];
    const down = right(68, -32, -15);
    const start = hinge(one ? [down, other[0]] : down);
    const level: ArmFree = { raise: 84, side: -14, bend: 4, grip: 0 };
    const finish = tall(one ? [{ ...top, side: -8 }, other[1]] : top);
    const high = height === 'overhead';
    return {
      // Overhead the hands are kept together on the way.
      keys: high && !one ? [start, tall(level), finish, tall(level)] : [start, finish],
      tempo: high ? [0.45, 0.45, 0.45, 0.45] : [0.65, 0.7],
      hold: high ? [0, 0, 0.15, 0] : [0.05, 0.15],
      steady: high,
      still: high && !one ? 2 : 1,
      ...(one && { holding: 'right' as const }),
      gear: (s) => {
        const along = unit(sub(s.arms[0].hand, s.arms[0].elbow));
        return [one ? kettlebells(s, RIGHT, along) : kettlebellInBoth(s, [along[0], along[1], 0])];
      },
      otherView: 60,
    };
  },
);

export const oneArmLift = template(
  'one-arm-lift',
  'One-arm clean or snatch',
  { load: ['kettlebell', 'dumbbell'], finish: ['clean', 'press', 'snatch'] },
  ({ load, finish }) => {
    const bell = load === 'kettlebell';
    const rest = (raise: number): Arm => ({ raise, side: 30, bend: 14, grip: 90 });
    const low: Arm = bell ? hanging(68, -30, -10, { bend: 6 }) : hanging(56, 4, -12, { bend: 6 });
    const pull: Arm = { raise: 44, side: 70, bend: 96, turn: 10, grip: 20 };
    const rack: Arm = { raise: 26, side: 14, bend: 142, turn: 10, grip: 90 };
    const up: Arm = { raise: 172, side: 30, bend: 4, grip: 20 };
    const start = bell
      ? hinge([low, rest(20)])
      : standing({
          root: { shin: 18, thigh: -80 },
          lean: 56,
          nod: -16,
          legs: feet(11, 18),
          arms: [hanging(56, 4, -12, { bend: 6 }), rest(20)],
        });
    const inRack = tall([rack, rest(14)]);
    const over = tall([up, rest(14)]);
    const keys =
      finish === 'clean'
        ? [start, tall([pull, rest(14)]), inRack]
        : finish === 'press'
          ? [start, tall([pull, rest(14)]), inRack, over]
          : [start, tall([pull, rest(14)]), over];
    return {
      keys,
      tempo: keys.length === 4 ? [0.6, 0.45, 1.2, 2] : [0.6, 0.5, 1.3],
      hold: keys.length === 4 ? [0.2, 0, 0.4, 0.5] : [0.2, 0, 0.5],
      still: keys.length - 1,
      holding: 'right',
      gear: (s): Gear[] => [bell ? kettlebells(s, RIGHT, ballOf(s.arms[0])) : dumbbells(s, RIGHT)],
      view: 35,
      otherView: 90,
    };
  },
);

export const turkishGetUp = template('turkish-get-up', 'Turkish get-up', {}, () => {
  const pose = (
    hips: V3,
    lean: number,
    twist: number,
    right: V3,
    left: readonly [V3, number],
    support: readonly [V3, boolean],
    more: Partial<Pose> = {},
  ): Pose => {
    const base: Pose = {
      root: { hips },
      lean,
      twist,
      nod: 0,
      legs: [
        { on: right, out: 4 },
        { on: left[0], heel: left[1], out: 4 },
      ],
      arms: { raise: 0 },
      ...more,
    };
    const { shoulder } = solve(base).arms[0];
    return {
      ...base,
      arms: [
        { at: add(shoulder, [0, 35.4, 0]), elbow: [-0.2, -0.5, 1], thumb: [-1, 0, 0.2] },
        {
          at: support[0],
          flat: support[1],
          elbow: more.tilt || !support[1] ? [-1, -0.4, 0.3] : [0.1, -0.5, 1],
          point: support[1] ? [0.5, 0, -0.9] : [0.2, -1, 0],
        },
      ],
    };
  };
  const bent: V3 = [24, 0, 8];
  const up = [
    pose([0, 5.8, 0], -89, 0, bent, [[48, 1, -9], -26], [[-10, 2, -33], true]),
    pose([2, 6.5, 0], -48, 24, bent, [[48, 1, -9], -26], [[-26, 1.8, -24], true]),
    pose([4, 10, 0], -47, 18, bent, [[48, 1, -9], -26], [[-18, 1.8, -20], true]),
    pose([4, 22, 0], -77, 16, bent, [[48, 1, -9], -26], [[-18, 1.8, -20], true]),
    pose([3, 25, 0], -46, 8, bent, [[10, 6, -8], 30], [[-10, 1.8, -27], true], { tilt: -46 }),
    pose([2, 32, -2], 8, 0, [26, 0, 8], [[-26, 0, -6], 62], [[2, 1.8, -34], true], { tilt: -72 }),
    pose([2, 28, -2], 0, 0, [26, 0, 8], [[-26, 0, -6], 62], [[4, 36, -19], false]),
    pose([10, 52.8, 0], 0, 0, [10, 0, 7], [[10, 0, -7], 0], [[13, 48, -15], false]),
  ];
  const move = [1.2, 0.9, 1, 0.9, 0.9, 1.2, 1.6];
  const rest = [0.5, 0.2, 0.1, 0.2, 0, 0.2, 0.3, 0.6];
  const andBack = <T>(all: readonly T[]) => [...all, ...all.slice(1, -1).reverse()];
  return {
    keys: andBack(up),
    tempo: [...move, ...[...move].reverse()],
    hold: andBack(rest),
    still: 5,
    steps: true,
    holding: 'right',
    gear: (s) => [kettlebells(s, RIGHT, ballOf(s.arms[0]))],
    view: 35,
    otherView: 340,
  };
});
