import { bandToHands, cable, handles } from '../../gear/lines.ts';
import { furniture, type Gear, rod } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { twoCables } from '../../gear/push-stands.ts';
import { bench } from '../../gear/stands.ts';
import { padOf } from '../../gear/stations.ts';
import { dumbbells } from '../../gear/weights.ts';
import type { ArmFree, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { cos, sin, type V3 } from '../../vector.ts';
import { post } from '../chest/flies.ts';
import { hand, LIFT, split } from '../chest/kit.ts';
import { hinged, standing } from '../poses.ts';

/** Chest down on a raised bench, astride, feet behind. */
const onChest = (lean: number, more: Partial<Pose>): Pose => ({
  root: { hips: [0, 42, 0] },
  lean,
  legs: { on: [-26, 0, 13], out: 10, heel: 30 },
  arms: { raise: 90 },
  ...more,
});
const chestBench = (s: Skeleton, lean: number): Gear => {
  const at = (u: number): V3 => [
    s.hips[0] + u * sin(lean) + 7.6 * cos(lean),
    s.hips[1] + u * cos(lean) - 7.6 * sin(lean),
    0,
  ];
  const [low, high] = [at(-8), at(25)];
  return furniture(
    padOf(low, high, 5.5),
    { ...rod('frame', [low[0], 0.8, 0], low, 1.3), bias: -5 },
    { ...rod('frame', [high[0] - 3, 0.8, 0], [high[0] - 3, high[1] - 3, 0], 1.3), bias: -5 },
  );
};
const wide = (raise: number, side: number, bend: number, grip = 180): ArmFree => ({
  raise,
  side,
  bend,
  turn: 90,
  grip,
});

export const rearDeltFly = template(
  'rear-delt-fly',
  'Rear delt fly',
  { body: ['bent-over', 'chest-supported', 'upright'], load: ['dumbbells', 'cables', 'band'] },
  ({ body, load }) => {
    const lean = body === 'bent-over' ? 76 : 50;
    const pose = (side: number, raise: number): Pose => {
      if (body === 'upright')
        return standing({
          arms: wide(
            raise,
            load === 'cables' && side < 20 ? -16 : side,
            load === 'band' ? 4 : 10,
            load === 'band' ? 90 : 180,
          ),
        });
      const arms = wide(raise, side, 14);
      return body === 'bent-over' ? hinged(lean, { arms }) : onChest(lean, { arms });
    };
    const hang = body === 'upright' ? 84 : lean;
    return {
      keys: [pose(4, hang), pose(92, body === 'upright' ? 86 : 84)],
      ...LIFT,
      gear: (s) => [
        ...(body === 'chest-supported' ? [chestBench(s, lean)] : []),
        ...(load === 'dumbbells'
          ? [dumbbells(s)]
          : load === 'cables'
            ? twoCables(s, [40, 84, 28], true)
            : [pulledApart(s)]),
      ],
      view: load === 'cables' ? 235 : body === 'bent-over' ? 62 : body === 'upright' ? 50 : 312,
      otherView: body === 'upright' ? 270 : 14,
    };
  },
);
const pulledApart = (s: Skeleton): Gear => ({
  ...bandToHands(s, [s.arms[1].hand, s.arms[0].hand], [0]),
  handles: s.arms.map(({ hand: at }) => [at, at] as const),
});

export const facePull = template('face-pull', 'Face pull', { load: ['cable', 'band'] }, ({ load }) => {
  const pose = (x: number, y: number, z: number, point: V3): Pose =>
    split({ lean: -3, arms: hand(x, y, z, { elbow: [-0.1, 0.1, 1], thumb: [-0.8, 0.5, 0], point }) });
  const from: V3 = [62, 92, 0];
  return {
    keys: [pose(34, 6, 5, [1, 0, 0]), pose(7, 12, 17, [0.5, 1, -0.2])],
    ...LIFT,
    gear: (s) =>
      load === 'cable'
        ? [cable(from, knotOf(s)), handles.rope(s, knotOf(s))]
        : [bandToHands(s, from), post(63)],
    view: 30,
    otherView: 250,
  };
});
const knotOf = (s: Skeleton): V3 => {
  const [x, y, z] = gripMiddle(s);
  const apart = (s.arms[0].hand[2] - s.arms[1].hand[2]) / 2;
  return [x + Math.sqrt(Math.max(9, 19 ** 2 - apart ** 2)), y, z];
};

export const rearDeltRow = template('rear-delt-row', 'Rear delt row', {}, () => {
  const pose = (z: number, y: number): Pose => ({
    root: { hips: [-8, 46, 4] },
    lean: 82,
    twist: 0,
    legs: [
      { on: [-14, 0, 15], out: 10 },
      { flex: 92, knee: 88, point: 40 },
    ],
    arms: [
      { at: [20, y, z], elbow: [0.2, 0.3, 1], thumb: [0, 0, -1] },
      { at: [20, 27, -6], flat: true, point: [1, 0, 0.2], elbow: [-0.6, 0, 1] },
    ],
  });
  return {
    keys: [pose(15, 14), pose(29, 35)],
    ...LIFT,
    holding: 'right',
    gear: (s) => [bench([-30, 25], [28, 25]), dumbbells(s, [0])],
    view: 35,
    otherView: 70,
  };
});

export const proneRaise = template(
  'prone-raise',
  'Prone raise',
  { shape: ['t', 'y'], on: ['floor', 'bench'] },
  ({ shape, on }) => {
    const raise = shape === 't' ? 92 : 140;
    const arm = (at: number, by: number): ArmFree => ({
      raise: by,
      side: at,
      bend: 3,
      turn: 90,
      grip: 180,
      flat: on === 'floor',
    });
    const pose = (arms: ArmFree, bend: number): Pose =>
      on === 'floor'
        ? {
            root: { hips: [0, 6, 0] },
            lean: 90,
            bend,
            nod: -6,
            legs: { flex: 0, knee: 0, point: 62, away: 3 },
            arms,
          }
        : onChest(62, { arms });
    return on === 'floor'
      ? {
          keys: [pose(arm(88, raise), 0), pose(arm(108, raise), -3)],
          tempo: [1.2, 1.8],
          hold: [0.3, 1.6],
          view: 66,
          otherView: 14,
        }
      : {
          keys: [pose(arm(12, 62), 0), pose(shape === 'y' ? arm(62, 148) : arm(92, 88), 0)],
          ...LIFT,
          gear: (s) => [chestBench(s, 62), dumbbells(s)],
          view: 55,
          otherView: 14,
        };
  },
);
