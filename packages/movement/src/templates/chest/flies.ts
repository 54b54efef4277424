import { bandToHands } from '../../gear/lines.ts';
import { block, board, disc, machine, rod } from '../../gear/parts.ts';
import { backrest, straps, twoCables } from '../../gear/push-stands.ts';
import { stack } from '../../gear/stations.ts';
import { dumbbells } from '../../gear/weights.ts';
import type { ArmFree, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { along, sub, unit, type V3 } from '../../vector.ts';
import { seated } from '../poses.ts';
import { BENCHES, benchOf, hand, LIFT, LOWER, lying, split } from './kit.ts';

/** Bent a little toward the midline, palms toward each other. */
const open = (raise: number, side: number, bend = 18, grip = 180): ArmFree => ({
  raise,
  side,
  bend,
  turn: 90,
  grip,
});

export const fly = template(
  'fly',
  'Fly on a bench',
  { load: ['dumbbells', 'cables'], bench: BENCHES },
  ({ load, bench }) => {
    const raise = bench === 'incline' ? 112 : bench === 'decline' ? 78 : 90;
    const pose = (side: number, up: number) =>
      lying(bench, { arms: open(up, side, load === 'cables' ? 22 : 18) });
    const wide = bench === 'incline' ? 96 : 88;
    return {
      keys: [pose(2, raise), pose(wide, 88)],
      ...LOWER,
      still: 1,
      gear: (s) => [
        ...benchOf(bench, s),
        ...(load === 'cables' ? twoCables(s, [-12, 8, 52]) : [dumbbells(s)]),
      ],
      view: 50,
      otherView: 90,
    };
  },
);

const PULLEY = { level: 76, low: 7, high: 100 } as const;
export const standingFly = template(
  'standing-fly',
  'Standing fly',
  { load: ['cables', 'band'], from: ['level', 'low', 'high'] },
  ({ load, from }) => {
    const lean = from === 'low' ? 3 : from === 'high' ? 16 : 8;
    const way: Record<typeof from, readonly [Pose['arms'], Pose['arms']]> = {
      level: [open(84, 88), load === 'band' ? open(82, -17, 16) : [open(84, -34, 14), open(72, -34, 14)]],
      low: [open(34, 112), open(100, -2)],
      high: [open(92, 88), open(46, -10)],
    };
    const pose = (arms: Pose['arms']): Pose => split({ lean, arms });
    const [wide, closed] = way[from];
    return {
      keys: [pose(wide), pose(closed)],
      ...LIFT,
      gear: (s) =>
        load === 'cables'
          ? twoCables(s, [-16, PULLEY[from], 46])
          : [
              bandToHands(s, [
                [-44, 78, 3],
                [-44, 78, -3],
              ]),
              post(-45),
            ],
      view: load === 'cables' ? 68 : 40,
      otherView: 90,
    };
  },
);
/** What a band is tied to. */
export const post = (x: number, z = 0) => ({
  kind: 'none' as const,
  parts: [{ ...rod('frame', [x, 0.8, z], [x, 100, z], 1.4), bias: -8 }],
});

export const standingChestPress = template(
  'standing-chest-press',
  'Standing chest press',
  { load: ['cables', 'band'] },
  ({ load }) => {
    const pose = (x: number, y: number, z: number) =>
      split({ lean: 6, arms: hand(x, y, z, { thumb: [0, 0.3, -1], elbow: [-0.7, -0.4, 1] }) });
    return {
      keys: [pose(3, -7, 19), pose(33, -2, 9)],
      ...LIFT,
      gear: (s) =>
        load === 'cables'
          ? twoCables(s, [-34, 74, 26])
          : [
              bandToHands(s, [
                [-40, 75, 3],
                [-40, 75, -3],
              ]),
              post(-41),
            ],
      view: 35,
      otherView: 75,
    };
  },
);

export const pecDeck = template(
  'pec-deck',
  'Pec deck',
  { direction: ['forward', 'reverse'] },
  ({ direction }) => {
    const isReverse = direction === 'reverse';
    const pose = (side: number) =>
      seated(23, 0, {
        lean: isReverse ? 4 : -4,
        ...(isReverse ? { legs: { on: [14, 0, 17], out: 42, heel: 0 }, root: { hips: [0, 30, 0] } } : {}),
        arms: open(isReverse ? 84 : 80, side, isReverse ? 12 : 30, 180),
      });
    const keys = isReverse ? [pose(4), pose(94)] : [pose(92), pose(8)];
    return {
      keys,
      ...LIFT,
      gear: (s) => {
        const x = isReverse ? 1 : -1;
        const pivot = (side: 0 | 1): V3 => [s.shoulders[0], 94, side === 0 ? 9 : -9];
        return [
          isReverse
            ? machine(
                { ...board('pad', [0, 23, 0], [8, 0, 0], [0, 0, 6.5], 1.7), bias: -3 },
                { ...block('frame', [-1, 0.6, -4], [1, 21, 4]), bias: -4 },
                { ...board('pad', [s.ribs[0] + 8.6, s.ribs[1], 0], [0.5, 9, 0], [0, 0, 5.5], 1.7), bias: 0 },
                { ...rod('frame', [s.ribs[0] + 11, 0.8, 0], [s.ribs[0] + 11, s.ribs[1], 0], 1.6), bias: 0 },
                ...stack(28),
              )
            : machine(...backrest(s.hips, -4, 34), ...stack(-24)),
          {
            kind: 'Machine',
            parts: ([0, 1] as const).flatMap((side) => {
              const { hand: grip } = s.arms[side];
              const [px, py, pz] = pivot(side);
              const out: V3 = [grip[0], py, grip[2]];
              return [
                { ...rod('frame', [px, py, pz], out, 1.1), bias: x },
                rod('iron', out, along(grip, unit(sub(grip, out)), 4), 1.1),
              ];
            }),
            handles: ([0, 1] as const).map((side) => [s.arms[side].hand, s.arms[side].hand] as const),
          },
          { kind: 'none', parts: [disc('frame', [s.shoulders[0], 94, 0], [0, 1, 0], 10, 2)] },
        ];
      },
      view: isReverse ? 328 : 52,
      otherView: isReverse ? 250 : 90,
    };
  },
);

export const suspensionFly = template('suspension-fly', 'Suspension fly', {}, () => {
  const pose = (lean: number, arm: ArmFree): Pose => ({
    root: { shin: lean, thigh: lean },
    lean,
    legs: { on: [-30, 0, 5], heel: 30 },
    arms: arm,
  });
  return {
    keys: [pose(38, open(72, 4, 12)), pose(56, open(84, 74, 18))],
    ...LOWER,
    still: 1,
    gear: (s) => [straps(s, [-6, 116, 0])],
    view: 32,
    otherView: 75,
  };
});
