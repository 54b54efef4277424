import { band } from '../../gear/lines.ts';
import { disc, furniture, rod } from '../../gear/parts.ts';
import { frameAt } from '../../gear/places.ts';
import { box, wall } from '../../gear/stands.ts';
import { rings } from '../../gear/stations.ts';
import type { Arm, HandOn, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { cos, sin, type V3 } from '../../vector.ts';
import { HOLD, LOWER } from './kit.ts';

const HANDS = {
  medium: [7, 14, [1, 0, 0], [-1, -0.6, 0.7]],
  wide: [10, 23, [1, 0, 0.35], [-0.5, -0.5, 1]],
  close: [6, 9.5, [1, 0, 0], [-1, -0.7, 0.1]],
  diamond: [3.6, 3, [1, 0, -0.5], [-1, -0.6, 0.5]],
  backward: [-3, 11, [0.2, 0, 1], [-1, -0.6, 0]],
} as const satisfies Record<string, readonly [number, number, V3, V3]>;

/** The height of hands and feet, where the hands are, how far the body leans at the top and at the bottom. */
const SET_UP = {
  floor: { y: 1.8, foot: 0, x: 0, up: 72.5, down: 85.5 },
  handles: { y: 8, foot: 0, x: 1, up: 64.5, down: 85.6 },
  rings: { y: 8, foot: 0, x: 2, up: 64.5, down: 85 },
  'hands-raised': { y: 32, foot: 0, x: -12, up: 45.5, down: 61 },
  'feet-raised': { y: 1.8, foot: 24, x: 8, up: 91, down: 103 },
  knees: { y: 1.8, foot: 0, x: 38, up: 58, down: 78.5 },
} as const;
const onHands = (at: V3, point: V3, elbow: V3, flat: boolean): HandOn => ({
  at,
  elbow,
  ...(flat ? { flat, point } : { thumb: [1, 0, 0.2] as V3 }),
});

/** Straight legs from toes at x = -71 whose hips lean by so much. */
export function hipsAt(lean: number, wide: number, foot = 0, z = 0): { hips: V3 } {
  const leg = Math.sqrt(48.8 ** 2 - (wide - 4.6 + Math.abs(z)) ** 2);
  return { hips: [-63.2 + leg * sin(lean), 8.9 + foot + leg * cos(lean), z] };
}
/** A plate lying on the back. */
export const plateOnBack = (s: Skeleton, at: V3, of: 'chest' | 'pelvis' = 'chest') =>
  furniture({ ...disc('plate', frameAt(s, of, at), s.chest[0], 7.5, 2), bias: 1 });

export const pushUp = template(
  'push-up',
  'Push-up',
  {
    hands: ['medium', 'wide', 'close', 'diamond', 'backward'],
    body: ['floor', 'knees', 'hands-raised', 'feet-raised', 'handles', 'rings'],
    side: ['both-arms', 'one-arm', 'archer'],
    load: ['bodyweight', 'plate', 'band'],
    speed: ['calm', 'plyo'],
  },
  ({ hands: grip, body: place, side, load, speed }) => {
    // One arm needs firm ground, and its own place under the chest.
    const isBoth = side === 'both-arms';
    const hands = isBoth ? grip : 'medium';
    const body =
      isBoth || (side === 'one-arm' && place === 'knees') || place === 'hands-raised' ? place : 'floor';
    const [hx, wide, point, elbow] = HANDS[hands];
    const { y, foot, x, up, down } = SET_UP[body];
    const isFlat = body !== 'handles' && body !== 'rings';
    const z = side === 'archer' ? 29 : side === 'one-arm' ? 4 : wide;
    const hip = side === 'both-arms' ? 4 : 15;
    const free: Arm = { at: [-7.5, 7, -1], of: 'hips', elbow: [-0.6, -0.2, 1] };
    const pose = (lean: number, more: { shift?: number; lift?: number } = {}): Pose => {
      const { shift = 0, lift = 0 } = more;
      const at: V3 = [hx + x, y + lift, z];
      const right = onHands(
        at,
        side === 'archer' ? [1, 0, 0.3] : point,
        side === 'archer' ? [-0.6, -1, 0.4] : elbow,
        isFlat,
      );
      const legs = { on: [-71, foot, hip] as V3, heel: 62 };
      return {
        root: body === 'knees' ? { shin: 100, thigh: lean } : hipsAt(lean, hip, foot, shift),
        lean,
        ...(body === 'knees' ? { legs: { on: [-28, 0, 5], heel: 62 } } : { legs }),
        arms: side === 'one-arm' ? [right, free] : right,
      };
    };
    const rise = up + (side === 'archer' ? 4.5 : hands === 'backward' ? 2 : hands === 'wide' ? 1.5 : 0);
    const bottom = pose(down, { shift: side === 'archer' ? 8 : 0 });
    const isPlyo = speed === 'plyo';
    return {
      keys: isPlyo
        ? [pose(rise), pose(down - 3), pose(rise), pose(rise - 6, { lift: 8 })]
        : [pose(rise), bottom],
      ...(isPlyo ? { tempo: [1.2, 0.4, 0.2, 0.25], hold: [0.3, 0, 0, 0] } : LOWER),
      still: isPlyo ? 3 : 1,
      alternate: side === 'archer',
      holding: 'both',
      gear: (s) => [
        ...(load === 'plate' ? [plateOnBack(s, [-6.6, -5, 0])] : []),
        ...(load === 'band'
          ? [
              band(
                s.arms[0].hand,
                frameAt(s, 'chest', [-5.5, -3, 9]),
                frameAt(s, 'chest', [-5.5, -3, -9]),
                s.arms[1].hand,
              ),
            ]
          : []),
        ...(body === 'rings' ? [rings(s, 96)] : []),
        ...(body === 'hands-raised' ? [box(-14, 12, 30.5)] : []),
        ...(body === 'feet-raised' ? [box(-80, -57, 24)] : []),
        ...(body === 'handles'
          ? [
              furniture(
                ...s.arms.flatMap(({ hand: [gx, gy, gz] }) => [
                  rod('iron', [gx - 5, gy, gz], [gx + 5, gy, gz], 1),
                  ...[-5, 5].map((by) => rod('iron', [gx + by, gy, gz], [gx + by, 0.8, gz], 0.8)),
                ]),
              ),
            ]
          : []),
      ],
      view: side === 'both-arms' ? 14 : 40,
      otherView: 70,
    };
  },
);

const TOES = { on: [-71, 0, 6] as V3, heel: 62 };
const PALMS: HandOn = { at: [6, 1.8, 12], elbow: [-0.6, -0.9, 0.4], flat: true, point: [1, 0, 0] };

export const hinduPushUp = template('hindu-push-up', 'Hindu push-up', {}, () => {
  // The legs stay straight and turn about the toes.
  const pose = (leg: number, lean: number, bend: number): Pose => ({
    root: { shin: leg, thigh: leg },
    lean,
    bend,
    legs: TOES,
    arms: PALMS,
  });
  return {
    keys: [pose(40, 139, 0), pose(76.6, 98, -6), pose(87, 76, -62)],
    tempo: [1.3, 1.1, 1.6],
    hold: [0.4, 0, 0.4],
    still: 2,
    view: 14,
  };
});

export const pikePushUp = template('pike-push-up', 'Pike push-up', {}, () => {
  const pose = (leg: number, lean: number): Pose => ({
    root: { shin: leg, thigh: leg },
    lean,
    legs: { on: [-50, 0, 5], heel: 55 },
    arms: { ...PALMS, at: [0, 1.8, 14], elbow: [0.8, -0.2, 0.8] },
  });
  return { keys: [pose(20.6, 153), pose(38.4, 150)], ...LOWER, still: 1, view: 14 };
});

export const handstand = template(
  'handstand',
  'Wall handstand',
  { style: ['hold', 'push-up'] },
  ({ style }) => {
    const pose = (reach: number): Pose => ({
      root: { reach, angle: 2 },
      lean: 183,
      nod: -14,
      legs: { flex: 0, knee: 0, point: 40 },
      arms: { at: [0, 1.8, style === 'hold' ? 11 : 14], flat: true, point: [1, 0, 0], elbow: [0.6, 0.2, 1] },
    });
    return {
      keys: style === 'hold' ? [pose(31), pose(30.4)] : [pose(31), pose(17.5)],
      ...(style === 'hold' ? HOLD : LOWER),
      still: style === 'hold' ? 0 : 1,
      gear: () => [wall(12)],
      view: 14,
    };
  },
);
