import { cos, dot, sin, type V3 } from './vector.ts';

/** Looks level at the figure: 0 from its right side, 90 from the front, 180 from its left, 270 from behind. */
export interface Camera {
  readonly right: V3;
  readonly up: V3;
  readonly toward: V3;
  readonly angle: number;
}

/** `above` looks down by so many degrees. */
export const cameraAt = (angle: number, above = 0): Camera => {
  const [c, s] = [cos(angle), sin(angle)];
  return {
    right: [c, 0, -s],
    up: [-s * sin(above), cos(above), -c * sin(above)],
    toward: [s * cos(above), sin(above), c * cos(above)],
    angle,
  };
};

/** On the picture: x to the right, y down. */
export const project = ({ right, up }: Camera, p: V3): readonly [number, number] => [
  dot(p, right),
  -dot(p, up),
];
