import type { Part } from '../../gear/parts.ts';
import { board, rod } from '../../gear/parts.ts';
import type { LegJoints } from '../../leg.ts';
import type { Arm } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { add, middle, scale, sub, unit, type V3 } from '../../vector.ts';
import { beams, padOn } from './kit.ts';

/** Before (1) or behind (-1) the shin, above the ankle. */
export const atShin = ({ knee, ankle }: LegJoints, side: number, far = 4.8): V3 => {
  const [x, y] = unit(sub(ankle, knee));
  return add(middle(knee, ankle, 0.9), scale([-y, x, 0], far * side));
};
export const lever = (s: Skeleton, side: number, legs: readonly (0 | 1)[]): Part[] =>
  legs.flatMap((one): Part[] => {
    const leg = s.legs[one];
    const end = atShin(leg, side);
    const out = one === 0 ? 1 : -1;
    const pivot: V3 = [leg.knee[0], leg.knee[1], leg.knee[2] + 6 * out];
    return [
      { ...rod('pad', add(end, [0, 0, -4.5]), add(end, [0, 0, 4.5]), 2.4), bias: side > 0 ? 1 : -1 },
      { ...rod('iron', pivot, [end[0], end[1], pivot[2]], 1.1), bias: 1 },
    ];
  });
export const grip = (x: number, y: number, z: number): Arm => ({
  at: [x, y, z],
  elbow: [-1, -0.4, 0.5],
  thumb: [1, 0, 0],
});
/** A seat with a back, for hips at this height. */
export const chair = (s: Skeleton, y: number, from = -8, to = 18): Part[] => [
  { ...board('pad', [(from + to) / 2, y - 7.4, 0], [(to - from) / 2, 0, 0], [0, 0, 9], 1.8), bias: -3 },
  { ...padOn(s, 'chest', [-7.6, -12, 0], [0, 15]), bias: -3 },
  ...beams([
    [4, y - 9],
    [4, 1],
  ]),
  ...beams([
    [-22, 1],
    [22, 1],
  ]),
];
