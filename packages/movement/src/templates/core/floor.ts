import { band } from '../../gear/lines.ts';
import { furniture } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { inBoth } from '../../gear/push-stands.ts';
import { roundBall } from '../../gear/stands.ts';
import { padOf } from '../../gear/stations.ts';
import { dumbbellAt } from '../../gear/weights.ts';
import type { Movement } from '../../movement.ts';
import { type Arm, type ArmFree, type HandOn, type LegFree, mirror, type Pose } from '../../pose.ts';
import { solve } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, middle, type V3 } from '../../vector.ts';
import { benchOf, HOLD, LIFT, lying } from '../chest/kit.ts';

export const AT_HEAD: HandOn = { at: [0.5, 0, 7.6], of: 'head', elbow: [0.3, 0.1, 1] };
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
const KNEES_UP = { on: [27, 0, 7] as V3 };
const LONG: LegFree = { flex: 6, knee: 0, point: 45 };
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
        ...(held === 'dumbbell' ? [inBoth(s, dumbbellAt(gripMiddle(s), [0, 0, 1]))] : []),
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

const UNDER: ArmFree = { raise: -3, side: 0, bend: 6, turn: -20, grip: 0, flat: true };
export const legRaise = template('leg-raise', 'Lying leg raise', {}, () => ({
  keys: [supine({ ...LONG, flex: 9 }, { arms: UNDER }), supine({ ...LONG, flex: 88 }, { arms: UNDER })],
  ...LIFT,
  view: 14,
}));

export const flutterKick = template(
  'flutter-kick',
  'Flutter kick',
  { style: ['up-and-down', 'crossing'] },
  ({ style }) => {
    const isCrossing = style === 'crossing';
    const right: LegFree = isCrossing
      ? { flex: 26, knee: 0, point: 50, away: -12 }
      : { flex: 34, knee: 4, point: 50 };
    const other: LegFree = isCrossing
      ? { flex: 20, knee: 0, point: 50, away: -12 }
      : { flex: 16, knee: 4, point: 50 };
    const lift = { bend: 14, nod: 8, arms: UNDER };
    const crossed = supine([right, other], lift);
    if (!isCrossing) return sides(crossed, 0.35, { hold: [0, 0], view: 18 });
    const apart = supine({ flex: 24, knee: 0, point: 50, away: 24 }, lift);
    return {
      keys: [apart, crossed],
      tempo: [0.5, 0.5],
      hold: [0, 0],
      still: 0,
      alternate: true,
      view: 64,
      otherView: 20,
    };
  },
);

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
      { on: [25, 0, 9] },
      { bend: 34, sway: 22, nod: 8, arms: { raise: 26, side: 62, bend: 4, grip: 60, flat: true } },
    ),
    0.9,
    { view: 45, otherView: 75 },
  ),
);

const TABLE: LegFree = { flex: 90, knee: 90, point: 5 };
export const deadBug = template('dead-bug', 'Dead bug', { load: ['bodyweight', 'band'] }, ({ load }) => {
  const isBand = load === 'band';
  const up: ArmFree = { raise: 90, side: 0, bend: 3, grip: 90 };
  const start = supine(TABLE, { arms: up });
  const out = supine([TABLE, { flex: 14, knee: 6, point: 10 }], {
    arms: isBand ? up : [{ ...up, raise: 168 }, up],
  });
  const anchor: V3 = [-84, 3, 0];
  return {
    keys: [start, out],
    tempo: [1.6, 1.4],
    hold: [0.3, 0.5],
    alternate: true,
    gear: (s) =>
      isBand
        ? [
            {
              ...band(s.arms[0].hand, anchor, s.arms[1].hand),
              handles: s.arms.map(({ hand: at }) => [at, at] as const),
            },
            furniture({ ...padOf([-86, 0, 0], [-86, 8, 0], 4), tone: 'frame' }),
          ]
        : [],
    view: 16,
  };
});

export const psoasMarch = template('psoas-march', 'Psoas march', {}, () => {
  const far: LegFree = { flex: 34, knee: 16, point: -5 };
  const near: LegFree = { flex: 98, knee: 94, point: -5 };
  return {
    keys: [supine(near), supine([near, far])],
    tempo: [1.8, 1.8],
    hold: [0.2, 0.3],
    alternate: true,
    holding: 'none',
    gear: (s) => {
      const [a, b] = s.legs;
      const lift: V3 = [0, 1.5, 0];
      return [band(a.ball, add(a.ball, lift), add(b.ball, lift), b.ball, a.ball)];
    },
    view: 22,
  };
});

export const hollow = template('hollow-hold', 'Hollow hold', { style: ['hold', 'rock'] }, ({ style }) => {
  const pose = (roll: number, lift: number): Pose =>
    supine(
      { flex: 14, knee: 0, point: 55 },
      {
        root: { hips: [roll * 0.12, 6.4 + lift, 0] },
        lean: -84 + roll,
        bend: 26,
        arms: { raise: 166, side: 20, bend: 2, grip: 90, flat: true },
      },
    );
  return style === 'hold'
    ? { keys: [pose(0, 0), pose(1.5, 0)], ...HOLD, view: 14 }
    : { keys: [pose(10, 0), pose(-16, 2)], tempo: [0.7, 0.7], hold: [0, 0], still: 0, view: 14 };
});

export const kneesToChest = template('knees-to-chest', 'Knees to chest', {}, () => {
  const pose = (flex: number): Pose => {
    const body = supine({ flex, knee: 130, away: 4, point: 20 }, { lean: -96, bend: 8 });
    const { knee, ankle, front } = solve(body).legs[0];
    const at = along(middle(knee, ankle, 0.24), front, 2.5);
    return {
      ...body,
      arms: { at: [at[0], at[1] + 3, at[2] + 2], elbow: [0.2, -0.4, 1], thumb: [0, 0.4, -1] },
    };
  };
  return { keys: [pose(114), pose(128)], ...HOLD, view: 14 };
});

export const supineTwist = template('supine-twist', 'Supine twist', {}, () => {
  const pose = (roll: number): Pose =>
    supine(
      { flex: 90, knee: 90, point: 20 },
      {
        root: { hips: [0, 8.4, 0] },
        tilt: roll,
        twist: -roll * 0.9,
        look: -24,
        arms: { raise: 88, side: 90, bend: 3, grip: 0, flat: true },
      },
    );
  return { keys: [pose(56), pose(66)], ...HOLD, view: 72, above: 42 };
});
