import { block, board, cord, furniture, type Gear, machine, rod } from '../../gear/parts.ts';
import type { Skeleton } from '../../solve.ts';
import type { V3 } from '../../vector.ts';

/** The surface of the water. */
export const water = (y: number, from = -58, to = 58): Gear =>
  furniture({
    ...cord(
      ...Array.from({ length: 25 }, (_, at): V3 => {
        const x = from + ((to - from) * at) / 24;
        return [x, y + Math.sin(at * 1.4) * 0.8, 0];
      }),
    ),
    bias: 40,
  });
/** A belt, level or rising, with a panel in front. */
export const treadmill = (rise: number): Gear => {
  const long = 44;
  return machine(
    { ...board('frame', [-2, 2.2 + rise * 1.1, 0], [long, rise * 2.2, 0], [0, 0, 14], 1.4), bias: -12 },
    ...[13, -13].map((z) => ({
      ...rod('frame', [38, 4 + rise * 3, z], [42, 66, z], 1.2),
      bias: z > 0 ? -1 : -4,
    })),
    { ...board('iron', [41, 67, 0], [2.4, 3, 0], [0, 0, 13], 1.2), bias: -3 },
    ...[13, -13].map((z) => ({ ...rod('frame', [42, 62, z], [26, 60, z], 1.1), bias: z > 0 ? -1 : -4 })),
  );
};
/** Beyond both edges of the picture. */
export const ramp: Gear = furniture({
  ...board('frame', [0, -36.5, 0], [208, 34, 0], [0, 0, 12], 40),
  bias: -30,
});
/** Of the foot on the stairs, not the one on its way. */
export const standingBall = ({ legs: [{ ball: a }, { ball: b }] }: Skeleton): V3 =>
  a[1] - b[1] < (a[0] - b[0]) * 0.444 ? a : b;
/** One step is under a foot at x, y. */
export const stairs = (x: number, y: number): Gear =>
  furniture(
    ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((at) => ({
      ...block('frame', [x - 11 + at * 18, y - 60, -14], [x + 150, y - 0.6 + at * 8, 14], 0.6),
      bias: -30,
    })),
  );
