/** x forward, y up, z to the figure's right. The height of the body is 100. */
export type V3 = readonly [number, number, number];
/** Three columns: where forward, up and right point. */
export type Frame = readonly [V3, V3, V3];

const RADIANS = Math.PI / 180;
export const sin = (degrees: number) => Math.sin(degrees * RADIANS);
export const cos = (degrees: number) => Math.cos(degrees * RADIANS);
export const degrees = (radians: number) => radians / RADIANS;

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: V3, by: number): V3 => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: V3, b: V3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: V3) => Math.hypot(a[0], a[1], a[2]);
export const distance = (a: V3, b: V3) => length(sub(a, b));
export const unit = (a: V3): V3 => scale(a, 1 / (length(a) || 1));
export const middle = (a: V3, b: V3, t = 0.5): V3 => add(scale(a, 1 - t), scale(b, t));
/** From a point along a direction. */
export const along = (from: V3, direction: V3, by: number): V3 => add(from, scale(direction, by));
export const flip = (a: V3): V3 => [a[0], a[1], -a[2]];

export const WORLD: Frame = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** A vector given in the frame, in the world. */
export const turned = ([f, u, r]: Frame, [x, y, z]: V3): V3 => [
  f[0] * x + u[0] * y + r[0] * z,
  f[1] * x + u[1] * y + r[1] * z,
  f[2] * x + u[2] * y + r[2] * z,
];
/** A vector of the world, in the frame. */
export const within = ([f, u, r]: Frame, v: V3): V3 => [dot(f, v), dot(u, v), dot(r, v)];

/** The vector turned about an axis of length 1, by the right-hand rule. */
export function spun(v: V3, axis: V3, angle: number): V3 {
  const c = cos(angle);
  return add(add(scale(v, c), scale(cross(axis, v), sin(angle))), scale(axis, dot(axis, v) * (1 - c)));
}
const spin = (frame: Frame, axis: V3, angle: number): Frame =>
  angle === 0
    ? frame
    : [spun(frame[0], axis, angle), spun(frame[1], axis, angle), spun(frame[2], axis, angle)];

/** Forward, so that the head goes where the face looks. */
export const leaned = (frame: Frame, angle: number) => spin(frame, frame[2], -angle);
/** To the figure's right. */
export const tilted = (frame: Frame, angle: number) => spin(frame, frame[0], angle);
/** To the figure's right, about its long axis. */
export const twisted = (frame: Frame, angle: number) => spin(frame, frame[1], -angle);
