import { box, pullUpBar } from '../../gear/stands.ts';
import { dumbbells } from '../../gear/weights.ts';
import type { FootOn, Pose } from '../../pose.ts';
import { solve } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, flip, type V3 } from '../../vector.ts';
import { fromShoulders } from '../back/kit.ts';
import { standing } from '../poses.ts';
import { crouch, fixed, onChest, onFloor, plankAt, reaching, stance } from './kit.ts';

const HANDS = 24;
/** A hand that is free, given by a point so that it can be mixed with one on the floor. */
const free = (pose: Pose, at: V3, point: V3 = [1, 0.2, 0]): Pose => ({
  ...pose,
  arms: { at, elbow: [-0.4, -0.5, 0.8], flat: true, point },
});
const moved = (pose: Pose, by: V3): Pose => {
  const legs = pose.legs;
  return {
    ...pose,
    root: { hips: add(solve(pose).hips, by) },
    legs: 'on' in legs ? { ...legs, on: add(legs.on, by) } : legs,
  };
};
const tall = (heel: number, bent = 2): Pose =>
  fixed(standing({ root: { shin: bent, thigh: -bent }, legs: { on: [0, 0, 7], heel } }));
/** Rising or landing, the arms ahead, so that they pass the head in front. */
const rise = free(stance(14, -34, 22, 0, 7, 8), [30, 62, 11]);
const reach = (heel: number, by = 0): Pose => {
  const pose = moved(tall(heel, by ? 16 : 2), [0, by, 0]);
  return free(pose, fromShoulders(pose, 4, 29.6, 10), [0.2, 1, 0]);
};
/** Between crouch and plank the hips rise, so that the feet clear the floor. */
const hop: Pose = {
  root: { hips: [-4, 36, 0] },
  lean: 92,
  bend: 8,
  nod: -20,
  legs: { on: [-28, 8, 7], heel: 68 },
  arms: onFloor(HANDS, 12),
};
/** One foot back, or on its way. */
const stepped = (side: 0 | 1, lifted = false): Pose => {
  const back: FootOn = lifted ? { on: [-31, 13, 6], heel: 90 } : { on: [-54, 0, 4], heel: 62 };
  const front: FootOn = { on: [-2, 0, 8], heel: 50, knee: 45 };
  return {
    ...hop,
    root: { hips: [-2, lifted ? 26.8 : 28, 0] },
    lean: lifted ? 50 : 49,
    bend: lifted ? 50 : 56,
    legs: side ? [front, leftOf(back)] : [back, leftOf(front)],
  };
};
const leftOf = (foot: FootOn): FootOn => ({ ...foot, on: flip(foot.on) });
const plankDown = plankAt(HANDS, 83.5, 14);

export const burpee = template(
  'burpee',
  'Burpee',
  { end: ['jump', 'step-back', 'box-jump', 'pull-up'] },
  ({ end }) => {
    const back = end === 'step-back';
    const low = [plankAt(HANDS, 72.5), ...(back ? [] : [plankDown])];
    const hanging = (hips: number, x: number): Pose => ({
      ...moved(tall(50, 22), [x, hips, 0]),
      arms: { at: [4, 121, 14], elbow: [0.3, -0.7, 1], flat: true, point: [0.2, 1, 0] },
    });
    const landed = stance(20, -60, 40, 0, 7, 8);
    const ends: Record<typeof end, readonly Pose[]> = {
      jump: [rise, reach(50, 12)],
      'step-back': [rise, reach(34)],
      'box-jump': [
        free(landed, [8, 34, 14]),
        free(moved(landed, [38, 36, 0]), [66, 92, 12]),
        free(moved(landed, [66, 30, 0]), [96, 92, 12]),
        free(moved(tall(0), [66, 30, 0]), [86, 96, 12]),
      ],
      'pull-up': [rise, hanging(12, 0), hanging(29, -4)],
    };
    const keys = [
      rise,
      crouch(HANDS),
      ...(back ? [stepped(0, true), stepped(0)] : [hop]),
      ...low,
      ...(back ? [stepped(1), stepped(1, true)] : [hop]),
      crouch(HANDS),
      ...ends[end],
    ];
    return {
      keys,
      tempo: keys.map((_, at) => (at === keys.length - 1 ? 1.1 : at > 0 && at < 3 && !back ? 0.35 : 0.5)),
      hold: keys.map((_, at) => (at === keys.length - 1 ? 0.2 : at === 0 || (at === 3 && !back) ? 0.1 : 0)),
      still: back ? 4 : 3,
      steps: true,
      holding: 'none',
      gear: () => (end === 'box-jump' ? [box(50, 86, 30, 16)] : end === 'pull-up' ? [pullUpBar(124, 4)] : []),
      view: 18,
    };
  },
);

