import { middle, scale, sub, type V3 } from '../vector.ts';
import { block, board, furniture, type Gear, type Part, part, rod } from './parts.ts';

/** A bar overhead to hang from, on two posts. */
export const pullUpBar = (height = 108, x = 0): Gear => ({
  kind: 'none',
  parts: [
    rod('frame', [x, height, -26], [x, height, 26], 1),
    { ...rod('frame', [x, 0.6, -26], [x, height, -26], 1), bias: -2 },
    { ...rod('frame', [x, 0.6, 26], [x, height, 26], 1), bias: -40 },
  ],
  handles: [
    [
      [x, height, -26],
      [x, height, 26],
    ],
  ],
});

/** A flat or inclined bench. The pad's top goes through the two points, which are on the middle line. */
export function bench(seat: readonly [number, number], back: readonly [number, number], wide = 6): Gear {
  const under = ([x, y]: readonly [number, number]): V3 => [x, y - 1.7, 0];
  const [a, b] = [under(seat), under(back)];
  const center = middle(a, b);
  const pad = board('pad', center, scale(sub(b, a), 0.5), [0, 0, wide], 1.7);
  const foot = (x: number, top: number): Part => ({
    ...block('frame', [x - 1, 0.6, -4], [x + 1, top, 4]),
    bias: -4,
  });
  const at = (t: number) => middle(a, b, t);
  return furniture(foot(at(0.12)[0], at(0.12)[1] - 1.6), foot(at(0.88)[0], at(0.88)[1] - 1.6), {
    ...pad,
    bias: -3,
  });
}
/** A box or step. */
export const box = (from: number, to: number, height: number, wide = 14): Gear =>
  furniture({ ...block('frame', [from, 0.6, -wide], [to, height - 0.6, wide]), bias: -6 });
/** A ball. */
export const roundBall = (center: V3, r: number): Gear =>
  furniture({ ...part('pad', [[center, r]]), bias: -1 });
/** A wall square to where the figure looks. */
export const wall = (x: number): Gear =>
  furniture({ ...block('frame', [x - 1, 0, -20], [x + 1, 112, 20]), bias: -30 });
/** A thin mat. */
export const mat = (from: number, to: number): Gear =>
  furniture({ ...block('pad', [from, 0.3, -12], [to, 0.5, 12], 0.3), bias: -30 });
