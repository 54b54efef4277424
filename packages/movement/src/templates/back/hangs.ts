import { cord, furniture, rod } from '../../gear/parts.ts';
import { pullUpBar } from '../../gear/stands.ts';
import { rings } from '../../gear/stations.ts';
import type { Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import type { V3 } from '../../vector.ts';
import { hand, THUMB } from './kit.ts';

/** High enough to hang from with straight legs. */
export const BAR = 121;

export const deadHang = template(
  'dead-hang',
  'Dead hang',
  { hold: ['bar', 'towels', 'one-hand'] },
  ({ hold }) => {
    const low = hold === 'towels' ? 13 : 0;
    const on = hand([0, BAR - low, low ? 11 : 13], [0.3, -0.6, 1], low ? [0, 1, 0] : THUMB.overhand, {
      ...(low > 0 && { point: [-0.5, 0.4, 0] as V3 }),
    });
    const one = hold === 'one-hand';
    const pose = (sag: number): Pose => ({
      root: one ? { shoulders: [0, BAR - 32 - sag / 2, 0] } : { reach: 31.5 + sag, angle: 180 },
      tilt: one ? -4 : 0,
      shrug: sag,
      legs: low ? { flex: 8, knee: 84, point: 40 } : { flex: 4, knee: 10, point: 40 },
      arms: one
        ? [
            hand([0, BAR, 6], [0.3, -0.6, 1], THUMB.overhand),
            { raise: 30, side: 0, bend: 130, turn: 30, grip: 90 },
          ]
        : on,
    });
    const towel = (z: number) => [
      cord([1, BAR - low - 6, z], [1, BAR, z], [-1, BAR, z], [-1, BAR - low - 6, z]),
      { ...rod('pad', [0, BAR + 0.6, z], [0, BAR - low - 5, z], 1.5, 2), bias: -1 },
    ];
    return {
      keys: [pose(0.6), pose(2)],
      ...{ tempo: [2, 2], hold: [0.6, 0.6], still: 1 },
      ...(one && { holding: 'right' as const }),
      gear: () => [
        low ? { ...pullUpBar(BAR), handles: [] } : pullUpBar(BAR),
        ...(low ? [furniture(...towel(11), ...towel(-11))] : []),
      ],
      view: 40,
      otherView: 270,
    };
  },
);

export const muscleUp = template('muscle-up', 'Muscle-up', { on: ['bar', 'rings'] }, ({ on }) => {
  const onRings = on === 'rings';
  const y = 104;
  const at = (x = 0): V3 => [x, y, onRings ? 11 : 14];
  const key = (reach: number, angle: number, lean: number, elbow: V3, more: Partial<Pose> = {}): Pose => ({
    root: { reach, angle },
    lean,
    legs: { flex: 6, knee: 8, point: 45 },
    arms: { at: at(), elbow, thumb: onRings ? [0.9, 0, -0.6] : [0, 0, -1] },
    ...more,
  });
  return {
    keys: [
      key(31, 180, 0, [0.3, -0.6, 1], { legs: { flex: 12, knee: 92, point: 45 } }),
      key(18, 216, -20, [0.3, -0.6, 1], { legs: { flex: 30, knee: 40, point: 45 } }),
      key(17, -30, 27, [-0.3, -0.3, 1], { legs: { flex: 38, knee: 20, point: 45 } }),
      key(34, 4, 6, [-1, 0, 0.3]),
    ],
    tempo: [1.2, 1.3, 1.3, 2.6],
    hold: [0.3, 0, 0.1, 0.4],
    still: 2,
    gear: (s: Skeleton) => [onRings ? rings(s, 132) : pullUpBar(y)],
    view: 18,
    otherView: 60,
  };
});

export const frontLever = template('front-lever', 'Front lever', {}, () => {
  const pose = (lean: number, flex: number): Pose => ({
    root: { reach: 31, angle: 180 - lean * 0.28 },
    lean,
    legs: { flex, knee: 120, point: 45 },
    arms: hand([0, BAR, 12], [0.3, -0.5, 1], THUMB.overhand),
  });
  return {
    keys: [pose(-82, 122), pose(-86, 126)],
    tempo: [2, 2],
    hold: [0.6, 0.6],
    gear: () => [pullUpBar(BAR)],
    view: 15,
  };
});

export const ropeClimb = template('rope-climb', 'Rope climb', {}, () => {
  // The body stays in the picture and the rope passes: reach and tuck, then stand up on the clamped feet.
  const key = (low: number, high: number, lean: number): Pose => ({
    root: { shoulders: [-10, 86, 0] },
    lean,
    nod: -10,
    legs: [
      { on: [-4, low + 3, 1.6], heel: 14, out: 40 },
      { on: [-4, low, -1.6], heel: 14, out: 40 },
    ],
    arms: [
      hand([0, high, 0], [0.2, -0.8, 0.8], [0, 1, 0]),
      hand([0, high - 8, 0], [0.2, -0.8, 0.8], [0, 1, 0]),
    ],
  });
  return {
    keys: [key(32, 117, 8), key(11, 93, 3)],
    tempo: [1.3, 1.1],
    hold: [0.3, 0.3],
    still: 0,
    gear: () => [
      {
        ...furniture(rod('pad', [0, 4, 0], [0, 136, 0], 1.3)),
        handles: [
          [
            [0, 8, 0],
            [0, 130, 0],
          ],
        ],
      },
    ],
    view: 35,
    steps: true,
  };
});
