import type { Arm, FootOn } from '../../pose.ts';

export const on = (x: number, y: number, z: number, heel = 0, out = 4): FootOn => ({
  on: [x, y, z],
  heel,
  out,
});

/** An arm that swings from the shoulder. */
export const swing = (lean: number, raise: number, bend: number): Arm => ({
  raise: raise + lean,
  side: raise < 0 ? 6 : -8,
  bend,
  grip: 90,
});
