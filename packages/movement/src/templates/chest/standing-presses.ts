import { block, furniture } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { landmine } from '../../gear/push-stands.ts';
import { roundBall } from '../../gear/stands.ts';
import type { Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { add, type V3 } from '../../vector.ts';
import { standing } from '../poses.ts';
import { HOLD, hand, LIFT, ON_HIP, split } from './kit.ts';

/** On the right knee, the left foot ahead. */
export const halfKneeling = (more: Partial<Pose> = {}): Pose => ({
  root: { hips: [0, 28.5, 0] },
  legs: [
    { on: [-25, 0, 6], heel: 62 },
    { on: [22, 0, -6], out: 4 },
  ],
  arms: ON_HIP,
  ...more,
});

export const landminePress = template(
  'landmine-press',
  'Landmine press',
  { body: ['upright', 'half-kneeling'] },
  ({ body }) => {
    const isTwo = body === 'upright';
    const pose = (x: number, y: number): Pose =>
      isTwo
        ? standing({
            lean: 8,
            root: { shin: 6, thigh: -6 },
            arms: hand(x, y, 2.4, {
              elbow: [-0.2, -0.9, 0.6],
              thumb: [-0.6, 0.8, 0],
              point: [0.5, 0.7, -0.4],
            }),
          })
        : halfKneeling({
            lean: 5,
            arms: [hand(x, y, 11, { elbow: [-0.3, -1, 0.2], thumb: [-0.6, 0.8, 0] }), ON_HIP],
          });
    const pivot: V3 = isTwo ? [92, 2, 0] : [86, 2, 11];
    return {
      keys: isTwo ? [pose(9, -6), pose(26, 18)] : [pose(8, 0), pose(23, 24)],
      ...LIFT,
      holding: isTwo ? 'both' : 'right',
      gear: (s) => {
        const bar = landmine(pivot, isTwo ? gripMiddle(s) : s.arms[0].hand);
        return [isTwo ? { ...bar, handles: s.arms.map(({ hand: at }) => [at, at] as const) } : bar];
      },
      view: 18,
    };
  },
);

// Part of the picture, as the ball flies to it.
const wallAhead = furniture({ ...block('frame', [66, 0, -20], [68, 112, 20]), bias: -31 });

export const chestPass = template('chest-pass', 'Chest pass', {}, () => {
  const pose = (x: number, y: number, z: number, shin: number): Pose =>
    standing({
      legs: [
        { on: [-4, 0, 6], out: 8 },
        { on: [3, 0, -6], out: 8 },
      ],
      root: { shin, thigh: -shin * 1.5 },
      lean: shin * 0.6,
      arms: hand(x, y, z, { elbow: [-0.5, -0.8, 0.8], thumb: [-0.4, 1, 0] }),
    });
  return {
    keys: [pose(10, -8, 5, 14), pose(31, -2, 5, 7), pose(30, -2, 8, 7), pose(29, -2, 5, 8)],
    tempo: [0.3, 0.35, 0.5, 0.5],
    hold: [0.5, 0, 0, 0],
    still: 1,
    holding: 'none',
    // It flies while the hands are open.
    gear: (s) => {
      const open = Math.max(0, (s.arms[0].hand[2] - s.arms[1].hand[2]) / 2 - 5);
      return [roundBall(add(gripMiddle(s), [4.4 + open * 8, open, 0]), 5.6), wallAhead];
    },
    view: 20,
  };
});

export const doorwayStretch = template('doorway-stretch', 'Doorway stretch', {}, () => {
  const pose = (x: number, twist: number): Pose =>
    split({
      root: { hips: [x, 50.4, 0] },
      legs: [
        { on: [13, 0, 6], out: 4 },
        { on: [-17, 0, -6], out: 10, heel: 24 },
      ],
      twist,
      lean: 3,
      arms: [
        { at: [0, 92, 27], flat: true, point: [0.1, 1, 0], elbow: [-0.2, -1, 0.9] },
        { raise: 6, side: 60, bend: 10 },
      ],
    });
  return {
    keys: [pose(-1, 0), pose(3, -14)],
    ...HOLD,
    gear: () => [
      furniture(
        { ...block('frame', [1, 0, 25], [5, 112, 31]), bias: -18 },
        { ...block('frame', [1, 0, -32], [5, 112, -26]), bias: -6 },
      ),
    ],
    view: 60,
    otherView: 100,
  };
});

export const proneChestStretch = template('prone-chest-stretch', 'Prone chest stretch', {}, () => {
  const pose = (roll: number): Pose => ({
    root: { hips: [0, 7.1 + roll * 0.1, 1.8 - roll * 0.04] },
    lean: 90,
    tilt: -roll,
    look: -20,
    legs: [
      { flex: 10 + roll * 0.7, knee: 60, away: 8, point: 30 },
      { flex: 0, knee: 0, point: 55 },
    ],
    arms: [
      { at: [20, 2, 15 + roll * 0.1], flat: true, point: [1, 0, 0.1], elbow: [-0.3, -1, 0.4] },
      { at: [30, 2, -38], flat: true, point: [0, 0, -1], elbow: [-0.3, -0.3, 1] },
    ],
  });
  return { keys: [pose(4), pose(42)], ...HOLD, view: 6, above: 62 };
});
