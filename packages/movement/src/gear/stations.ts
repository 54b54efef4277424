import type { Skeleton } from '../solve.ts';
import { add, along, middle, scale, sub, unit, type V3 } from '../vector.ts';
import { block, board, cord, disc, furniture, type Gear, hoop, type Part, part, rod, Z } from './parts.ts';
import { frameAt, gripMiddle, hands } from './places.ts';
import { barbell } from './weights.ts';

/** A padded board whose top runs between two points of the middle line. */
export const padOf = (a: V3, b: V3, wide = 6, bias = -3): Part => ({
  ...board('pad', middle(a, b), scale(sub(b, a), 0.5), [0, 0, wide], 1.7),
  bias,
});
/** A pad along the trunk: `gap` in front of (or, negative, behind) its middle, between two heights on the chest. */
export const padOnTrunk = (s: Skeleton, gap: number, from: number, to: number, wide = 6): Part =>
  padOf(frameAt(s, 'chest', [gap, from, 0]), frameAt(s, 'chest', [gap, to, 0]), wide);
export const post = (x: number, top: number, z = 0): Part => ({
  ...block('frame', [x - 1, 0.6, z - 1.4], [x + 1, top, z + 1.4]),
  bias: -5,
});
/** A seat on a post. */
export const seat = (height: number, x = 0, half = 9): Part[] => [
  post(x, height - 2),
  padOf([x - half, height - 1.7, 0], [x + half, height - 1.7, 0], 7),
];
/** The tower of a machine with its plates. */
export const stack = (x: number, z = 0, top = 72): Part[] => [
  { ...block('frame', [x - 4, 0.6, z - 6], [x + 4, top, z + 6]), bias: -20 },
  { ...block('iron', [x - 3, 2, z - 6], [x + 3, 26, z + 7]), bias: -19 },
];
/** Levers from an axis to both hands; with plates at the far end if they are loaded by hand. */
export const levers = (s: Skeleton, axis: V3, loaded = false, which: readonly (0 | 1)[] = [0, 1]): Gear => ({
  kind: 'Machine',
  parts: which.flatMap((side) => {
    const hand = s.arms[side].hand;
    const pivot: V3 = [axis[0], axis[1], hand[2] * 1.15];
    const at = middle(pivot, hand, 0.45);
    return [
      rod('frame', pivot, hand, 1.2),
      rod('iron', along(hand, s.arms[side].thumb, -3), along(hand, s.arms[side].thumb, 3), 1.1),
      ...(loaded ? [{ ...disc('plate', add(at, [0, 0, hand[2] > 0 ? 3 : -3]), Z, 8, 3), bias: 1 }] : []),
    ];
  }),
  handles: which.map((side) => [s.arms[side].hand, s.arms[side].hand] as const),
});
/** The bar of a Smith machine at a point, between its rails. */
export const smithBar = (center: V3): Gear => {
  const bar = barbell(center, { kind: 'Machine', half: 40 });
  const rail = (z: number, bias: number): Part => ({
    ...rod('frame', [center[0], 0.6, z], [center[0], 108, z], 1),
    bias,
  });
  return {
    ...bar,
    parts: [
      rail(-27, -3),
      rail(27, -40),
      rod('frame', [center[0], 108, -27], [center[0], 108, 27], 1),
      ...bar.parts,
    ],
  };
};
/** A frame around the body with a handle at each side. */
export function trapBar(s: Skeleton, plates = 11): Gear {
  const [a, b] = hands(s);
  const center = gripMiddle(s);
  const half = Math.max(12, (a[2] - b[2]) / 2);
  const at = (x: number, z: number): V3 => add(center, [x, 0, z]);
  const ring: V3[] = [
    at(17, 5),
    at(8, half),
    at(-8, half),
    at(-17, 5),
    at(-17, -5),
    at(-8, -half),
    at(8, -half),
    at(17, -5),
  ];
  return {
    kind: 'Barbell',
    parts: [
      ...ring.map((point, i) => rod('iron', point, ring[(i + 1) % 8] ?? point, 0.9)),
      ...[1, -1].flatMap((side) => [
        rod('iron', at(0, side * half), at(0, side * (half + 17)), 0.9),
        { ...disc('plate', at(0, side * (half + 8)), Z, plates, 3), bias: 0.5 },
      ]),
    ],
    handles: [
      [at(-8, half), at(8, half)],
      [at(-8, -half), at(8, -half)],
    ],
  };
}
/** A barbell with one end on the floor at a point; the other goes this far through the hands. */
export function landmine(s: Skeleton, pivot: V3, beyond = 10, grip: V3 = gripMiddle(s)): Gear {
  const axis = unit(sub(grip, pivot));
  const end = along(grip, axis, beyond);
  return {
    kind: 'Barbell',
    parts: [
      rod('iron', pivot, end, 0.9),
      { ...disc('plate', along(end, axis, -3), axis, 8, 3), bias: 0.5 },
      { ...block('frame', add(pivot, [-2, 0, -2]), add(pivot, [2, 1, 2])), bias: -3 },
    ],
  };
}
/** Rings or the handles of a sling trainer in both hands, on straps from above. */
export const rings = (s: Skeleton, top = 116, x?: number): Gear => ({
  kind: 'none',
  parts: s.arms.flatMap(({ hand, thumb }) => {
    const up: V3 = [x ?? hand[0], top, hand[2]];
    const toward = unit(sub(up, hand));
    const ring = along(hand, toward, 3.4);
    return [
      { ...hoop(ring, [thumb[2], 0, -thumb[0]], 3.4), bias: 1 },
      { ...cord(along(ring, toward, 3.4), up), bias: -1 },
    ];
  }),
  handles: s.arms.map(({ hand }) => [hand, hand] as const),
});
/** A roller across the body. */
export const roller = (center: V3, r = 5): Gear => furniture({ ...disc('pad', center, Z, r, 30), bias: -2 });
/** A weight that hangs from a belt below the hips. */
export const onBelt = (s: Skeleton): Gear => {
  const at = add(s.hips, [10, -14, 0]);
  return {
    kind: 'Kettlebell',
    parts: [
      cord(frameAt(s, 'pelvis', [5, 2, 4]), at, frameAt(s, 'pelvis', [5, 2, -4])),
      { ...part('iron', [[add(at, [0, -4, 0]), 4.4]]), bias: 2 },
    ],
  };
};
