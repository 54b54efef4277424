import { disc, machine, rod, Z } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { axisOf, backrest, inBoth, racked } from '../../gear/push-stands.ts';
import { levers, smithBar, stack } from '../../gear/stations.ts';
import { barbell, dumbbellAt, dumbbells, heldBarbell } from '../../gear/weights.ts';
import { bothOf, type HandOn } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, type V3 } from '../../vector.ts';
import { seated } from '../poses.ts';
import { above, benchOf, hand, LIFT, LOWER, lying, SLOPE } from './kit.ts';

const WIDE = { medium: 18, wide: 24, close: 11, underhand: 16, neutral: 15, squeeze: 4.4 } as const;
const AT = { flat: 7, floor: 9, incline: 3, decline: 9.5 } as const;
const SIDES = [0, 1] as const;

export const benchPress = template(
  'bench-press',
  'Bench press',
  {
    load: ['barbell', 'dumbbells', 'kettlebells', 'smith-machine'],
    bench: ['flat', 'incline', 'decline', 'floor'],
    grip: ['medium', 'wide', 'close', 'underhand', 'neutral', 'squeeze'],
    side: ['both-arms', 'one-arm', 'alternating'],
    pause: ['touch', 'paused'],
  },
  ({ load, bench, grip: wanted, side: arms, pause }) => {
    // A bar takes both hands, apart from each other.
    const isBar = load === 'barbell' || load === 'smith-machine';
    const side = isBar ? 'both-arms' : arms;
    const grip = isBar && wanted === 'squeeze' ? 'close' : isBar && wanted === 'neutral' ? 'medium' : wanted;
    const wide = WIDE[grip];
    const isTucked = grip === 'close' || grip === 'underhand' || grip === 'neutral';
    const elbow: V3 = isTucked ? [-0.7, -1, 0.25] : [-0.7, -0.6, 0.8];
    const thumb: V3 =
      grip === 'underhand'
        ? [0, 0, 1]
        : grip === 'neutral' || grip === 'squeeze' || load === 'kettlebells'
          ? [-1, 0, 0]
          : isBar
            ? [0, 0, -1]
            : [-0.4, 0, -1];
    const slope = SLOPE[bench];
    // The floor stops the elbows; dumbbells go beside the chest.
    const low = bench === 'floor' ? 15.5 : isBar ? 8.8 : grip === 'squeeze' ? 11 : 7;
    const down = hand(low, -AT[bench], grip === 'squeeze' ? 4.4 : wide + (isBar ? 0 : 4), { elbow, thumb });
    const [x, y] =
      load === 'smith-machine'
        ? above(low, -AT[bench], bench === 'floor' ? 15 : wide > 20 ? 21 : 23, slope)
        : above(0, -1, 33, slope);
    const up = hand(x, y, isBar ? wide : grip === 'squeeze' ? 4.4 : 10, { elbow, thumb });
    const free = { raise: 62, side: 90, bend: 12, grip: 20 };
    const pose = (right: HandOn, left: HandOn) =>
      lying(bench, {
        arms: [right, side === 'one-arm' ? free : bothOf(left)[1]],
      });
    const which = side === 'one-arm' ? ([0] as const) : SIDES;
    const loadOf = (s: Skeleton) => {
      if (load === 'barbell') return barbell(gripMiddle(s));
      if (load === 'smith-machine') return smithBar(gripMiddle(s));
      return load === 'kettlebells' ? racked(s, which) : dumbbells(s, which);
    };
    return {
      keys: [pose(up, up), pose(down, side === 'alternating' ? up : down)],
      tempo: pause === 'paused' ? [2.2, 1.2] : LOWER.tempo,
      hold: [0.5, pause === 'paused' ? 1.5 : 0.2],
      alternate: side === 'alternating',
      holding: side === 'one-arm' ? 'right' : 'both',
      gear: (s) => [...benchOf(bench, s), loadOf(s)],
      otherView: 90,
    };
  },
);

export const chestPressMachine = template(
  'chest-press-machine',
  'Chest press machine',
  { press: ['level', 'upward', 'downward'], levers: ['joined', 'separate'] },
  ({ press, levers: kind }) => {
    const end = { level: [33, -3], upward: [29, 14], downward: [28, -18] } as const;
    const start = { level: [8, -8], upward: [8, -4], downward: [8, -13] } as const;
    const pose = ([x, y]: readonly [number, number], z: number) =>
      seated(23, 0, { lean: -8, arms: hand(x, y, z, { thumb: [0.2, 0.5, -1], elbow: [-0.6, -0.5, 1] }) });
    const keys = [pose(start[press], 19), pose(end[press], kind === 'joined' ? 16 : 10)] as const;
    const isLow = press === 'downward';
    const axis = axisOf(...keys, isLow ? -24 : 46);
    const beam = (from: V3, to: V3) => ({ ...rod('frame', from, to, 1.2), bias: -6 });
    return {
      keys,
      ...LIFT,
      gear: (s) => [
        machine(
          ...backrest(s.hips, -8, 34),
          ...(kind === 'joined' ? stack(-24, 0, 92) : stack(-24, 0, 92).slice(0, 1)),
        ),
        machine(
          beam([-24, isLow ? 20 : 91, 0], [axis[0], axis[1], 0]),
          beam([axis[0], axis[1], -21], [axis[0], axis[1], 21]),
        ),
        levers(s, axis, kind === 'separate'),
      ],
      view: 28,
      otherView: 90,
    };
  },
);

export const pullover = template('dumbbell-pullover', 'Dumbbell pullover', {}, () => {
  const pose = (raise: number, side: number) =>
    lying('flat', { arms: { raise, side, bend: 20, turn: 20, grip: 180, flat: true } });
  return {
    keys: [pose(92, -13), pose(168, -52)],
    ...LOWER,
    still: 1,
    gear: (s) => [...benchOf('flat', s), inBoth(s, dumbbellAt(add(gripMiddle(s), [0, -3.5, 0]), [0, 1, 0]))],
    view: 14,
  };
});

export const svendPress = template('svend-press', 'Svend press', {}, () => {
  const pose = (x: number) => ({
    root: { shin: 1, thigh: 0 },
    legs: { on: [0, 0, 6] as const, out: 8 },
    arms: hand(x, -6, 2.4, { point: [1, 0.15, 0], flat: true, elbow: [-0.3, -0.6, 1], thumb: [0, 1, 0] }),
  });
  return {
    keys: [pose(8), pose(26)],
    ...LIFT,
    gear: (s) => [inBoth(s, { ...heldBarbell(s, { half: 2.2, plates: 0 }), parts: plates(s) })],
    view: 35,
  };
});
const plates = (s: Skeleton) => [{ ...disc('plate', gripMiddle(s), Z, 6.5, 3), bias: 3 }];
