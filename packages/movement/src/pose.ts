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
  /** The head beyond the chest: down, turned to the right, and its ear toward the right shoulder. */
  readonly nod?: number;
  readonly look?: number;
  readonly tip?: number;
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
  tip: -(pose.tip ?? 0),
  legs: mirrorPair(pose.legs),
  arms: mirrorPair(pose.arms),
});

const isTree = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

/** Number by number; where the others have one and a pose says nothing, it is 0. */
function combine(values: readonly unknown[], numbers: (values: readonly number[]) => number): unknown {
  if (values.some((value) => typeof value === 'number'))
    return numbers(values.map((value) => (typeof value === 'number' ? value : 0)));
  const [, from, to] = values;
  if (Array.isArray(from) && Array.isArray(to))
    return from.map((_, at) =>
      combine(
        values.map((value) => (Array.isArray(value) ? value[at] : undefined)),
        numbers,
      ),
    );
  if (!isTree(from) || !isTree(to)) return from ?? to;
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      combine(
        values.map((value) => (isTree(value) ? value[key] : undefined)),
        numbers,
      ),
    ]),
  );
}

const pairs = (pose: Pose) => ({ ...pose, legs: bothOf(pose.legs), arms: bothOf(pose.arms) });

/** Between two poses, of which both say each limb in the same way. */
export const between = (a: Pose, b: Pose, t: number): Pose => {
  if (t <= 0 || t >= 1) return pairs(t <= 0 ? a : b);
  const [from, to] = [pairs(a), pairs(b)];
  return combine([from, from, to, to], ([, x = 0, y = 0]) => x + (y - x) * t) as Pose;
};

/** How fast a number passes through a key pose between two others: not at all where it turns back. */
function speed(before: number, here: number, after: number, h0: number, h1: number): number {
  const [d0, d1] = [(here - before) / h0, (after - here) / h1];
  if (d0 * d1 <= 0) return 0;
  const [w0, w1] = [2 * h1 + h0, h1 + 2 * h0];
  return (w0 + w1) / (w0 / d0 + w1 / d1);
}

export interface Passage {
  /** The pose before, both ends, and the one after. */
  readonly poses: readonly [Pose, Pose, Pose, Pose];
  /** Seconds between them. */
  readonly times: readonly [number, number, number];
  /** Whether the movement rests at the ends. */
  readonly rests: readonly [boolean, boolean];
}

/** On the way between two poses without a stop at an end where the movement does not rest, and never beyond either. */
export function onTheWay({ poses, times: [h0, h1, h2], rests }: Passage, t: number): Pose {
  if (t <= 0 || t >= 1) return pairs(poses[t <= 0 ? 1 : 2]);
  const [t2, t3] = [t * t, t * t * t];
  return combine(poses.map(pairs), ([v0 = 0, v1 = 0, v2 = 0, v3 = 0]) => {
    const m1 = rests[0] ? 0 : speed(v0, v1, v2, h0, h1) * h1;
    const m2 = rests[1] ? 0 : speed(v1, v2, v3, h1, h2) * h1;
    return (2 * t3 - 3 * t2 + 1) * v1 + (t3 - 2 * t2 + t) * m1 + (3 * t2 - 2 * t3) * v2 + (t3 - t2) * m2;
  }) as Pose;
}
