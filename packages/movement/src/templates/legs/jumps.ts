import { box } from '../../gear/stands.ts';
import type { ArmFree, FootOn, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { cos, sin } from '../../vector.ts';
import { hang } from './kit.ts';

const swung = (lean: number, raise: number): ArmFree => ({
  raise: raise + lean,
  side: 6,
  bend: 14,
  grip: 90,
});
type Step = readonly [x: number, y: number, heel: number];
/** Each foot at its place; the hips over the middle of both as the legs fold. */
const stepper = (right: Step, left: Step, fold: number, lean: number, arms: number, turn = 0): Pose => {
  const foot = ([x, y, heel]: Step, z: number): FootOn => ({
    on: [x - z * sin(turn), y, z * cos(turn)],
    out: 8,
    heel,
  });
  return {
    root: { shin: 2 + fold * 0.28, thigh: -1 - fold * 0.72 },
    turn,
    lean,
    legs: [foot(right, 6.5), foot(left, -6.5)],
    arms: swung(lean, arms),
  };
};
const jumper = (x: number, y: number, heel: number, fold: number, lean: number, arms: number, turn = 0) =>
  stepper([x, y, heel], [x, y, heel], fold, lean, arms, turn);
const dip = (x = 0, y = 0, arms = -45, turn = 0) => jumper(x, y, 0, 88, 42, arms, turn);

export const jump = template(
  'jump',
  'Jump',
  { kind: ['upward', 'onto-box', 'off-box', 'forward', 'lunges'] },
  ({ kind }) => {
    const common = { steady: true, steps: true, view: 18, still: 1 };
    switch (kind) {
      case 'upward':
        return {
          keys: [
            dip(),
            jumper(0, 0, 42, 4, 4, 60),
            jumper(0, 16, 52, 6, 2, 120),
            jumper(0, 0, 36, 12, 8, 60),
          ],
          tempo: [0.28, 0.2, 0.22, 0.36],
          hold: [0.25, 0, 0.06, 0],
          ...common,
          still: 2,
        };
      case 'onto-box':
        return {
          keys: [
            dip(),
            jumper(16, 33, 20, 84, 34, 70),
            dip(42, 23, 30),
            jumper(40, 23, 0, 10, 4, 0),
            stepper([20, 27, 20], [40, 23, 0], 90, 22, 10),
            stepper([8, 0, 20], [38, 23, 0], 82, 26, 10),
            stepper([4, 0, 0], [12, 25, 20], 94, 20, 0),
            jumper(0, 0, 0, 26, 8, 0),
          ],
          tempo: [0.45, 0.28, 0.6, 0.5, 0.5, 0.5, 0.5, 0.5],
          hold: [0.3, 0, 0.4, 0.4, 0, 0, 0, 0.2],
          gear: () => [box(30, 64, 23)],
          ...common,
        };
      case 'off-box':
        return {
          keys: [
            jumper(-32, 16, 0, 10, 4, 0),
            stepper([-13, 15, 0], [-25, 16, 40], 68, 12, 10),
            dip(0, 0, -30),
            jumper(2, 18, 52, 4, 2, 80),
            dip(2, 0, 0),
            jumper(2, 1, 14, 16, 6, 0, 90),
            stepper([-36, 16, 0], [-8, 0, 40], 108, 34, 10, 180),
            jumper(-38, 16, 0, 8, 4, 0, 180),
            jumper(-36, 17, 14, 6, 2, 0, 90),
          ],
          tempo: [0.45, 0.26, 0.36, 0.4, 0.6, 0.6, 0.7, 0.5, 0.5],
          hold: [0.4, 0, 0, 0.05, 0.2, 0, 0.1, 0.1, 0],
          gear: () => [box(-54, -20, 16)],
          ...common,
          still: 3,
        };
      case 'forward': {
        // There, and after a turn back again.
        const way = (d: number, turn: number) => [
          jumper(-28 * d, 0, 0, 0, 0, 120, turn),
          dip(-28 * d, 0, -45, turn),
          jumper(-24 * d, 2, 50, -34, 36, 20, turn),
          jumper(14 * d, 20, 10, 70, 40, 60, turn),
          dip(28 * d, 0, 30, turn),
          jumper(28 * d, 1, 14, 6, 2, 20, 90),
        ];
        const twoWays = <T>(times: readonly T[]) => [...times, ...times];
        return {
          keys: [...way(1, 0), ...way(-1, 180)],
          tempo: twoWays([0.7, 0.42, 0.42, 0.42, 0.6, 0.6]),
          hold: twoWays([0.2, 0.1, 0, 0, 0.3, 0]),
          ...common,
          still: 3,
        };
      }
      case 'lunges': {
        const foot = (x: number, y: number, z: number, heel: number): FootOn => ({
          on: [x, y, z],
          heel,
          out: 0,
        });
        const runner = (lean: number, bend: number): Pose['arms'] => [
          { raise: lean - bend, bend: 80 },
          { raise: lean + bend, bend: 80 },
        ];
        return {
          keys: [
            {
              root: { hips: [0, 28, 0] },
              lean: 6,
              legs: [foot(23, 0, 6, 0), foot(-23, 0, -6, 58)],
              arms: runner(6, 30),
            },
            {
              root: { hips: [0, 66, 0] },
              lean: 3,
              legs: [foot(4, 14, 6, 40), foot(-4, 14, -6, 40)],
              arms: runner(3, 4),
            },
          ],
          tempo: [0.4, 0.4],
          hold: [0.15, 0],
          alternate: true,
          steps: true,
          view: 18,
          still: 0,
        };
      }
    }
  },
);

export const hop = template('hop', 'Ankle hop', { legs: ['both', 'single'] }, ({ legs }) => {
  const pose = (y: number, heel: number, fold: number): Pose => {
    const right: FootOn = { on: [0, y, legs === 'single' ? 3.4 : 5], heel };
    return {
      root: { shin: fold, thigh: -fold, ...(legs === 'single' && { foot: 0 }) },
      lean: 2,
      legs: legs === 'single' ? [right, { flex: 34, knee: 68, point: 10 }] : right,
      arms: { ...hang(2, 0.3), bend: 50 },
    };
  };
  return { keys: [pose(0, 14, 10), pose(7, 30, 7)], tempo: [0.24, 0.24], steps: true, view: 18 };
});
