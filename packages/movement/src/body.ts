/** Lengths of an average adult, as parts of a height of 100. */
export const BODY = {
  /** From the line of the hips up to the two bends of the spine, and to the line of the shoulders. */
  lumbar: 8,
  thoracic: 18,
  shoulders: 28,
  hipWidth: 4.6,
  shoulderWidth: 9.4,
  thigh: 24.5,
  shin: 24.5,
  /** Of the ankle above the sole; from below the ankle to the ball, the toes and the heel. */
  ankle: 4,
  ball: 8,
  toe: 11,
  heel: 3.4,
  upperArm: 17,
  forearm: 14.5,
  /** From the wrist to the middle of the fist. */
  grip: 4.4,
  neck: 4,
  head: 11,
} as const;

/** Half the thickness at the joints. */
export const GIRTH = {
  pelvis: 5.6,
  waist: 5.2,
  ribs: 6.2,
  upperChest: 4.6,
  neck: 2.8,
  skull: 5.4,
  jaw: 3.6,
  hip: 6.2,
  knee: 3.9,
  ankle: 2.5,
  shoulder: 4.1,
  elbow: 2.8,
  wrist: 1.9,
  hand: 2.3,
} as const;

/** How far, standing upright, the hips are above the floor. */
export const HIP_HEIGHT = BODY.ankle + BODY.shin + BODY.thigh;
