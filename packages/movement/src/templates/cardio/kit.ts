import type { FootOn } from '../../pose.ts';

export const on = (x: number, y: number, z: number, heel = 0, out = 4): FootOn => ({
  on: [x, y, z],
  heel,
  out,
});
