import { across } from '../bones.ts';
import type { Pose } from '../pose.ts';
import { type Skeleton, solve } from '../solve.ts';
import { add, along, cos, cross, flip, middle, scale, sin, sub, unit, type V3 } from '../vector.ts';
import { cable, handles } from './lines.ts';
import { block, board, cord, disc, furniture, type Gear, hoop, type Part, part, rod, Z } from './parts.ts';
import { hands } from './places.ts';

type Side = 0 | 1;
const BOTH: readonly Side[] = [0, 1];
const behind = (one: Part, bias = -4): Part => ({ ...one, bias });

/** A seat and a backrest for a trunk that leans by so much from its hips. */
export function backrest(hips: V3, lean: number, long = 36): Part[] {
  const up: V3 = [sin(lean), cos(lean), 0];
  const back = along([hips[0] - 7.4 * cos(lean), hips[1] + 7.4 * sin(lean), 0], up, 1);
  const top = along(back, up, long);
  const seat: V3 = [hips[0] + 4, hips[1] - 7.3, 0];
  const foot = (x: number, y: number) => behind(block('frame', [x - 1, 0.6, -4], [x + 1, y, 4]));
  return [
    foot(seat[0] + 4, seat[1] - 2),
    foot(middle(back, top, 0.7)[0], middle(back, top, 0.7)[1] - 3),
    behind(board('pad', seat, [8.5, 0, 0], [0, 0, 6.5], 1.7), -3),
    behind(board('pad', middle(back, top), scale(up, long / 2), [0, 0, 6.5], 1.7), -3),
  ];
}
/** A cable from a column on each side to the hand there, or to the other one. */
export const twoCables = (s: Skeleton, pulley: V3, isCrossed = false): Gear[] => [
  cable(pulley, s.arms[isCrossed ? 1 : 0].hand),
  cable(flip(pulley), s.arms[isCrossed ? 0 : 1].hand),
  handles.single(s),
];
/** The axis of levers that carry the hands from one pose to another: this far from the middle of their way. */
export function axisOf(from: Pose, to: Pose, far: number): V3 {
  const [a, b] = [solve(from).arms[0].hand, solve(to).arms[0].hand];
  const way = unit([b[0] - a[0], b[1] - a[1], 0]);
  return add(middle(a, b), [-way[1] * far, way[0] * far, 0]);
}
/** Two bars to support oneself on. */
export const dipBars = (high: number, z = 13, kind: Gear['kind'] = 'none'): Gear => ({
  kind,
  parts: [z, -z].flatMap((at) => [
    rod('frame', [-20, high, at], [12, high, at], 1),
    behind(rod('frame', [-19, 0.8, at], [-19, high, at], 1), -6),
  ]),
  handles: [z, -z].map((at) => [[-20, high, at] as V3, [12, high, at] as V3] as const),
});
/** Handles on straps from one point. */
export const straps = (s: Skeleton, anchor: V3): Gear => ({
  ...handles.single(s),
  parts: [...handles.single(s).parts, ...hands(s).map((hand) => cord(hand, anchor))],
});
/** A bar that turns about its end on the floor. */
export function landmine(pivot: V3, end: V3): Gear {
  const axis = unit(sub(end, pivot));
  return {
    kind: 'Barbell',
    parts: [
      behind(block('frame', [pivot[0] - 4, 0.4, pivot[2] - 4], [pivot[0] + 4, 1, pivot[2] + 4]), -8),
      rod('iron', pivot, along(end, axis, 5), 1),
      behind(disc('plate', along(end, axis, -9), axis, 7, 3), 0.5),
    ],
    handles: [[along(end, axis, -5), along(end, axis, 5)]],
  };
}
/** A bench across the way the figure looks. */
export const sideBench = (x: number, high: number, long = 24): Gear =>
  furniture(
    ...[-long + 5, long - 5].map((z) =>
      behind(block('frame', [x - 4, 0.6, z - 1], [x + 4, high - 3, z + 1]), -5),
    ),
    behind(board('pad', [x, high - 1.7, 0], [5, 0, 0], [0, 0, long], 1.6), -3),
  );
/** Kettlebells that rest on the forearm. */
export const racked = (s: Skeleton, which: readonly Side[] = BOTH): Gear => ({
  kind: 'Kettlebell',
  parts: which.flatMap((side) => {
    const { hand, point } = s.arms[side];
    const away = across(scale(s.chest[2], side === 0 ? 1 : -1), point);
    const down = unit(add(scale(away, 0.8), scale(point, -0.6)));
    return [
      hoop(along(hand, down, 1.6), across(cross(down, point), down), 3),
      part('iron', [[along(hand, down, 6.6), 4.4]], 1),
    ];
  }),
  handles: which.map((side) => [s.arms[side].hand, s.arms[side].hand] as const),
});
/** Held by both hands, each at its own place. */
export const inBoth = (s: Skeleton, gear: Gear): Gear => ({ ...gear, handles: [hands(s)] });
/** Pads that hold the shins, on the front of the ankles or behind them. */
export const rollers = (s: Skeleton, front = 3.6): Gear =>
  furniture(
    ...BOTH.map((side) => {
      const { ankle, knee, toe } = s.legs[side];
      const off = across(sub(toe, ankle), sub(ankle, knee));
      return {
        ...disc('pad', along(along(ankle, unit(sub(knee, ankle)), 3), off, front), Z, 2.6, 8),
        bias: 2,
      };
    }),
  );
