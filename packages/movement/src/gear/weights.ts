import { across } from '../bones.ts';
import type { Skeleton } from '../solve.ts';
import { add, along, cross, scale, sub, unit, type V3 } from '../vector.ts';
import { disc, type Gear, type GearKind, hoop, type Part, part, rod, Z } from './parts.ts';
import { gripMiddle, hands } from './places.ts';

interface BarOptions {
  readonly axis?: V3;
  readonly plates?: number;
  readonly half?: number;
  readonly kind?: GearKind;
  /** Before (positive) or behind what is as near. */
  readonly bias?: number;
}
/** A barbell through a point; hands hold it wherever they like. */
export function barbell(
  center: V3,
  { axis = Z, plates = 8.5, half = 40, kind = 'Barbell', bias = 0 }: BarOptions = {},
): Gear {
  const end = (by: number) => along(center, axis, by);
  const sleeve = half - 8;
  const discs =
    plates > 0
      ? [1, -1].map((side) => ({ ...disc('plate', end(side * (sleeve + 2)), axis, plates, 3), bias: 0.5 }))
      : [];
  return {
    kind,
    parts: [{ ...rod('iron', end(-half), end(half), 0.9), bias }, ...discs],
    handles: [[end(-half), end(half)]],
  };
}
/** A barbell in both hands. */
export const heldBarbell = (s: Skeleton, options: BarOptions = {}) => barbell(gripMiddle(s), options);
/** Across the upper back, or lower behind the shoulders. */
export const barOnBack = (s: Skeleton): V3 =>
  add(s.shoulders, add(scale(s.chest[0], -5.4), scale(s.chest[1], 1.2)));
/** On the front of the shoulders. */
export const barInFront = (s: Skeleton): V3 =>
  add(s.shoulders, add(scale(s.chest[0], 5.8), scale(s.chest[1], 1)));

/** A short bent bar in both hands. */
export function ezBar(s: Skeleton): Gear {
  const [a, b] = hands(s);
  const axis = unit(sub(a, b));
  const center = gripMiddle(s);
  const at = (by: number, drop: number): V3 => add(along(center, axis, by), [0, drop, 0]);
  return {
    kind: 'Barbell',
    parts: [
      rod('iron', at(-24, 0), at(-10, 0), 0.9),
      rod('iron', at(-10, 0), at(-4, -1.2), 0.9),
      rod('iron', at(-4, -1.2), at(4, -1.2), 0.9),
      rod('iron', at(4, -1.2), at(10, 0), 0.9),
      rod('iron', at(10, 0), at(24, 0), 0.9),
      { ...disc('plate', at(19, 0), axis, 6, 3), bias: 0.5 },
      { ...disc('plate', at(-19, 0), axis, 6, 3), bias: 0.5 },
    ],
    handles: [[at(-24, 0), at(24, 0)]],
  };
}

function bell(center: V3, axis: V3): Part[] {
  const end = (by: number) => along(center, axis, by);
  return [
    { ...rod('iron', end(-4), end(4), 0.9), bias: 1 },
    { ...disc('iron', end(4.6), axis, 2.9, 3.2), bias: 1 },
    { ...disc('iron', end(-4.6), axis, 2.9, 3.2), bias: 1 },
  ];
}
/** One in each of these hands (0 right, 1 left), along the thumb. */
export function dumbbells(s: Skeleton, which: readonly (0 | 1)[] = [0, 1]): Gear {
  return {
    kind: 'Dumbbells',
    parts: which.flatMap((side) => bell(s.arms[side].hand, s.arms[side].thumb)),
    handles: which.map((side) => [s.arms[side].hand, s.arms[side].hand] as const),
  };
}
/** One dumbbell at a point: both hands on it. */
export const dumbbellAt = (center: V3, axis: V3): Gear => ({
  kind: 'Dumbbells',
  parts: bell(center, axis),
  handles: [[along(center, axis, -8), along(center, axis, 8)]],
});

function ball(hand: V3, down: V3, along1: V3): Part[] {
  return [
    { ...hoop(along(hand, down, 1.6), across(cross(down, along1), down), 3), bias: 0.6 },
    { ...part('iron', [[along(hand, down, 6.6), 4.4]]), bias: 1 },
  ];
}
/** A kettlebell whose ball is in this direction from the hand. */
export function kettlebells(s: Skeleton, which: readonly (0 | 1)[] = [0, 1], toBall: V3 = [0, -1, 0]): Gear {
  return {
    kind: 'Kettlebell',
    parts: which.flatMap((side) => ball(s.arms[side].hand, toBall, s.arms[side].thumb)),
    handles: which.map((side) => [s.arms[side].hand, s.arms[side].hand] as const),
  };
}
/** One kettlebell in both hands. */
export const kettlebellInBoth = (s: Skeleton, toBall: V3 = [0, -1, 0]): Gear => ({
  kind: 'Kettlebell',
  parts: ball(gripMiddle(s), toBall, Z),
  handles: [[along(gripMiddle(s), Z, -4), along(gripMiddle(s), Z, 4)]],
});
/** A weight plate held at its rim by both hands. */
export const plateInBoth = (s: Skeleton, axis: V3 = Z, radius = 7): Gear => ({
  kind: 'Barbell',
  parts: [disc('plate', gripMiddle(s), axis, radius, 2.4)],
  handles: [hands(s)],
});
