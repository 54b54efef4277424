import { band } from '../../gear/lines.ts';
import { furniture } from '../../gear/parts.ts';
import { padOf } from '../../gear/stations.ts';
import type { ArmFree, LegFree, Pose } from '../../pose.ts';
import { solve } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, middle, type V3 } from '../../vector.ts';
import { HOLD, LIFT } from '../chest/kit.ts';

import { LONG, sides, supine } from './floor.ts';

const TABLE: LegFree = { flex: 90, knee: 90, point: 5 };

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
      view: 12,
      above: 55,
    };
  },
);

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
        root: { hips: [0, 9.6, 0] },
        tilt: roll,
        twist: -roll * 0.9,
        look: -24,
        arms: { raise: 88, side: 90, bend: 3, grip: 0, flat: true },
      },
    );
  return { keys: [pose(68), pose(78)], ...HOLD, view: 14, above: 62 };
});
