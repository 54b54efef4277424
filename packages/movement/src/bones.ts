import { along, cross, distance, dot, length, scale, sub, unit, type V3 } from './vector.ts';

/** The two-bone joint between two points, bent toward the pole; too far away, the bones point there straight. */
export function joint(from: V3, to: V3, first: number, second: number, pole: V3): V3 {
  const far = distance(from, to);
  const reach = Math.min(Math.max(far, Math.abs(first - second) + 0.01), first + second - 0.001);
  const axis = far < 0.001 ? ([0, -1, 0] as V3) : unit(sub(to, from));
  const forward = (first ** 2 - second ** 2 + reach ** 2) / (2 * reach);
  const off = Math.sqrt(Math.max(0, first ** 2 - forward ** 2));
  return along(along(from, axis, forward), across(pole, axis), off);
}

/** The part of a direction that is square to another, with length 1. */
export function across(direction: V3, other: V3): V3 {
  const axis = unit(other);
  const square = sub(direction, scale(axis, dot(direction, axis)));
  if (length(square) > 0.001) return unit(square);
  return unit(cross(axis, Math.abs(axis[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
}
