import type { ArmFree, FootOn, Pose } from '../pose.ts';

/** Both feet flat, this far from the middle, toes this far out. */
export const feet = (wide = 6, out = 8, x = 0): FootOn => ({ on: [x, 0, wide], out });

/** Arms at the sides. */
export const ARMS_DOWN: ArmFree = { raise: 4, side: 60, bend: 8, grip: 90 };

export const standing = (more: Partial<Pose> = {}): Pose => ({
  root: { shin: 1, thigh: 0 },
  legs: feet(),
  arms: ARMS_DOWN,
  ...more,
});

/** Bent forward at the hips, knees soft: `lean` 30 to 85. */
export const hinged = (lean: number, more: Partial<Pose> = {}): Pose =>
  standing({ root: { shin: 4, thigh: -lean * 0.36 }, lean, ...more });

/** On a seat of this height, hips over x, feet flat in front. */
export const seated = (height: number, x = 0, more: Partial<Pose> = {}): Pose => ({
  root: { hips: [x, height + 5.6, 0] },
  legs: feet(9, 12, x + 22),
  arms: ARMS_DOWN,
  ...more,
});

/** On the back on something of this height (0 is the floor), hips over x, head toward smaller x, knees bent, feet on the floor. */
export const onBack = (height: number, x = 0, more: Partial<Pose> = {}): Pose => ({
  root: { hips: [x, height + 5.8, 0] },
  lean: -90,
  legs: height > 15 ? feet(11, 12, x + 22) : { ...feet(8, 0, x + 26), pole: [0, 1, 0] },
  arms: { raise: 8, side: 40, bend: 5 },
  ...more,
});

/** Face down on something of this height, head toward larger x. */
export const faceDown = (height: number, x = 0, more: Partial<Pose> = {}): Pose => ({
  root: { hips: [x, height + 5.8, 0] },
  lean: 90,
  legs: { flex: 0, knee: 0, point: 55 },
  arms: ARMS_DOWN,
  ...more,
});

/** Upright on both knees; the feet are behind x. */
export const kneeling = (more: Partial<Pose> = {}): Pose => ({
  root: { shin: 100, thigh: 0 },
  legs: { on: [-28, 0, 5], heel: 62 },
  arms: ARMS_DOWN,
  ...more,
});

/** On hands and knees, the hands under the shoulders. */
export const allFours = (more: Partial<Pose> = {}): Pose => ({
  root: { shin: 100, thigh: 0 },
  lean: 86,
  legs: { on: [-28, 0, 5], heel: 62 },
  arms: { at: [28, 1.8, 10], flat: true, point: [1, 0, 0], elbow: [-1, 0, 0.5] },
  ...more,
});

/** Straight from the toes to the head, on the hands: 72 with straight arms, 83 at the bottom of a push-up. */
export const plank = (lean: number, more: Partial<Pose> = {}): Pose => ({
  root: { shin: lean, thigh: lean },
  lean,
  legs: { on: [-71, 0, 4], heel: 62 },
  arms: { at: [7, 1.8, 14], flat: true, point: [1, 0, 0], elbow: [-1, 0.2, 0.8] },
  ...more,
});
