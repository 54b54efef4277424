import { furniture, type Gear } from '../../gear/parts.ts';
import { backrest, rollers } from '../../gear/push-stands.ts';
import { bench } from '../../gear/stands.ts';
import type { ArmFree, HandOn, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { cos, sin } from '../../vector.ts';

/** Key poses that begin with the effort, or with the way back. */
export const LIFT = { tempo: [1.2, 1.9], hold: [0.3, 0.4] } as const;
export const LOWER = { tempo: [1.9, 1.2], hold: [0.4, 0.2] } as const;
/** Breathing in a position that is held. */
export const HOLD = { tempo: [2, 2], hold: [0.8, 0.8], still: 1 } as const;

/** A hand at a point of the chest. */
export const hand = (x: number, y: number, z: number, more: Partial<HandOn> = {}): HandOn => ({
  at: [x, y, z],
  of: 'chest',
  elbow: [-0.6, -0.7, 0.8],
  ...more,
});

export const BENCHES = ['flat', 'incline', 'decline'] as const;
export type Bench = (typeof BENCHES)[number] | 'floor' | 'upright';
/** How far the trunk is raised from lying. */
export const SLOPE: Record<Bench, number> = { flat: 0, floor: 0, incline: 32, decline: -16, upright: 78 };

/** On the back on a bench or the floor, head toward smaller x. */
export function lying(on: Bench, more: Partial<Pose> = {}): Pose {
  const lean = SLOPE[on] - 90;
  if (on === 'floor')
    return {
      root: { hips: [14, 6, 0] },
      lean,
      legs: { on: [36, 0, 8], out: 5, pole: [0, 1, 0] },
      arms: REST,
      ...more,
    };
  if (on === 'decline')
    return {
      root: { hips: [12, 40, 0] },
      lean,
      legs: { flex: 22, knee: 78, point: 10, away: 8 },
      arms: REST,
      ...more,
    };
  return {
    root: { hips: [14, 30, 0] },
    lean,
    bend: on === 'flat' ? -6 : 0,
    legs: { on: [36, 0, 11], out: 12 },
    arms: REST,
    ...more,
  };
}
export const REST: ArmFree = { raise: 12, side: 60, bend: 12, grip: 60 };
/** What `lying` lies on. */
export function benchOf(on: Bench, s: Skeleton): Gear[] {
  if (on === 'floor') return [];
  if (on === 'flat') return [bench([22, 24.6], [-30, 24.6])];
  const lean = SLOPE[on] - 90;
  if (on !== 'decline') return [furniture(...backrest(s.hips, lean))];
  const at = (by: number) =>
    [s.hips[0] + by * sin(lean) - 5.6 * cos(lean), s.hips[1] + by * cos(lean) + 5.6 * sin(lean)] as const;
  return [bench(at(-20), at(42)), rollers(s)];
}
/** From a point of the chest straight up, for a trunk raised by so much from lying. */
export const above = (x: number, y: number, up: number, slope: number) =>
  [x + up * cos(slope), y + up * sin(slope)] as const;

/** One foot ahead of the other. */
export const split = (more: Partial<Pose> = {}): Pose => ({
  root: { hips: [0, 50.6, 0] },
  legs: [
    { on: [-17, 0, 6], out: 10, heel: 22 },
    { on: [13, 0, -6], out: 6 },
  ],
  arms: REST,
  ...more,
});
/** The left hand on the hip. */
export const ON_HIP: HandOn = { at: [1, 4, -9.5], of: 'hips', elbow: [-0.6, 0, 1] };