const WEIGHT_Y = 3.4;
const AHEAD: V3 = [1, 0.3, 0];
const gripped = (pose: Pose): Pose => ({
  ...pose,
  arms: { at: [HANDS, WEIGHT_Y, 12], elbow: [-1, 0.2, 0.6], thumb: AHEAD },
});
const plankOn = (angle: number) => gripped(plankAt(HANDS, angle, 12, 6.5));
const crouched = (): Pose => gripped(crouch(HANDS, 13));
const hopped = gripped(hop);

/** From the floor to overhead with two dumbbells. */
export const dumbbellChain = template(
  'dumbbell-chain',
  'Dumbbell chain',
  { kind: ['man-maker', 'devil-press', 'complex', 'clean-press'] },
  ({ kind }) => {
    const tall = stance(1, 0, 0);
    const squat = stance(26, -86, 26, 0, 11, 18);
    const up: V3 = [-1, 0.3, 0];
    const rack = (pose: Pose) => reaching(pose, onChest(pose, 10.5, -4, 13), [0.7, -1, 0.5], up);
    const over = reaching(tall, fromShoulders(tall, 2, 33.6, 11), [0, -1, 0.6], up);
    const front = reaching(tall, fromShoulders(tall, 34, -1, 10), [0, -0.8, 0.8], [0.2, 1, 0]);
    const hinge = { ...stance(6, -44, 62, 0, 9), nod: -14 };
    const hung = reaching(hinge, fromShoulders(hinge, 0, -33.6, 11), [-1, 0, 0.3], AHEAD);
    const rowed = reaching(hinge, onChest(hinge, 6, -19, 12), [-1, 0.2, 0.3], AHEAD);
    const low = { ...stance(6, -48, 68, 0, 11), nod: -16 };
    const back = reaching(low, fromShoulders(low, -15, -30, 7), [-0.2, -0.2, 1], AHEAD);
    const ready = reaching(tall, fromShoulders(tall, 3, -34.4, 12), [-0.5, 0, 1], AHEAD);
    const row: Pose = {
      ...plankOn(72.5),
      arms: [
        { at: [8, 21, 12], elbow: [-1, 0.2, 0.3], thumb: AHEAD },
        { at: [HANDS, WEIGHT_Y, -12], elbow: [-1, 0.2, 0.6], thumb: AHEAD },
      ],
    };
    const keys = {
      'man-maker': [
        plankOn(72.5),
        plankOn(82),
        plankOn(72.5),
        row,
        plankOn(72.5),
        hopped,
        crouched(),
        hung,
        rack(squat),
        rack(tall),
        over,
        rack(tall),
        hung,
        crouched(),
        hopped,
      ],
      'devil-press': [
        plankOn(83),
        plankOn(72.5),
        hopped,
        crouched(),
        back,
        front,
        over,
        rack(tall),
        hung,
        crouched(),
        hopped,
      ],
      complex: [ready, hung, rowed, hung, rack(squat), rack(tall), over, rack(tall)],
      'clean-press': [hung, rack(tall), over, rack(tall)],
    }[kind];
    const slow = kind === 'complex' || kind === 'clean-press';
    return {
      keys,
      tempo: keys.map(() => (slow ? 0.9 : 0.6)),
      hold: keys.map((key) => (key === over ? 0.4 : 0.1)),
      still: kind === 'man-maker' ? 3 : keys.indexOf(over),
      steps: true,
      gear: (s) => [dumbbells(s)],
      view: 22,
      otherView: 60,
    };
  },
);

export const renegadeRow = template('renegade-row', 'Renegade row', {}, () => {
  const base = plankOn(72.5);
  const key = (right: V3): Pose => ({
    ...base,
    arms: [
      { at: right, elbow: [-1, 0.2, 0.3], thumb: AHEAD },
      { at: [HANDS, WEIGHT_Y, -12], elbow: [-1, 0.2, 0.6], thumb: AHEAD },
    ],
  });
  return {
    keys: [key([HANDS, WEIGHT_Y, 12]), key([8, 21, 12.5])],
    tempo: [1.1, 1.3],
    hold: [0.3, 0.4],
    alternate: true,
    still: 1,
    gear: (s) => [dumbbells(s)],
    view: 25,
    otherView: 60,
  };
});
