import { band, cable, handles } from '../../gear/lines.ts';
import { block, cord, disc, type Gear, machine, rod, Z } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { levers, padOf, padOnTrunk, seat, stack } from '../../gear/stations.ts';
import type { Arm, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, type V3 } from '../../vector.ts';
import { hinged, kneeling, seated, standing } from '../poses.ts';
import { hand, LIFT, RIGHT, THUMB, withArms } from './kit.ts';

/** A tower ahead whose arm leads a cable down from above. */
const overhead = (s: Skeleton, x: number, tower: number, which: readonly (0 | 1)[]): Gear => {
  const one = which.length === 1;
  const end = one ? s.arms[0].hand : gripMiddle(s);
  const z = one ? 10 : 0;
  return {
    kind: 'Cable',
    parts: [
      ...stack(tower, 0, 122),
      rod('frame', [tower, 121, 0], [x, 121, z], 1.4),
      disc('iron', [x, 119, z], Z, 2.2, 1.6),
      cord([x, 118, z], end),
    ],
  };
};
const ON_THIGH: Arm = { raise: 28, side: 12, bend: 42, grip: 0 };

export const latPulldown = template(
  'lat-pulldown',
  'Lat pulldown',
  {
    load: ['cable', 'plate-loaded', 'bands'],
    grip: ['wide', 'close', 'underhand', 'one-arm'],
    body: ['seated', 'kneeling'],
  },
  ({ load, grip, body }) => {
    const one = grip === 'one-arm';
    const free = load === 'bands' || one;
    const z = { wide: 21, close: 3.4, underhand: 10, 'one-arm': 10 }[grip];
    const from = (lean: number): Pose =>
      body === 'kneeling' ? kneeling({ lean }) : seated(25, 0, { lean, legs: { on: [20, 0, 7], out: 6 } });
    const up = body === 'kneeling' ? -2 : 0;
    const thumb = (down: boolean): V3 =>
      grip === 'underhand'
        ? [0, 0, 1]
        : grip === 'close'
          ? [-1, 0, 0]
          : free && down
            ? [-0.7, 0, -0.7]
            : [0, 0, -1];
    const elbow: V3 = grip === 'wide' && !free ? [0.1, -0.8, 1] : [0.7, -0.9, 0.4];
    const key = (pose: Pose, at: V3, down: boolean): Pose => {
      const arm = hand(at, elbow, thumb(down));
      return withArms({ ...pose, shrug: down ? -1 : 2, nod: down ? 0 : -6 }, one ? [arm, ON_THIGH] : arm);
    };
    const wide = grip === 'wide' && !free;
    const which = one ? RIGHT : ([0, 1] as const);
    const iso = load === 'plate-loaded';
    return {
      keys: [
        key(from(-4), [6, (wide ? 87 : 90) + up, z], false),
        key(from(-13), [free ? 3 : 4, 58.5 + up - (free ? 2 : 0), free ? 16 : z], true),
      ],
      ...LIFT,
      ...(one && { holding: 'right' as const }),
      gear: (s) => [
        ...(body === 'seated'
          ? [{ ...machine(...seat(25), padOf([12, 38, 0], [22, 38, 0], 10, 3)), kind: 'none' as const }]
          : []),
        ...(load === 'bands'
          ? which.map((side) => band([30, 118, 0], s.arms[side].hand))
          : iso
            ? [levers(s, [34, 104, 0], true), machine(...stack(36, 0, 106))]
            : [overhead(s, 5, 40, which)]),
        ...(load === 'bands' || iso
          ? []
          : [free || grip === 'close' ? handles.single(s, which) : handles.bar(s, wide ? 28 : 16)]),
      ],
      view: 35,
      otherView: 270,
    };
  },
);

export const straightArmPulldown = template(
  'straight-arm-pulldown',
  'Straight-arm pulldown',
  { load: ['cable', 'bands'] },
  ({ load }) => {
    const arms = (raise: number): Arm => ({ raise, side: 4, bend: 12, turn: 60, grip: 0 });
    const pose = (raise: number, lean: number) => hinged(lean, { arms: arms(raise), nod: -12 });
    return {
      keys: [pose(142, 26), pose(24, 20)],
      ...LIFT,
      gear: (s) =>
        load === 'cable'
          ? [cable([60, 108, 0], gripMiddle(s)), handles.bar(s)]
          : s.arms.map((arm) => band([60, 104, 0], arm.hand)),
    };
  },
);

export const machinePullover = template('machine-pullover', 'Machine pullover', {}, () => {
  const key = (raise: number, bend: number): Pose =>
    seated(30, 0, {
      lean: -8,
      legs: { on: [24, 4, 7], heel: -8 },
      arms: { raise, side: 8, bend, turn: 20, grip: 90 },
    });
  return {
    keys: [key(158, 60), key(30, 60)],
    ...LIFT,
    gear: (s) => [
      machine(
        ...seat(30),
        padOnTrunk(s, -8, 4, -24),
        ...stack(-26, 0, 84),
        block('frame', [19, 0.6, -10], [32, 3.4, 10]),
        ...s.arms.flatMap(({ shoulder, elbow, hand: fist }, side) => {
          const out: V3 = [0, 0, side === 0 ? 5 : -5];
          return [
            { ...rod('frame', add(shoulder, out), add(elbow, out), 1.3), bias: 2 },
            rod('pad', add(elbow, out), elbow, 2.2),
            rod('frame', add(elbow, out), fist, 1),
          ];
        }),
        rod('iron', s.arms[0].hand, s.arms[1].hand, 1),
      ),
    ],
    otherView: 60,
  };
});

