import { block, board, cord, disc, type Gear, machine, part, rod, Z } from '../../gear/parts.ts';
import { frameAt, gripMiddle } from '../../gear/places.ts';
import { trapBar } from '../../gear/stations.ts';
import { barOnBack, dumbbells, kettlebells } from '../../gear/weights.ts';
import type { Arm, ArmFree, Leg, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, type V3 } from '../../vector.ts';
import { hanging, RIGHT } from '../back/kit.ts';
import { ARMS_DOWN, standing } from '../poses.ts';

const CARRIED: Record<string, Arm> = {
  sides: hanging(0, 1, 9, { grip: 90 }),
  overhead: { raise: 173, side: 40, bend: 4, grip: 20 },
  rack: { raise: 24, side: 8, bend: 142, turn: 8, grip: 90 },
};
const walk = (y: number, right: Leg, left: Leg, arms: Pose['arms']): Pose => ({
  root: { hips: [0, y, 0] },
  lean: 2,
  legs: [right, left],
  arms,
});

export const sandbag = (center: V3, axis: V3): Gear => ({
  kind: 'none',
  parts: [
    {
      ...part('pad', [
        [along(center, axis, -9), 6.5],
        [along(center, axis, 9), 6.5],
      ]),
      bias: -1,
    },
  ],
});

function load(s: Skeleton, what: string): Gear[] {
  const [right, left] = s.arms;
  const up = right.hand[1] > s.shoulders[1] + 20;
  if (what === 'kettlebells') return [kettlebells(s, [0, 1], up ? [-0.6, -0.7, 0] : [0.2, -0.9, 0])];
  if (what === 'kettlebell') return [kettlebells(s, RIGHT)];
  if (what === 'trap-bar') return [trapBar(s)];
  if (what === 'sandbag') return [sandbag(frameAt(s, 'chest', [12, -11, 0]), Z)];
  if (what === 'plates')
    return [
      {
        kind: 'Barbell',
        parts: [2, 4].map((z) => disc('plate', add(right.hand, [0, -7.5, z - 3]), Z, 7.5, 1.6)),
        handles: [[right.hand, right.hand]],
      },
    ];
  if (what === 'yoke') {
    const at = barOnBack(s);
    const post = (z: number, bias: number) => ({
      ...block('frame', [at[0] - 1.2, 5, z - 1.2], [at[0] + 1.2, at[1] + 16, z + 1.2]),
      bias,
    });
    return [
      {
        kind: 'Barbell',
        parts: [
          { ...rod('iron', add(at, [0, 0, -26]), add(at, [0, 0, 26]), 1.5), bias: -2 },
          post(-26, -6),
          post(26, 6),
          ...[-26, 26].flatMap((z) => [
            rod('frame', [at[0] - 18, 5, z], [at[0] + 18, 5, z], 1.3),
            disc('plate', [at[0] - 9, 12, z], Z, 6, 4),
            disc('plate', [at[0] + 9, 12, z], Z, 6, 4),
          ]),
        ],
        handles: [
          [add(left.hand, [0, 0, 0]), left.hand],
          [right.hand, right.hand],
        ],
      },
    ];
  }
  return [dumbbells(s)];
}

