import { cord, furniture, type Gear, rod } from '../../gear/parts.ts';
import { frameAt } from '../../gear/places.ts';
import { mat } from '../../gear/stands.ts';
import type { Arm, FootOn, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { along, cos, degrees, middle, sin, sub, type V3 } from '../../vector.ts';
import { plank, standing } from '../poses.ts';

/** The hands go round with the rope: where they are in their circle says where it is. */
const HAND: V3 = [5, 3, 17];
const AROUND = 2.2;
const rope = (s: Skeleton, twice: boolean): Gear => {
  const hands = s.arms.map(({ hand }) => hand) as [V3, V3];
  const center = frameAt(s, 'pelvis', [HAND[0], HAND[1], 0]);
  const [x, y] = sub(middle(...hands), center);
  const phase = degrees(Math.atan2(y, x));
  const angle = twice ? 2 * phase - 90 : phase;
  const far = 55 + 4 * sin(angle);
  const points = Array.from({ length: 21 }, (_, at): V3 => {
    const t = (at / 20) * 180;
    const out = far * sin(t) ** 0.6;
    return [center[0] + x + out * cos(angle), Math.max(0.4, center[1] + y + out * sin(angle)), 20 * cos(t)];
  });
  return furniture(
    { ...cord(...points), bias: cos(angle) > 0 ? 4 : -4 },
    ...s.arms.map(({ hand, point }) => rod('iron', along(hand, point, -2), along(hand, point, 5), 0.9)),
  );
};

export const jumpRope = template(
  'jump-rope',
  'Jump rope',
  { feet: ['both', 'alternating'], turns: ['single', 'double'] },
  ({ feet, turns }) => {
    const other = feet === 'alternating';
    const double = turns === 'double';
    const pose = (phase: number, y: number, heel: number, fold: number): Pose => {
      const arms: Arm = {
        at: [HAND[0] + AROUND * cos(phase), HAND[1] + AROUND * sin(phase), HAND[2]],
        of: 'hips',
        elbow: [-0.8, -0.6, 0.3],
        point: [0.6, -0.2, 0.8],
      };
      const on: FootOn = { on: [0, y, other ? 4 : 4.4], heel };
      return {
        root: other ? { hips: [0, y + 53 + heel * 0.1 - fold * 0.06, 0] } : { shin: fold, thigh: -fold },
        lean: 2,
        legs: other ? [on, { on: [-9, y + 12, -4], heel: 50 }] : on,
        arms,
      };
    };
    const high = double ? 13 : 6;
    return {
      keys: [
        pose(90, 0, 16, 10),
        pose(0, high * 0.55, 34, 5),
        pose(-90, high, 40, 3),
        pose(180, high * 0.55, 34, 5),
      ],
      tempo: double ? [0.18, 0.16, 0.16, 0.18] : [0.15, 0.14, 0.14, 0.15],
      steady: true,
      alternate: other,
      steps: true,
      still: 2,
      gear: (s) => [rope(s, double)],
      holding: 'none',
      view: 40,
    };
  },
);

export const jack = template('jumping-jack', 'Jumping jack', { body: ['standing', 'plank'] }, ({ body }) => {
  if (body === 'plank') {
    const pose = (z: number): Pose =>
      plank(72.4, {
        ...(z > 8 && { root: { shin: 59.6, thigh: 84.8 } }),
        legs: { on: [-71, 0, z], heel: 62 },
      });
    return {
      keys: [pose(4), pose(15)],
      tempo: [0.32, 0.32],
      hold: [0.12, 0.12],
      steps: true,
      gear: () => [mat(-84, 24)],
      view: 320,
      above: 22,
    };
  }
  const pose = (z: number, raise: number, fold: number): Pose =>
    standing({
      root: { shin: fold, thigh: -fold },
      legs: { on: [0, 0, z], out: 8, heel: 12 },
      arms: { raise, side: 86, bend: 10, grip: raise > 90 ? 0 : 90 },
    });
  return {
    keys: [pose(4, 8, 8), pose(19, 168, 6)],
    tempo: [0.36, 0.36],
    hold: [0.08, 0.08],
    steps: true,
    view: 90,
  };
});