export const seatedRow = template(
  'seated-row',
  'Seated row',
  {
    load: ['cable', 'machine', 'plate-loaded', 'bands'],
    grip: ['close', 'wide', 'one-arm'],
    pull: ['level', 'high'],
  },
  ({ load, grip, pull }) => {
    const one = grip === 'one-arm';
    const lever = load === 'machine' || load === 'plate-loaded';
    const which = one ? RIGHT : ([0, 1] as const);
    const floor = load === 'bands';
    const base = (lean: number): Pose =>
      lever
        ? seated(26, 0, { lean: 2 })
        : floor
          ? {
              root: { hips: [0, 6.2, 0] },
              lean,
              legs: { flex: 93 + lean, knee: 4, point: 6 },
              arms: ON_THIGH,
            }
          : {
              root: { hips: [0, 19.6, 0] },
              lean,
              legs: { on: [41, 12, 6], heel: -45, pole: [0, 1, 0] },
              arms: ON_THIGH,
            };
    const z = grip === 'wide' ? 19 : lever || floor || one ? 11 : 3.2;
    const key = (at: V3, lean: number, protract: number): Pose => {
      const arm = hand(
        at,
        grip === 'wide' ? [-0.8, -0.3, 0.9] : [-1, -0.5, 0.25],
        grip === 'wide' ? THUMB.overhand : [0.3, 1, 0],
      );
      const rest: Arm = { raise: 20 + lean, side: 10, bend: 30, grip: 0 };
      return withArms({ ...base(lean), protract }, one ? [arm, rest] : arm);
    };
    const y = floor ? 20 : lever ? 49 : 33;
    const keys = lever
      ? pull === 'high'
        ? [key([25, 80, 13], 0, 1.5), key([11, 57, 14], 0, -1.5)]
        : [key([33, 51, z], 0, 1.5), key([12, 48, z + 2], 0, -1.5)]
      : [
          key([32, y + 3, z], 8, 2),
          key(
            [grip === 'wide' ? 9 : 8.5, y + (grip === 'wide' ? 5 : 0), z + (one || floor ? 1 : 0)],
            -5,
            -1.5,
          ),
        ];
    return {
      keys,
      ...LIFT,
      ...(one && { holding: 'right' as const }),
      gear: (s) => {
        if (lever)
          return [
            machine(
              ...seat(26),
              padOnTrunk(s, 8, -1, -17, 5),
              rod('frame', [9.8, 40, 0], [44, 40, 0], 1.2),
              ...stack(46, 0, 96),
            ),
            levers(s, pull === 'high' ? [40, 98, 0] : [44, 88, 0], load === 'plate-loaded', which),
          ];
        if (floor) {
          const [right, left] = s.legs;
          return [
            band(s.arms[0].hand, add(right.ball, [1.5, 0, 0]), add(left.ball, [1.5, 0, 0]), s.arms[1].hand),
          ];
        }
        const end = one ? s.arms[0].hand : gripMiddle(s);
        return [
          cable([66, 36, end[2]], end),
          {
            ...machine(padOf([-9, 14, 0], [14, 14, 0], 7), block('frame', [-2, 0.6, -3], [2, 12, 3])),
            kind: 'none',
          },
          { ...machine({ ...block('frame', [49, 6, -12], [50.5, 28, 12]), bias: -6 }), kind: 'none' },
          grip === 'wide' ? handles.bar(s, 25) : handles.single(s, which),
        ];
      },
      view: 20,
      otherView: grip === 'wide' ? 90 : 50,
    };
  },
);

export const squatRow = template('squat-row', 'Squat to row', {}, () => {
  const key = (shin: number, thigh: number, lean: number, at: V3): Pose =>
    standing({
      root: { shin, thigh },
      lean,
      legs: { on: [0, 0, 9], out: 16 },
      arms: hand(at, [-1, -0.5, 0.3], [0.3, 1, 0]),
    });
  return {
    keys: [key(22, -86, 34, [26, 54, 9]), key(1, -2, 0, [30, 68, 9]), key(0, 0, -3, [9, 62, 12])],
    tempo: [1, 0.7, 1.7],
    hold: [0.2, 0, 0.4],
    gear: (s) => {
      const to: V3 = [66, 62, 0];
      return [
        cable(to, gripMiddle(s)),
        { kind: 'Cable', parts: s.arms.map(({ hand: fist }) => cord(to, fist)) },
        handles.single(s),
      ];
    },
  };
});
