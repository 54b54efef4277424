import type { Gear } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { smithBar, trapBar } from '../../gear/stations.ts';
import { dumbbells, ezBar, heldBarbell, kettlebellInBoth, kettlebells } from '../../gear/weights.ts';
import type { Arm, ArmFree, HandOn, Pose } from '../../pose.ts';
import { type Skeleton, solve } from '../../solve.ts';
import { cos, degrees, sin, type V3 } from '../../vector.ts';

export const RIGHT = [0] as const;
/** Where the right thumb points on a bar from left to right, or along a handle that looks ahead. */
export const THUMB = { overhand: [0, 0, -1], underhand: [0, 0, 1], neutral: [1, 0, 0] } as const;

/** What the hands hold, by its word. */
export const held = (s: Skeleton, load: string, plates = 8.5): Gear[] => {
  const one: Record<string, () => Gear> = {
    barbell: () => heldBarbell(s, { plates }),
    'ez-bar': () => ezBar(s),
    dumbbells: () => dumbbells(s),
    dumbbell: () => dumbbells(s, RIGHT),
    kettlebells: () => kettlebells(s),
    kettlebell: () => kettlebellInBoth(s),
    'trap-bar': () => trapBar(s, plates),
    'smith-machine': () => smithBar(gripMiddle(s)),
  };
  const gear = one[load]?.();
  return gear ? [gear] : [];
};

/** An arm by its angles that hangs whatever the trunk does: this far ahead of the vertical, and out. */
export function hanging(lean: number, ahead = 0, out = 5, more: Partial<ArmFree> = {}): ArmFree {
  const from = lean + ahead;
  const raise = degrees(Math.acos(cos(out) * cos(from)));
  const side = degrees(Math.atan2(sin(out), cos(out) * sin(from)));
  // Backward of the trunk the elbow still bends to the front.
  const back = from < 0;
  return {
    raise: back ? -raise : raise,
    side: back ? side - 180 : side,
    bend: 2,
    grip: 0,
    ...more,
  };
}
/** A hand somewhere from the middle between the shoulders, in the world. */
export function fromShoulders(pose: Pose, x: number, y: number, z: number): V3 {
  const { shoulders } = solve(pose);
  return [shoulders[0] + x, shoulders[1] + y, z];
}
/** The same pose with other arms. */
export const withArms = (pose: Pose, arms: Arm | readonly [Arm, Arm]): Pose => ({ ...pose, arms });
export const hand = (at: V3, elbow: V3, thumb?: V3, more: Partial<HandOn> = {}): HandOn => ({
  at,
  elbow,
  ...(thumb && { thumb }),
  ...more,
});
/** Straight from the heels to the head, leaning back: the angle from the upright, feet on something. */
export const slanted = (angle: number, height = 0): Pose => ({
  root: { shin: -angle, thigh: -angle },
  lean: -angle,
  legs: { on: [0, height, 5], heel: -Math.min(30, angle * 0.5) },
  arms: { raise: 0 },
});
/** Calm lifting: slower down than up. Keys: down, up. */
export const LIFT = { tempo: [1.3, 1.9], hold: [0.3, 0.4], still: 1 } as const;
/** Eased deeper into, with breath. */
export const STRETCH = { tempo: [2.4, 2.4], hold: [0.6, 1.2], still: 1 } as const;
