import type { Skeleton } from '../solve.ts';
import { add, type Frame, middle, scale, type V3 } from '../vector.ts';

export const hands = (s: Skeleton): readonly [V3, V3] => [s.arms[0].hand, s.arms[1].hand];
export const gripMiddle = (s: Skeleton): V3 => middle(...hands(s));
/** A point of the body: forward, up and to the right of the middle between the shoulders or the hips. */
export const frameAt = (s: Skeleton, of: 'chest' | 'pelvis', at: V3): V3 => {
  const frame: Frame = of === 'chest' ? s.chest : s.pelvis;
  const origin = of === 'chest' ? s.shoulders : s.hips;
  return add(origin, add(scale(frame[0], at[0]), add(scale(frame[1], at[1]), scale(frame[2], at[2]))));
};
