import { type Camera, project } from './camera.ts';
import type { Part } from './gear/parts.ts';
import { type Circle, hull, limb } from './outline.ts';
import { dot, type V3 } from './vector.ts';

/** How a path is painted: part of the body (near or far), muscle that works or helps, shoe, or a tone of the gear. */
export type Paint = 'body' | 'far' | 'work' | 'help' | 'shoe' | 'farshoe' | Part['tone'];
export interface Path {
  readonly paint: Paint;
  readonly d: string;
}
/** What is painted together, and how near it is. */
export interface Item {
  readonly depth: number;
  readonly paths: readonly Path[];
}

export type Ball = readonly [V3, number];
export const circle = (camera: Camera, [point, r]: Ball): Circle => {
  const [x, y] = project(camera, point);
  return [x, y, r];
};
/** A tapered limb from one sphere to another. */
export const bone = (camera: Camera, a: Ball, b: Ball) => limb(circle(camera, a), circle(camera, b));
/** The outline around spheres. */
export const around = (camera: Camera, balls: readonly Ball[]): string => {
  const circles = balls.map((ball) => circle(camera, ball));
  const [a, b] = circles;
  return circles.length === 2 && a && b ? limb(a, b) : hull(circles);
};

/** Along a chain of circles, as a limb between each and the next. */
export const chain = (camera: Camera, balls: readonly Ball[]) =>
  balls.length === 1
    ? around(camera, balls)
    : balls
        .slice(1)
        .map((ball, at) => bone(camera, balls[at] ?? ball, ball))
        .join('');

export const depthOf = (camera: Camera, point: V3) => dot(point, camera.toward);
