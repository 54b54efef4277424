import type { Skeleton } from '../solve.ts';
import { along, sub, unit, type V3 } from '../vector.ts';
import { block, cord, disc, type Gear, rod, Z } from './parts.ts';
import { gripMiddle, hands } from './places.ts';
import { barbell } from './weights.ts';

/** Bands from points to the hands: one point for each hand, or one for both. */
export const bandToHands = (
  s: Skeleton,
  from: V3 | readonly [V3, V3],
  which: readonly (0 | 1)[] = [0, 1],
): Gear => ({
  kind: 'Resistance Bands',
  parts: which.map((side) =>
    cord(Array.isArray(from[0]) ? (from as readonly [V3, V3])[side] : (from as V3), s.arms[side].hand),
  ),
  handles: which.map((side) => [s.arms[side].hand, s.arms[side].hand] as const),
});
/** A band through any points. */
export const band = (...points: V3[]): Gear => ({ kind: 'Resistance Bands', parts: [cord(...points)] });

/** A cable column with its pulley at a height; the cable ends at a point. */
export function cable(pulley: V3, end: V3, column = true): Gear {
  const post = column
    ? [
        {
          ...block(
            'frame',
            [pulley[0] - 1.2, 0.4, pulley[2] - 1.2],
            [pulley[0] + 1.2, Math.max(pulley[1] + 4, 96), pulley[2] + 1.2],
          ),
          bias: -3,
        },
        {
          ...block('frame', [pulley[0] - 6, 0.4, pulley[2] - 4], [pulley[0] + 6, 1.4, pulley[2] + 4]),
          bias: -3,
        },
      ]
    : [];
  return { kind: 'Cable', parts: [...post, disc('iron', pulley, Z, 2.2, 1.6), cord(pulley, end)] };
}
/** What hangs on the cable in the hands. */
export const handles = {
  /** A straight bar through both hands. */
  bar: (s: Skeleton, half = 16): Gear => ({ ...barbell(gripMiddle(s), { plates: 0, half, kind: 'none' }) }),
  /** Two ends of a rope from a knot. */
  rope: (s: Skeleton, knot: V3): Gear => ({
    kind: 'none',
    parts: [0, 1].map((side) =>
      rod(
        'iron',
        knot,
        along(s.arms[side as 0 | 1].hand, unit(sub(s.arms[side as 0 | 1].hand, knot)), 3),
        0.9,
        1.3,
      ),
    ),
    handles: hands(s).map((hand) => [hand, hand] as const),
  }),
  /** A single handle in each of these hands. */
  single: (s: Skeleton, which: readonly (0 | 1)[] = [0, 1]): Gear => ({
    kind: 'none',
    parts: which.map((side) =>
      rod(
        'iron',
        along(s.arms[side].hand, s.arms[side].thumb, -4),
        along(s.arms[side].hand, s.arms[side].thumb, 4),
        1,
      ),
    ),
    handles: which.map((side) => [s.arms[side].hand, s.arms[side].hand] as const),
  }),
};
