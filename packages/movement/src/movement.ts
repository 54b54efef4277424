import { type Camera, cameraAt, project } from './camera.ts';
import { draw } from './draw.ts';
import type { Gear, Part } from './gear/parts.ts';
import type { WorkingPatch } from './muscles.ts';
import { between, mirror, onTheWay, type Pose } from './pose.ts';
import type { Path } from './shapes.ts';
import { type Skeleton, solve } from './solve.ts';
import type { V3 } from './vector.ts';

export interface Movement {
  /** Two to four key poses; the last leads back to the first. */
  readonly keys: readonly Pose[];
  /** Seconds from each key pose to the next, and of rest in each. */
  readonly tempo?: readonly number[] | undefined;
  readonly hold?: readonly number[] | undefined;
  /** At one speed instead of easing in and out at every key pose. */
  readonly steady?: boolean | undefined;
  /** Afterward the same for the other side. */
  readonly alternate?: boolean | undefined;
  readonly gear?: ((s: Skeleton) => readonly Gear[]) | undefined;
  /** Which hands hold the gear: both unless given. */
  readonly holding?: 'both' | 'right' | 'left' | 'none' | undefined;
  /** From where it is looked at, in degrees, and from where else it may be; how far from above. */
  readonly view?: number | undefined;
  readonly otherView?: number | undefined;
  readonly above?: number | undefined;
  /** The key pose that says most. */
  readonly still?: number | undefined;
  /** Whether the feet change their place, as in walking. */
  readonly steps?: boolean | undefined;
  /** Whether it leaves the floor or is far from it: nothing to stand on is drawn. */
  readonly floorless?: boolean | undefined;
}

export const SIDE_VIEW = 22;
export const FRONT_VIEW = 90;
export const BACK_VIEW = 270;

/** How long from each key pose to the next, and how long each is held. */
const TEMPO = { move: 1.5, hold: 0.4 };

interface Moment {
  /** The key pose it comes from, and how much of the time to the next has passed. */
  readonly key: number;
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
  for (const [key, { move, hold }] of timesOf(movement).entries()) {
    if (left < hold) return { key, t: 0, mirrored };
    if (left < hold + move) return { key, t: (left - hold) / move, mirrored };
    left -= hold + move;
  }
  return { key: 0, t: 0, mirrored };
}

/** When a key pose is reached. */
export const secondsAtKey = (movement: Movement, key: number): number =>
  timesOf(movement)
    .slice(0, key)
    .reduce((sum, { move, hold }) => sum + move + hold, 0);

/** The key pose so many after the first; an alternating movement comes round to its mirror image. */
function keyPose({ keys, alternate }: Movement, at: number): Pose {
  const count = keys.length;
  const pose = keys[((at % count) + count) % count];
  if (!pose) throw new Error('A movement has at least one key pose.');
  return alternate && Math.floor(at / count) % 2 !== 0 ? mirror(pose) : pose;
}

export function poseAt(movement: Movement, seconds: number): Pose {
  const { key, t, mirrored } = momentAt(movement, seconds);
  const times = timesOf(movement);
  const timeAt = (at: number) => times[(at + times.length) % times.length] ?? { move: 1, hold: 0 };
  const poseOf = (at: number) => keyPose(movement, at);
  const rests = [timeAt(key).hold > 0, timeAt(key + 1).hold > 0] as const;
  const [from, to] = [poseOf(key), poseOf(key + 1)];
  const isSimple = t === 0 || movement.steady || (rests[0] && rests[1]) || times.length < 2;
  const pose = isSimple
    ? between(from, to, movement.steady ? t : ease(t))
    : onTheWay(
        {
          poses: [poseOf(key - 1), from, to, poseOf(key + 2)],
          times: [timeAt(key - 1).move, timeAt(key).move, timeAt(key + 1).move],
          rests,
        },
        t,
      );
  return mirrored ? mirror(pose) : pose;
}

export const skeletonAt = (movement: Movement, seconds: number): Skeleton => solve(poseAt(movement, seconds));

export const gearAt = (movement: Movement, s: Skeleton) => movement.gear?.(s) ?? [];

/** The body and what is around it at a moment. */
export interface Scene {
  readonly skeleton: Skeleton;
  readonly parts: readonly Part[];
}
export function sceneAt(movement: Movement, seconds: number): Scene {
  const skeleton = skeletonAt(movement, seconds);
  return { skeleton, parts: gearAt(movement, skeleton).flatMap(({ parts }) => parts) };
}

/** What to paint, from the back to the front. */
export const pathsOf = (
  { skeleton, parts }: Scene,
  patches: readonly WorkingPatch[],
  camera: Camera,
): Path[] => draw(skeleton, camera, patches, parts);

export const cameraOf = (movement: Movement, angle = movement.view ?? SIDE_VIEW): Camera =>
  cameraAt(angle, movement.above ?? 0);

/** The part of the picture that is used: x, y, width, height, in tenths. */
export type ViewBox = readonly [number, number, number, number];

/** A small movement is not blown up: the least width of its picture. */
const LEAST = { movement: 90, moment: 56 };
const MARGIN = 4;
const WALL_BIAS = -30;

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function extend(box: Bounds, { skeleton: s, parts }: Scene, camera: Camera): void {
  const include = (point: V3, r: number) => {
    const [x, y] = project(camera, point);
    box.left = Math.min(box.left, x - r);
    box.right = Math.max(box.right, x + r);
    box.top = Math.min(box.top, y - r);
    box.bottom = Math.max(box.bottom, y + r);
  };
  for (const point of [s.hips, s.ribs]) include(point, 7);
  include(s.head, 6.5);
  for (const leg of s.legs) for (const point of [leg.knee, leg.heel, leg.toe]) include(point, 3);
  for (const arm of s.arms) for (const point of [arm.elbow, arm.hand]) include(point, 3);
  for (const { bias, spheres } of parts)
    if (bias !== WALL_BIAS) for (const [point, r] of spheres) include(point, r);
}

function boxAround(movement: Movement, camera: Camera, scenes: readonly Scene[], least: number): ViewBox {
  const box: Bounds = { left: 1e9, right: -1e9, top: 1e9, bottom: -1e9 };
  for (const scene of scenes) extend(box, scene, camera);
  const isOnFloor = !movement.floorless && !movement.above;
  const bottom = (isOnFloor ? Math.max(box.bottom, 0) : box.bottom) + MARGIN;
  const height = bottom - box.top + MARGIN;
  const width = Math.max(box.right - box.left + 2 * MARGIN, height < least ? least : 0);
  const x = (box.left + box.right - width) / 2;
  return [x, bottom - height, width, height].map((value) => Math.round(value * 10)) as unknown as ViewBox;
}

/** Around the whole movement. */
export function viewBoxOf(movement: Movement, camera: Camera = cameraOf(movement)): ViewBox {
  const total = secondsOf(movement);
  const moments = [
    ...movement.keys.map((_, key) => secondsAtKey(movement, key)),
    ...[0.2, 0.4, 0.6, 0.8].map((part) => part * total),
  ];
  const scenes = moments.map((seconds) => sceneAt(movement, seconds));
  return boxAround(movement, camera, scenes, LEAST.movement);
}

/** Around one moment. */
export const viewBoxAt = (movement: Movement, scene: Scene, camera: Camera): ViewBox =>
  boxAround(movement, camera, [scene], LEAST.moment);
