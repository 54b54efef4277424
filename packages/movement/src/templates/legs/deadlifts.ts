import { BODY } from '../../body.ts';
import { cable, handles } from '../../gear/lines.ts';
import { disc, type Gear, rod, Z } from '../../gear/parts.ts';
import { gripMiddle, hands } from '../../gear/places.ts';
import { dumbbellAt, dumbbells, heldBarbell, kettlebellInBoth, kettlebells } from '../../gear/weights.ts';
import type { Arm, ArmFree, FootOn, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, cos, sin, type V3 } from '../../vector.ts';
import { feet } from '../poses.ts';
import { free, hang, smithBar } from './kit.ts';

/** Always in the same plane, so that the hands keep their distance while the trunk tips. */
const hung = (raise: number, side: number): ArmFree => ({ raise, side, bend: 2, turn: -side });

export const romanianDeadlift = template(
  'romanian-deadlift',
  'Romanian or stiff-leg deadlift',
  {
    load: ['barbell', 'dumbbells', 'kettlebells', 'cable', 'smith-machine'],
    grip: ['narrow', 'snatch'],
    legs: ['both', 'staggered', 'single'],
    knees: ['soft', 'straight'],
    start: ['standing', 'floor'],
  },
  ({ load, grip, legs, knees, start }) => {
    const bells = load === 'dumbbells' || load === 'kettlebells';
    const wide = grip === 'snatch';
    const single = legs === 'single';
    const floor = start === 'floor';
    const pulled = load === 'cable';
    const slides = load === 'smith-machine';
    const foot: FootOn = feet(6, 4);
    const pose = (lean: number, down: boolean): Pose => {
      const thigh = -lean * (knees === 'straight' ? 0.28 : 0.36);
      const round = floor && down ? 8 : 0;
      const lead =
        slides && lean === 40
          ? -0.1
          : down
            ? pulled
              ? 0.1
              : floor
                ? -0.12
                : slides
                  ? -0.3
                  : -0.24
            : pulled
              ? 0.22
              : bells
                ? 0.26
                : 0.16;
      const palms = { grip: bells && !single ? 20 : single ? 60 : 0 };
      const arm: Arm = wide
        ? hang(lean, lean === 40 ? 0.06 : lead, 0.62, palms)
        : { ...hung(lean + round + (single ? 3 : lead * 57), bells ? 3 : down ? 2.2 : 7), ...palms };
      const standing: FootOn = { ...foot, on: [0, 0, -4] };
      return {
        root: {
          shin: legs !== 'both' ? 7 : knees === 'straight' ? 2 : 5,
          thigh: legs !== 'both' ? Math.min(thigh, -7) : thigh,
          ...(single ? { foot: 1 as const } : legs === 'staggered' ? { foot: 0 as const } : {}),
        },
        lean,
        bend: round,
        legs: single
          ? [free(down ? 2 : 10, down ? 8 : 36, { point: down ? 20 : -22 }), standing]
          : legs === 'staggered'
            ? [feet(5, 0), { on: [-13, 0, -5], heel: 36, out: 0 }]
            : foot,
        arms: single && bells ? [arm, down ? hang(lean, 0.1, 0.5) : hang(lean)] : arm,
      };
    };
    const which: readonly (0 | 1)[] = single && bells ? [0] : [0, 1];
    const gear = (s: Skeleton): Gear[] =>
      load === 'dumbbells'
        ? [dumbbells(s, which)]
        : load === 'kettlebells'
          ? [kettlebells(s, which)]
          : pulled
            ? [cable([50, 6, 0], gripMiddle(s)), handles.bar(s, wide ? 36 : 20)]
            : slides
              ? smithBar(gripMiddle(s), 7)
              : [heldBarbell(s)];
    const low = floor ? 88 : knees === 'straight' ? 84 : load === 'smith-machine' ? 74 : 78;
    const half = pose(40, false);
    const between = wide || slides;
    const keys = between ? [pose(2, false), half, pose(low, true), half] : [pose(2, false), pose(low, true)];
    return {
      keys: floor ? keys.reverse() : keys,
      tempo: floor ? [1.6, 2] : between ? [1, 1.2, 0.8, 0.8] : [2.2, 1.6],
      hold: between ? [0.4, 0, 0.4, 0] : [0.4, 0.4],
      still: floor ? 0 : between ? 2 : 1,
      gear,
      holding: single && bells ? 'right' : 'both',
      view: 18,
      otherView: grip === 'snatch' || legs !== 'both' ? 60 : 90,
    };
  },
);

