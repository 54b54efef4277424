import type { Arm, FootOn, HandOn, Leg, Pose } from '../../pose.ts';
import { solve } from '../../solve.ts';
import { add, scale, type V3 } from '../../vector.ts';
import { standing } from '../poses.ts';

/** The same pose, hung from the point where its hips are, so that it can be mixed with any other. */
export const fixed = (pose: Pose): Pose => {
  const [x, y] = solve(pose).hips;
  return { ...pose, root: { hips: [x, y, 0] } };
};
/** A foot at a place in front of the middle. */
export const foot = (x: number, z = 7, heel = 0, y = 0, out = 8): FootOn => ({ on: [x, y, z], heel, out });
export const bothFeet = (
  right: number,
  left: number,
  heelRight = 0,
  heelLeft = 0,
  z = 6,
): readonly [Leg, Leg] => [foot(right, z, heelRight), foot(left, -z, heelLeft)];
/** Where something of the chest is in the world. */
export function onChest(pose: Pose, x: number, y: number, z: number): V3 {
  const { shoulders, chest } = solve(pose);
  return add(shoulders, add(scale(chest[0], x), add(scale(chest[1], y), [0, 0, z])));
}
/** Squatting or standing: shin, thigh, lean; heels up by so much. */
export const stance = (shin: number, thigh: number, lean: number, heel = 0, z = 8, out = 16): Pose =>
  fixed(standing({ root: { shin, thigh }, lean, legs: { on: [0, 0, z], heel, out } }));
export const reaching = (
  pose: Pose,
  at: V3,
  elbow: V3,
  thumb: V3 = [0, 0, -1],
  more: Partial<HandOn> = {},
): Pose => ({
  ...pose,
  arms: { at, elbow, thumb, ...more },
});
const FLAT = { flat: true, point: [1, 0, 0] } as const;
/** Straight arms on the floor. */
export const onFloor = (x: number, z = 11, more: Partial<HandOn> = {}): Arm => ({
  at: [x, 1.8, z],
  elbow: [-0.4, -0.5, 0.8],
  ...FLAT,
  ...more,
});
/** A plank whose hands are at x; `angle` 72 on straight arms, 84 close above the floor. */
export const plankAt = (x: number, angle: number, z = 13, wide = 4): Pose =>
  fixed({
    root: { shin: angle, thigh: angle },
    lean: angle,
    nod: -8,
    legs: { on: [x - 78, 0, wide], heel: 62 },
    arms: onFloor(x, z, { elbow: [-0.3, -0.6, 0.8] }),
  });
/** Crouched behind the hands, which are on the floor at x; the feet are at 0. */
export const crouch = (x: number, wide = 8): Pose => ({
  root: { hips: [x - 27, 23, 0] },
  lean: 30,
  bend: 70,
  nod: -24,
  legs: { on: [0, 0, wide], heel: 44, out: 10, knee: 26 },
  arms: onFloor(x),
});
