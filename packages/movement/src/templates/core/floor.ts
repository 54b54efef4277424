import { gripMiddle } from '../../gear/places.ts';
import { inBoth } from '../../gear/push-stands.ts';
import { roundBall } from '../../gear/stands.ts';
import { dumbbellAt } from '../../gear/weights.ts';
import type { Movement } from '../../movement.ts';
import {
  type Arm,
  type ArmFree,
  type FootOn,
  type HandOn,
  type LegFree,
  mirror,
  type Pose,
} from '../../pose.ts';
import { template } from '../../template.ts';
import { benchOf, LIFT, lying } from '../chest/kit.ts';

const AT_HEAD: HandOn = { at: [0.5, 0, 7.6], of: 'head', elbow: [0.3, 0.1, 1] };

export const CROSSED: HandOn = { at: [6.6, -4, -4], of: 'chest', elbow: [0.6, -1, 0.5] };

const ALONG: ArmFree = { raise: 6, side: 70, bend: 4, grip: 0, flat: true };

/** On the back on the floor, legs by their angles. */
export const supine = (legs: Pose['legs'], more: Partial<Pose> = {}): Pose => ({
  root: { hips: [0, 6, 0] },
  lean: -90,
  legs,
  arms: ALONG,
  ...more,
});

const KNEES_UP: FootOn = { on: [27, 0, 7], pole: [0, 1, 0] };

export const LONG: LegFree = { flex: 6, knee: 0, point: 45 };

/** From one side to the other and back. */
export const sides = (pose: Pose, seconds: number, more: Partial<Movement> = {}): Movement => ({
  keys: [pose, mirror(pose)],
  tempo: [seconds, seconds],
  hold: [0.15, 0.15],
  still: 0,
  ...more,
});

export const crunch = template(
  'crunch',
  'Crunch',
  {
    range: ['crunch', 'sit-up'],
    on: ['floor', 'decline', 'ball'],
    arms: ['at-head', 'crossed', 'dumbbell'],
  },
  ({ range, on, arms: held }) => {
    const arms: Arm = held === 'at-head' ? AT_HEAD : held === 'crossed' ? CROSSED : hold;
    const isSitUp = range === 'sit-up';
    const pose = (up: number): Pose => {
      if (on === 'decline')
        return lying('decline', {
          lean: -106 + (isSitUp ? up * 62 : 0),
          legs: { flex: 22 + (isSitUp ? up * 62 : 0), knee: 78, point: 10, away: 8 },
          bend: isSitUp ? 10 + up * 24 : up * 46,
          nod: up * 10,
          arms,
        });
      if (on === 'ball')
        return {
          root: { hips: [12, 37, 0] },
          lean: -74,
          bend: -34 + up * 66,
          nod: up * 12,
          legs: { on: [40, 0, 9], out: 8 },
          arms,
        };
      return supine(KNEES_UP, {
        lean: -90 + (isSitUp ? up * 76 : 0),
        bend: up * (isSitUp ? 44 : 46),
        nod: up * 10,
        arms,
      });
    };
    return {
      keys: [pose(on === 'decline' && isSitUp ? 0.12 : 0), pose(1)],
      ...LIFT,
      gear: (s) => [
        ...(on === 'decline' ? benchOf('decline', s) : []),
        ...(on === 'ball' ? [roundBall([0, 17, 0], 17)] : []),
        ...(held === 'dumbbell' ? [inBoth(s, dumbbellAt(gripMiddle(s), s.chest[1]))] : []),
      ],
      view: 16,
    };
  },
);

const hold: HandOn = { at: [8.6, -5, 2.6], of: 'chest', elbow: [0.1, -1, 0.8] };

export const reverseCrunch = template('reverse-crunch', 'Reverse crunch', {}, () => {
  const pose = (up: number): Pose => ({
    ...supine({ flex: 90 + up * 22, knee: 92, point: 15 }),
    root: { shoulders: [-28, 6, 0] },
    lean: -90 - up * 46,
    bend: up * 46,
  });
  return { keys: [pose(0), pose(1)], ...LIFT, view: 14 };
});

export const vUp = template('v-up', 'V-up', { legs: ['rising', 'upright'] }, ({ legs }) => {
  const keys: Pose[] =
    legs === 'rising'
      ? [
          supine({ ...LONG, flex: 4 }, { arms: { raise: 174, side: 10, bend: 2, grip: 90, flat: true } }),
          supine(
            { ...LONG, flex: 98 },
            { lean: -48, bend: 34, arms: { raise: 84, side: 8, bend: 2, grip: 90, flat: true } },
          ),
        ]
      : [
          supine(
            { ...LONG, flex: 86 },
            { bend: 8, arms: { raise: 96, side: -4, bend: 2, grip: 90, flat: true } },
          ),
          supine(
            { ...LONG, flex: 88 },
            { bend: 56, arms: { raise: 112, side: -4, bend: 2, grip: 90, flat: true } },
          ),
        ];
  return { keys, ...LIFT, view: 14 };
});

export const bicycleCrunch = template('bicycle-crunch', 'Bicycle crunch', {}, () =>
  sides(
    supine(
      [
        { flex: 26, knee: 6, point: 40 },
        { flex: 108, knee: 100, point: 20 },
      ],
      { bend: 50, twist: -32, nod: 6, arms: AT_HEAD },
    ),
    0.9,
    { view: 24, otherView: 60 },
  ),
);

export const heelTouch = template('heel-touch', 'Heel touch', {}, () =>
  sides(
    supine(
      { ...KNEES_UP, on: [25, 0, 9] },
      { bend: 34, sway: 22, nod: 8, arms: { raise: 26, side: 62, bend: 4, grip: 60, flat: true } },
    ),
    0.9,
    { view: 12, above: 52 },
  ),
);
