import { board, type Gear, machine, type Part, rod, type Tone } from '../../gear/parts.ts';
import { frameAt } from '../../gear/places.ts';
import { barbell, barOnBack, dumbbells, heldBarbell, kettlebells } from '../../gear/weights.ts';
import type { Arm, ArmFree, FootOn, HandOn, Leg, LegFree } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { add, cos, degrees, scale, sin, sub, unit, type V3 } from '../../vector.ts';

/** A straight arm in a direction of the world, for a trunk that leans. */
export function armTo(lean: number, direction: V3, more: Partial<ArmFree> = {}): ArmFree {
  const [x, y, z] = unit(direction);
  const side = degrees(Math.atan2(z, x * cos(lean) - y * sin(lean)));
  const raise = degrees(Math.acos(-(x * sin(lean) + y * cos(lean))));
  return { raise, side, bend: 2, turn: raise < 100 ? -side : 0, grip: 90, ...more };
}
/** Hanging beside the legs whatever the trunk does. */
export const hang = (lean: number, x = 0, z = 0.14, more: Partial<ArmFree> = {}) =>
  armTo(lean, [x, -1, z], more);

/** Hands on a bar behind the neck. */
export const ON_BAR: HandOn = {
  at: [-5.4, 1.2, 17],
  of: 'chest',
  elbow: [-0.6, -1, 0.2],
  thumb: [0, 0, -1],
};
export const ON_WAIST: HandOn = {
  at: [1.5, 6.5, 7.5],
  of: 'hips',
  elbow: [-0.5, 0, 1],
  point: [0.8, -0.5, 0],
};
export const IN_FRONT: HandOn = { at: [13, -10, 2], of: 'chest', elbow: [0, -1, 0.6] };

/** A foot by its ankle, its toes up by so many degrees: against a plate. */
export const sole = (x: number, y: number, z: number, up: number, more: Partial<FootOn> = {}): FootOn => ({
  on: [x + 4 * sin(up) + 3.4 * (1 - cos(up)), y - 4 * cos(up) - 3.4 * sin(up), z],
  heel: -up,
  ...more,
});

/** A pad that lies along a part of the body. */
export const padOn = (
  s: Skeleton,
  of: 'chest' | 'pelvis',
  at: V3,
  [x, y]: readonly number[],
  wide = 7,
): Part => {
  const frame = of === 'chest' ? s.chest : s.pelvis;
  const long = add(scale(frame[0], x ?? 0), scale(frame[1], y ?? 0));
  return { ...board('pad', frameAt(s, of, at), long, [0, 0, wide]), bias: -2 };
};
/** A round pad from left to right. */
export const roller = (center: V3, r = 2.6, half = 9, tone: Tone = 'pad'): Part =>
  rod(tone, add(center, [0, 0, -half]), add(center, [0, 0, half]), r);
/** The same on both sides of the middle. */
export const twice = (make: (z: number) => Part, z: number): Part[] => [make(z), make(-z)];
/** Beams from point to point, in the middle plane or a distance from it. */
export const beams = (points: readonly (readonly [number, number])[], z = 0, bias = -8): Part[] =>
  points.slice(1).map(([x, y], at) => {
    const [a, b] = points[at] ?? [x, y];
    return { ...rod('frame', [a, b, z], [x, y, z], 1.3), bias };
  });
/** A tower with its weights. */
export const stack = (x: number, height = 62): Part[] => [
  ...beams([
    [x, 1],
    [x, height],
  ]),
  ...[4, 8, 12, 16, 20].map((y) => ({
    ...rod('iron', [x, y, -5], [x, y, 5], 1.6),
    bias: -7,
  })),
];

/** Below the middle of both soles or one of them. */
export const footPlate = (s: Skeleton, sides: readonly (0 | 1)[] = [0, 1], r = 9): Part => {
  const [a, b = a] = sides.map((side) => s.legs[side]);
  if (!a || !b) throw new Error('A plate for at least one foot.');
  const center = scale(add(add(a.heel, a.toe), add(b.heel, b.toe)), 0.25);
  const along = unit(sub(a.toe, a.heel));
  const down: V3 = [along[1], -along[0], 0];
  return { ...board('frame', add(center, scale(down, 2.8)), scale(along, r), [0, 0, 14], 1), bias: -3 };
};

/** A bar that only slides up and down, with its rails where it is. */
export const smithBar = (center: V3, rails = center[0]): Gear[] => [
  barbell(center, { kind: 'Machine' }),
  machine(
    ...twice((z) => ({ ...rod('frame', [rails - 1, 0.6, z], [rails - 1, 110, z], 1.2), bias: -40 }), 29),
    { ...rod('frame', [rails - 1, 110, -29], [rails - 1, 110, 29], 1.2), bias: -40 },
  ),
];

export type Load = 'bodyweight' | 'dumbbells' | 'barbell' | 'smith-machine';
/** What the arms do with a load carried upright. */
export const carried = (load: Load, lean: number, free: Arm = ON_WAIST): Arm =>
  load === 'bodyweight' ? free : load === 'dumbbells' ? hang(lean) : ON_BAR;
export const carriedGear = (load: Load, s: Skeleton, rails?: number): Gear[] =>
  load === 'dumbbells'
    ? [dumbbells(s)]
    : load === 'barbell'
      ? [barbell(barOnBack(s))]
      : load === 'smith-machine'
        ? smithBar(barOnBack(s), rails)
        : [];

/** In hands that hang: a bar, dumbbells or kettlebells. */
export const hungGear = (load: string, s: Skeleton, which: readonly (0 | 1)[] = [0, 1]): Gear =>
  load === 'dumbbells'
    ? dumbbells(s, which)
    : load === 'kettlebells'
      ? kettlebells(s, which)
      : heldBarbell(s);

/** A leg that hangs free. */
export const free = (flex: number, knee: number, more: Partial<LegFree> = {}): Leg => ({
  flex,
  knee,
  ...more,
});
