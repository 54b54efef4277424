import { box } from '../../gear/stands.ts';
import type { ArmFree, FootOn, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { hang } from './kit.ts';

const swung = (lean: number, raise: number): ArmFree => ({
  raise: raise + lean,
  side: 6,
  bend: 14,
  grip: 90,
});
/** Both feet at a place; the hips over the ankles as the legs fold. */
const jumper = (x: number, y: number, heel: number, fold: number, lean: number, arms: number): Pose => ({
  root: { shin: 2 + fold * 0.28, thigh: -1 - fold * 0.72 },
  lean,
  legs: { on: [x, y, 6.5], out: 8, heel },
  arms: swung(lean, arms),
});
const dip = (x = 0, y = 0, arms = -45) => jumper(x, y, 0, 88, 42, arms);

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
          keys: [dip(), jumper(16, 33, 20, 84, 34, 70), dip(42, 23, 30), jumper(40, 23, 0, 0, 2, 0)],
          tempo: [0.45, 0.28, 0.6, 0.7],
          hold: [0.35, 0, 0.5, 0.5],
          gear: () => [box(30, 64, 23)],
          ...common,
        };
      case 'off-box':
        return {
          keys: [
            jumper(-30, 16, 0, 0, 2, 0),
            jumper(-12, 14, 20, 14, 4, 10),
            dip(0, 0, -30),
            jumper(2, 18, 52, 4, 2, 120),
          ],
          tempo: [0.5, 0.24, 0.34, 0.5],
          hold: [0.7, 0, 0, 0.05],
          gear: () => [box(-52, -22, 16)],
          ...common,
          still: 3,
        };
      case 'forward':
        return {
          keys: [
            dip(-30, 0, -60),
            jumper(-24, 2, 50, -34, 36, 120),
            jumper(16, 20, 10, 70, 40, 60),
            dip(36, 0, 30),
          ],
          tempo: [0.35, 0.28, 0.3, 1.1],
          hold: [0.5, 0, 0, 0.5],
          ...common,
          still: 2,
        };
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
