import { flip, type V3 } from './vector.ts';

/** A foot on something: where the sole is below the ankle when the foot is flat. */
export interface FootOn {
  readonly on: V3;
  /** Degrees the heel is lifted, turning on the ball of the foot; negative lifts the toes, turning on the heel. */
  readonly heel?: number | undefined;
  /** Degrees the toes point outward. */
  readonly out?: number | undefined;
  /** Where the knee points, in degrees outward; as the toes unless given. */
  readonly knee?: number | undefined;
  /** Where the knee points, as a direction in the world, where degrees are not enough. */
  readonly pole?: V3 | undefined;
}
/** A leg that hangs free: degrees at hip, knee and ankle. */
export interface LegFree {
  /** Thigh forward of the line of the pelvis. */
  readonly flex: number;
  readonly knee: number;
  readonly away?: number | undefined;
  /** Turned outward about the thigh. */
  readonly turn?: number | undefined;
  /** Toes pointed, from a right angle. */
  readonly point?: number | undefined;
}
export type Leg = FootOn | LegFree;

/** Whose place a point is given in: the world, or the frame of a part of the body (origin between the shoulders or hips). */
export type Place = 'world' | 'chest' | 'hips' | 'head';

/** A hand on something. */
export interface HandOn {
  /** The middle of the fist; of a flat hand, the heel of the palm. */
  readonly at: V3;
  readonly of?: Place | undefined;
  /** Where the elbow points, in the frame of the chest, for the right arm. */
  readonly elbow?: V3 | undefined;
  /** From wrist to knuckles; straight on from the forearm unless given. In the world. */
  readonly point?: V3 | undefined;
  /** Where the thumb points, in the world: along a bar. */
  readonly thumb?: V3 | undefined;
  /** Open instead of closed. */
  readonly flat?: boolean | undefined;
}
/** An arm by its angles. */
export interface ArmFree {
  /** Upper arm from hanging along the trunk (0) to level (90) to overhead (180). */
  readonly raise: number;
  /** In which plane it is raised: 0 forward, 90 to the side, 180 backward, negative across the body. */
  readonly side?: number | undefined;
  readonly bend?: number | undefined;
  /** Turns the forearm about the upper arm; 0 bends it in the plane in which the arm is raised. Positive is inward for an arm that hangs or is raised forward, and forward for one raised to the side. */
  readonly turn?: number | undefined;
  /** Palm: 0 overhand (thumb in when it hangs), 90 neutral, 180 underhand. */
  readonly grip?: number | undefined;
  /** Hand bent toward the palm. */
  readonly wrist?: number | undefined;
  readonly flat?: boolean | undefined;
}
export type Arm = HandOn | ArmFree;

/** What the body hangs from: the hips at a point, or … */
export type Root =
  | { readonly hips: V3 }
  /** … up from the feet: degrees that shin and thigh lean forward; of one foot or the middle of both. */
  | { readonly shin: number; readonly thigh: number; readonly foot?: 0 | 1 | undefined }
  /** … the middle between the shoulders at a point. */
  | { readonly shoulders: V3 }
  /** … from the hands: how far the shoulders are from the middle of both, and in which direction from straight up, forward. */
  | { readonly reach: number; readonly angle: number };

/** Right and left; one alone stands for both, mirrored. */
export type Pair<T> = T | readonly [T, T];

export interface Pose {
  readonly root: Root;
  /** The pelvis: about the upright, forward (90 is face down, -90 face up), to the right side. */
  readonly turn?: number;
  readonly lean?: number;
  readonly tilt?: number;
  /** The spine, over both of its bends: forward, to the right, twisted to the right. */
  readonly bend?: number;
  readonly sway?: number;
  readonly twist?: number;
  /** The head beyond the chest: down, and to the right. */
  readonly nod?: number;
  readonly look?: number;
  /** Shoulders up, and forward. */
  readonly shrug?: number;
  readonly protract?: number;
  readonly legs: Pair<Leg>;
  readonly arms: Pair<Arm>;
}

const isPair = <T>(value: Pair<T>): value is readonly [T, T] => Array.isArray(value);
const isOn = (limb: object): limb is { on: V3 } | { at: V3 } => 'on' in limb || 'at' in limb;

function mirrorLimb<T extends Leg | Arm>(limb: T): T {
  if (!isOn(limb)) return limb;
  return Object.fromEntries(
    Object.entries(limb).map(([key, value]) => [
      key,
      key !== 'elbow' && Array.isArray(value) ? flip(value as unknown as V3) : value,
    ]),
  ) as unknown as T;
}

export const bothOf = <T extends Leg | Arm>(limbs: Pair<T>): readonly [T, T] =>
  isPair(limbs) ? limbs : [limbs, mirrorLimb(limbs)];

const mirrorPair = <T extends Leg | Arm>(limbs: Pair<T>): readonly [T, T] => {
  const [right, left] = bothOf(limbs);
  return [mirrorLimb(left), mirrorLimb(right)];
};

function mirrorRoot(root: Root): Root {
  if ('hips' in root) return { hips: flip(root.hips) };
  if ('shoulders' in root) return { shoulders: flip(root.shoulders) };
  return 'foot' in root && root.foot !== undefined ? { ...root, foot: root.foot === 0 ? 1 : 0 } : root;
}

/** The same with right and left exchanged. */
export const mirror = (pose: Pose): Pose => ({
  ...pose,
  root: mirrorRoot(pose.root),
  turn: -(pose.turn ?? 0),
  tilt: -(pose.tilt ?? 0),
  sway: -(pose.sway ?? 0),
  twist: -(pose.twist ?? 0),
  look: -(pose.look ?? 0),
  legs: mirrorPair(pose.legs),
  arms: mirrorPair(pose.arms),
});

/** A number where the other pose says nothing counts as 0. */
function mix(a: unknown, b: unknown, t: number): unknown {
  if (typeof a === 'number' || typeof b === 'number') {
    const from = typeof a === 'number' ? a : 0;
    return from + ((typeof b === 'number' ? b : 0) - from) * t;
  }
  if (Array.isArray(a) && Array.isArray(b)) return a.map((value, at) => mix(value, b[at], t));
  if (a !== null && b !== null && typeof a === 'object' && typeof b === 'object') {
    const [from, to] = [a as Record<string, unknown>, b as Record<string, unknown>];
    return Object.fromEntries(
      [...new Set([...Object.keys(from), ...Object.keys(to)])].map((key) => [
        key,
        mix(from[key], to[key], t),
      ]),
    );
  }
  return a ?? b;
}

const pairs = (pose: Pose) => ({ ...pose, legs: bothOf(pose.legs), arms: bothOf(pose.arms) });

/** Between two poses, of which both say each limb in the same way. */
export const between = (a: Pose, b: Pose, t: number): Pose =>
  t <= 0 ? pairs(a) : t >= 1 ? pairs(b) : (mix(pairs(a), pairs(b), t) as Pose);