export const carry = template(
  'carry',
  'Loaded carry',
  {
    load: ['dumbbells', 'kettlebells', 'kettlebell', 'trap-bar', 'sandbag', 'yoke', 'plates'],
    position: ['sides', 'overhead', 'rack'],
    pace: ['walking', 'standing'],
  },
  ({ load: what, position, pace }) => {
    const one = what === 'kettlebell' || what === 'plates';
    const arm: Arm =
      what === 'sandbag'
        ? { at: [15, -17, 1], of: 'chest', elbow: [-0.1, -0.8, 1], point: [0.3, 0, -1], thumb: [0, 1, 0] }
        : what === 'yoke'
          ? { at: [-4, -7, 24.5], of: 'chest', elbow: [-0.5, -1, 0.3], thumb: [0, 1, 0], point: [1, 0, 0.2] }
          : (CARRIED[position] ?? ARMS_DOWN);
    const swing = (raise: number): ArmFree => ({ raise, side: 14, bend: 14, grip: 90 });
    const arms = (free: number): Pose['arms'] => (one ? [arm, swing(free)] : arm);
    const ahead: Leg = { flex: 20, knee: 6, point: 8 };
    const behind: Leg = { flex: -14, knee: 22, point: -18 };
    const through: Leg = { flex: 20, knee: 58, point: -8 };
    const under: Leg = { flex: -1, knee: 3, point: 0 };
    const lifted = what === 'sandbag' ? -6 : 0;
    // With one weight both steps are said: exchanging the sides would exchange the hand as well.
    const keys =
      pace === 'standing'
        ? [0, 0.7].map((shrug) => standing({ arms: arms(6), shrug }))
        : one
          ? [
              walk(52, ahead, behind, arms(14)),
              walk(53, under, through, arms(6)),
              walk(52, behind, ahead, arms(-8)),
              walk(53, through, under, arms(6)),
            ]
          : [walk(52, ahead, behind, arm), walk(53, under, through, arm)];
    return {
      keys: keys.map((key) => (lifted ? { ...key, bend: lifted } : key)),
      ...(pace === 'standing'
        ? { tempo: [2, 2], hold: [0.3, 0.3] }
        : { tempo: keys.map(() => 0.32), steady: true, alternate: !one, steps: true }),
      still: 0,
      ...(one && { holding: 'right' as const }),
      ...(what === 'sandbag' && { holding: 'none' as const }),
      gear: (s) => load(s, what),
      view: 35,
      otherView: 90,
    };
  },
);

const sledGear = (x: number): Gear =>
  machine(
    { ...board('frame', [x, 2.4, 0], [15, 0, 0], [0, 0, 12], 1.6), bias: -4 },
    { ...rod('frame', [x - 9, 3, -9], [x - 9, 62, -9], 1.2), bias: -2 },
    { ...rod('frame', [x - 9, 3, 9], [x - 9, 62, 9], 1.2), bias: -2 },
    disc('plate', [x + 4, 7, 0], [0, 1, 0], 9, 5),
    rod('iron', [x + 4, 4, 0], [x + 4, 18, 0], 1),
  );
export const sled = template('sled', 'Sled', { way: ['push', 'pull', 'drag-backward'] }, ({ way }) => {
  const push = way === 'push';
  const drag = way === 'drag-backward';
  const lean = push ? 48 : drag ? -12 : 30;
  const y = push ? 41 : drag ? 42 : 46;
  const reach = (x: number): Arm =>
    push
      ? { at: [x, 50, 9], elbow: [-0.2, -1, 0.4], thumb: [0, 1, 0] }
      : { at: [x, 52, 8], elbow: [-0.2, -1, 0.6], thumb: [0, 1, 0] };
  const swing = (raise: number): ArmFree => ({ raise, side: 0, bend: 84, grip: 90 });
  const arms = (by: number): Pose['arms'] => (push ? reach(51) : drag ? reach(25) : [swing(by), swing(-by)]);
  const key = (
    right: readonly [number, number, number],
    left: readonly [number, number, number],
    by: number,
  ): Pose => ({
    root: { hips: [0, y, 0] },
    lean,
    nod: push ? -10 : 0,
    legs: [
      { on: [right[0], right[1], 6], heel: right[2] },
      { on: [left[0], left[1], -6], heel: left[2] },
    ],
    arms: arms(by),
  });
  return {
    keys: drag
      ? [key([18, 0, -16], [-8, 0, 10], 0), key([8, 0, 0], [8, 5, 4], 0)]
      : [
          key([push ? -10 : 6, 0, push ? 36 : 18], [push ? -38 : -32, 0, 52], -34),
          key([push ? -24 : -12, 0, push ? 46 : 32], [push ? -16 : -4, 12, push ? 80 : 46], 0),
        ],
    tempo: [0.4, 0.4],
    steady: true,
    alternate: true,
    steps: true,
    still: 0,
    gear: (s): Gear[] => {
      if (push)
        return [
          {
            ...sledGear(60),
            handles: [
              [
                [51, 10, 9],
                [51, 62, 9],
              ],
              [
                [51, 10, -9],
                [51, 62, -9],
              ],
            ],
          },
        ];
      const x = drag ? 76 : -70;
      const from = drag ? gripMiddle(s) : s.hips;
      const line = [4, -4].map((z) => cord(add(from, [0, 0, z]), [x + (drag ? -15 : 15), 5, z * 2]));
      return [{ ...sledGear(x), parts: [...sledGear(x).parts, ...line] }];
    },
    view: 15,
  };
});
