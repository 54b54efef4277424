import { add, scale, unit, type V3 } from '../vector.ts';

/** What a thing counts as in the library's list of equipment; the rest, such as a bench, counts as nothing. */
export type GearKind =
  | 'Barbell'
  | 'Dumbbells'
  | 'Kettlebell'
  | 'Resistance Bands'
  | 'Machine'
  | 'Cable'
  | 'none';

/** iron: what is moved; pad: what is sat or lain on; frame: what stands there; line: bands and cables; plate: seen through. */
export type Tone = 'iron' | 'pad' | 'frame' | 'line' | 'plate';

/** One convex shape around spheres (x, y, z, radius), or a line through points. */
export interface Part {
  readonly tone: Tone;
  readonly spheres: readonly (readonly [V3, number])[];
  /** The sphere is flattened to a cylinder. */
  readonly disc?: { readonly axis: V3; readonly thick: number };
  /** Drawn before (negative) or after what is as near. */
  readonly bias?: number;
  /** Where the depth is measured, if not in the middle. */
  readonly near?: V3;
}
export interface Gear {
  readonly kind: GearKind;
  readonly parts: readonly Part[];
  /** Straight pieces hands hold or push against. */
  readonly handles?: readonly (readonly [V3, V3])[];
}

export const part = (tone: Tone, spheres: readonly (readonly [V3, number])[], bias = 0): Part => ({
  tone,
  spheres,
  bias,
});
export const rod = (tone: Tone, a: V3, b: V3, r: number, r2 = r): Part =>
  part(tone, [
    [a, r],
    [b, r2],
  ]);
export const cord = (...points: V3[]): Part =>
  part(
    'line',
    points.map((point) => [point, 0] as const),
  );

/** A flat cylinder. */
export const disc = (tone: Tone, center: V3, axis: V3, radius: number, thick: number): Part => ({
  ...part(tone, [[center, radius]]),
  disc: { axis: unit(axis), thick },
});
/** A round wire. */
export const hoop = (center: V3, axis: V3, radius: number): Part => disc('line', center, axis, radius, 0);
/** A block from one corner to the opposite one. */
export const block = (tone: Tone, from: V3, to: V3, r = 0.6): Part =>
  part(
    tone,
    [from[0], to[0]].flatMap((x) =>
      [from[1], to[1]].flatMap((y) => [from[2], to[2]].map((z) => [[x, y, z] as V3, r] as const)),
    ),
  );
/** A board: its middle, its half sizes along two directions, half as thick as r. */
export const board = (tone: Tone, center: V3, long: V3, wide: V3, r = 1.6): Part =>
  part(
    tone,
    [1, -1].flatMap((a) =>
      [1, -1].map((b) => [add(center, add(scale(long, a), scale(wide, b))), r] as const),
    ),
  );

export const furniture = (...parts: Part[]): Gear => ({ kind: 'none', parts });
export const machine = (...parts: Part[]): Gear => ({ kind: 'Machine', parts });

/** From left to right. */
export const Z: V3 = [0, 0, 1];
