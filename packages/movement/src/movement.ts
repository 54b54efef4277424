import { type Camera, cameraAt, project } from './camera.ts';
import { draw, type Path } from './draw.ts';
import type { Gear } from './gear/parts.ts';
import type { WorkingPatch } from './muscles.ts';
import { between, mirror, type Pose } from './pose.ts';
import { type Skeleton, solve } from './solve.ts';

export interface Movement {
  /** Two to four key poses; the last leads back to the first. */
  readonly keys: readonly Pose[];
  /** Seconds from each key pose to the next, and of rest in each. */
  readonly tempo?: readonly number[];
  readonly hold?: readonly number[];
  /** At one speed instead of easing in and out at every key pose. */
  readonly steady?: boolean;
  /** Afterward the same for the other side. */
  readonly alternate?: boolean;
  readonly gear?: (s: Skeleton) => readonly Gear[];
  /** Which hands hold the gear: both unless given. */
  readonly holding?: 'both' | 'right' | 'left' | 'none';
  /** From where it is looked at, in degrees, and from where else it may be; how far from above. */
  readonly view?: number;
  readonly otherView?: number;
  readonly above?: number;
  /** The key pose that says most. */
  readonly still?: number;
  /** Whether the feet change their place, as in walking. */
  readonly steps?: boolean;
  /** Whether it leaves the floor or is far from it: nothing to stand on is drawn. */
  readonly floorless?: boolean;
}

export const SIDE_VIEW = 22;
export const FRONT_VIEW = 90;
export const BACK_VIEW = 270;

/** How long from each key pose to the next, and how long each is held. */
const TEMPO = { move: 1.5, hold: 0.4 };

export interface Moment {
  readonly key: number;
  readonly next: number;
  readonly t: number;
  readonly mirrored: boolean;
}

const timesOf = ({ keys, tempo, hold }: Movement) =>
  keys.map((_, at) => ({
    move: tempo?.[at] ?? TEMPO.move,
    hold: hold?.[at] ?? (hold || tempo ? 0 : TEMPO.hold),
  }));

/** The length of the loop, in seconds. */
export const secondsOf = (movement: Movement): number =>
  timesOf(movement).reduce((sum, { move, hold }) => sum + move + hold, 0) * (movement.alternate ? 2 : 1);

const ease = (t: number) => 0.5 - Math.cos(Math.PI * t) / 2;

function momentAt(movement: Movement, seconds: number): Moment {
  const total = secondsOf(movement);
  let left = ((seconds % total) + total) % total;
  const mirrored = movement.alternate === true && left >= total / 2;
  if (mirrored) left -= total / 2;
  const times = timesOf(movement);
  for (const [key, { move, hold }] of times.entries()) {
    const next = (key + 1) % times.length;
    if (left < hold) return { key, next, t: 0, mirrored };
    if (left < hold + move) {
      const t = (left - hold) / move;
      return { key, next, t: movement.steady ? t : ease(t), mirrored };
    }
    left -= hold + move;
  }
  return { key: 0, next: 0, t: 0, mirrored };
}

/** When a key pose is reached. */
export const secondsAtKey = (movement: Movement, key: number): number =>
  timesOf(movement)
    .slice(0, key)
    .reduce((sum, { move, hold }) => sum + move + hold, 0);

export function poseAt(movement: Movement, seconds: number): Pose {
  const { key, next, t, mirrored } = momentAt(movement, seconds);
  const { keys, alternate } = movement;
  const from = keys[key];
  const last = next === 0 && key === keys.length - 1;
  // An alternating movement comes round to its mirror image.
  const to = keys[next];
  if (!from || !to) throw new Error('A movement has at least one key pose.');
  const pose = between(from, last && alternate ? mirror(to) : to, t);
  return mirrored ? mirror(pose) : pose;
}

export const skeletonAt = (movement: Movement, seconds: number): Skeleton => solve(poseAt(movement, seconds));

export interface Frame2D {
  readonly paths: readonly Path[];
}

export const gearAt = (movement: Movement, s: Skeleton) => movement.gear?.(s) ?? [];

/** What to paint at a moment, from the back to the front. */
export function frameAt(
  movement: Movement,
  seconds: number,
  patches: readonly WorkingPatch[],
  camera: Camera = cameraOf(movement),
): Path[] {
  const s = skeletonAt(movement, seconds);
  return draw(
    s,
    camera,
    patches,
    gearAt(movement, s).flatMap(({ parts }) => parts),
  );
}

export const cameraOf = (movement: Movement, angle = movement.view ?? SIDE_VIEW): Camera =>
  cameraAt(angle, movement.above ?? 0);

/** The part of the picture that is used: x, y, width, height, in tenths. A small movement is not blown up. */
export type ViewBox = readonly [number, number, number, number];

const LEAST = 108;
const MARGIN = 5;

function bounds(movement: Movement, camera: Camera) {
  const box = { left: 1e9, right: -1e9, top: 1e9, bottom: -1e9 };
  const include = (point: Parameters<typeof project>[1], r: number) => {
    const [x, y] = project(camera, point);
    box.left = Math.min(box.left, x - r);
    box.right = Math.max(box.right, x + r);
    box.top = Math.min(box.top, y - r);
    box.bottom = Math.max(box.bottom, y + r);
  };
  const total = secondsOf(movement);
  for (const t of [0, 0.2, 0.4, 0.6, 0.8]) {
    const s = skeletonAt(movement, t * total);
    for (const point of [s.hips, s.ribs]) include(point, 7);
    include(s.head, 6.5);
    for (const leg of s.legs) for (const point of [leg.knee, leg.heel, leg.toe]) include(point, 3);
    for (const arm of s.arms) for (const point of [arm.elbow, arm.hand]) include(point, 3);
    for (const { parts } of gearAt(movement, s))
      for (const part of parts)
        if (part.bias !== WALL_BIAS) for (const [point, r] of part.spheres) include(point, r);
  }
  return box;
}
const WALL_BIAS = -30;

/** Square, standing on the floor where there is one. */
export function viewBoxOf(movement: Movement, camera: Camera = cameraOf(movement)): ViewBox {
  const { left, right, top, bottom } = bounds(movement, camera);
  const size = Math.max(LEAST, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN);
  const x = (left + right) / 2 - size / 2;
  const isOnFloor = !movement.floorless && !movement.above;
  const y = isOnFloor ? Math.max(bottom, 0) + 4 - size : (top + bottom) / 2 - size / 2;
  return [x, y, size, size].map((value) => Math.round(value * 10)) as unknown as ViewBox;
}