/** A frame around the lifter, its handles beside the thighs. */
function trapBar(s: Skeleton): Gear {
  const [x, y] = gripMiddle(s);
  const at = (dx: number, z: number): V3 => [x + dx, y, z];
  return {
    kind: 'Barbell',
    parts: [1, -1].flatMap((side) => [
      rod('iron', at(-14, 12 * side), at(14, 12 * side), 0.9),
      rod('iron', at(14, 12 * side), at(0, 24 * side), 0.9),
      rod('iron', at(-14, 12 * side), at(0, 24 * side), 0.9),
      rod('iron', at(0, 24 * side), at(0, 38 * side), 0.9),
      { ...disc('plate', at(0, 30 * side), Z, 8.5, 3), bias: 0.5 },
      { ...rod('iron', at(14, 12), at(14, -12), 0.9), bias: 1 },
      rod('iron', at(-14, 12), at(-14, -12), 0.9),
    ]),
    handles: [
      [at(-5, 12), at(5, 12)],
      [at(-5, -12), at(5, -12)],
    ],
  };
}

interface Lift {
  readonly legs: FootOn;
  /** The shoulders at the bottom and at the top: forward, up, leaning. */
  readonly low: readonly [number, number, number];
  readonly top?: readonly [number, number, number];
  /** The hand at the bottom and at the top: forward; and to the side. */
  readonly hand: readonly [number, number, number];
  readonly thumb?: V3;
  readonly gear: (s: Skeleton) => Gear;
}
const LIFTS: Record<string, Lift> = {
  'trap-bar': { legs: feet(6, 6), low: [3, 46.6, 46], hand: [3, 1, 12.4], thumb: [1, 0, 0], gear: trapBar },
  kettlebell: { legs: feet(9, 14), low: [12, 50, 62], hand: [4, 8, 3.4], gear: (s) => kettlebellInBoth(s) },
  'bar-behind': { legs: feet(7, 10), low: [1, 43, 29], hand: [-10.5, -8, 13], gear: (s) => heldBarbell(s) },
};
/** A point straight arms reach from these shoulders. */
const below = ([x, y, lean]: Lift['low'], to: number, z: number): V3 => {
  const [dx, dz] = [to - x + sin(lean), z - BODY.shoulderWidth];
  return [to, y - cos(lean) - Math.sqrt(35.7 ** 2 - dx ** 2 - dz ** 2), z];
};
const lift = ({ legs, low, top = [0, 80.6, 0], hand: [near, far, z], thumb = [0, 0, -1], gear }: Lift) => {
  const pose = (at: Lift['low'], x: number): Pose => ({
    root: { shoulders: [at[0], at[1], 0] },
    lean: at[2],
    legs,
    arms: { at: below(at, x, z), elbow: [-0.7, 0, 0.7], thumb },
  });
  return {
    keys: [pose(low, near), pose(top, far)],
    tempo: [1.5, 1.9],
    hold: [0.5, 0.5],
    still: 0,
    gear: (s: Skeleton) => [gear(s)],
    view: 20,
    otherView: 62,
  };
};
export const squatLift = template(
  'knee-bend-deadlift',
  'Trap bar or kettlebell deadlift',
  { load: ['trap-bar', 'kettlebell', 'bar-behind'] },
  ({ load }) => {
    const one = LIFTS[load];
    if (!one) throw new Error(load);
    // Seen from above, the bar is a frame.
    return load === 'trap-bar' ? { ...lift(one), view: 36, above: 14 } : lift(one);
  },
);

export const sumo = template(
  'sumo-deadlift',
  'Sumo deadlift or squat',
  { load: ['barbell', 'kettlebell', 'dumbbell'], style: ['deadlift', 'squat'] },
  ({ load, style }) => {
    const bar = load === 'barbell';
    const squat = style === 'squat';
    return {
      ...lift({
        legs: { on: [0, 0, bar ? 22 : 20], out: 40 },
        low: bar ? [10, 45.8, 54] : squat ? [2, 52, 24] : [6, 49.5, 46],
        top: bar ? [0, 77.2, 0] : [0, 77.8, 0],
        hand: bar ? [4, 6, 7] : [squat ? 6 : 4, 9, 3],
        gear: (s) =>
          bar
            ? heldBarbell(s)
            : load === 'kettlebell'
              ? kettlebellInBoth(s)
              : { ...dumbbellAt(add(gripMiddle(s), [0, -3, 0]), [0, 1, 0]), handles: [hands(s)] },
      }),
      view: 50,
      otherView: 90,
    };
  },
);
