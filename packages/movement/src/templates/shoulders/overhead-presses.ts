import { bandToHands } from '../../gear/lines.ts';
import { board, machine } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { backrest, racked, twoCables } from '../../gear/push-stands.ts';
import { levers, smithBar, stack } from '../../gear/stations.ts';
import { barbell, dumbbells, kettlebells } from '../../gear/weights.ts';
import type { ArmFree, HandOn, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import type { V3 } from '../../vector.ts';
import { benchOf, hand, LIFT, ON_HIP } from '../chest/kit.ts';
import { seated, standing } from '../poses.ts';

const FIST_DOWN: ArmFree = { raise: 8, side: 70, bend: 14, grip: 90 };

/** On both sitting bones on the floor, legs long and apart. */
const onFloor = (more: Partial<Pose>): Pose => ({
  root: { hips: [0, 6, 0] },
  legs: { flex: 91, knee: 2, away: 16 },
  arms: FIST_DOWN,
  ...more,
});

export const overheadPress = template(
  'overhead-press',
  'Overhead press',
  {
    load: ['barbell', 'dumbbells', 'kettlebells', 'bottoms-up', 'band', 'cables', 'smith-machine'],
    body: ['standing', 'seated', 'on-floor'],
    drive: ['strict', 'push'],
    side: ['both-arms', 'one-arm'],
    bar: ['front', 'behind-neck'],
  },
  ({ load, body, drive, side: arms, bar }) => {
    const isBar = load === 'barbell' || load === 'smith-machine';
    const side = isBar || load === 'band' || load === 'cables' ? 'both-arms' : arms;
    const isBehind = bar === 'behind-neck';
    const isRack = load === 'kettlebells' || load === 'bottoms-up';
    const lean = body === 'seated' ? -12 : 0;
    const elbow: V3 = isBar ? [isBehind ? -0.1 : 0.5, -1, 0.5] : isRack ? [0.5, -1, 0.2] : [0.2, -1, 0.8];
    const arm = (x: number, y: number, z: number, thumb: V3): HandOn => hand(x, y, z, { elbow, thumb });
    const low = isBar
      ? arm(isBehind ? -6.5 : 8.6, 2.5, isBehind ? 21 : 13, [0, 0, -1])
      : isRack
        ? arm(7.5, 1, 7, [-0.5, 0, -1])
        : arm(4, 4, 18, [0, 0, -1]);
    const x = load === 'smith-machine' ? (isBehind ? -6.2 : 8.2) : isBehind ? -1.5 : 1.5;
    const high = arm(x, isBehind && x < -2 ? 31.5 : 34, isBar ? (isBehind ? 18 : 12.5) : 10.5, [0, 0, -1]);
    const pose = (right: HandOn, nod: number, dip = 0): Pose => {
      const more: Partial<Pose> = {
        lean,
        nod,
        arms: side === 'one-arm' ? [right, body === 'on-floor' ? ON_HIP : FIST_DOWN] : right,
      };
      if (body === 'on-floor') return onFloor(more);
      if (body === 'seated') return seated(24, 0, more);
      return standing({ ...more, root: { shin: 1 + dip * 16, thigh: -dip * 24 } });
    };
    const which = side === 'one-arm' ? ([0] as const) : ([0, 1] as const);
    const gearOf = (s: Skeleton) => {
      switch (load) {
        case 'barbell':
          return [barbell(gripMiddle(s))];
        case 'smith-machine':
          return [smithBar(gripMiddle(s))];
        case 'dumbbells':
          return [dumbbells(s, which)];
        case 'bottoms-up':
          return [kettlebells(s, which, [0, 1, 0])];
        case 'kettlebells':
          return [racked(s, which)];
        case 'cables':
          return twoCables(s, [-4, 6, 40]);
        case 'band':
          return [bandToHands(s, [s.legs[0].ball, s.legs[1].ball])];
      }
    };
    const nods: readonly [number, number] = isBar ? [isBehind ? 14 : -12, isBehind ? 8 : 0] : [0, 0];
    const [start, end] = [pose(low, nods[0]), pose(high, nods[1])];
    return {
      keys: drive === 'push' ? [start, pose(low, nods[0], 1), end] : [start, end],
      ...(drive === 'push' ? { tempo: [0.5, 0.6, 1.4], hold: [0.4, 0, 0.5], still: 2 } : LIFT),
      holding: side === 'one-arm' ? 'right' : 'both',
      gear: (s) => [...(body === 'seated' ? benchOf('upright', s) : []), ...gearOf(s)],
      view: load === 'cables' ? 60 : 25,
      otherView: 90,
    };
  },
);

export const arnoldPress = template('arnold-press', 'Arnold press', {}, () => {
  const pose = (x: number, y: number, z: number, thumb: V3, elbow: V3): Pose =>
    seated(24, 0, { lean: -12, arms: hand(x, y, z, { thumb, elbow }) });
  return {
    keys: [
      pose(11, 3, 6, [0, 0, 1], [0.5, -1, 0.2]),
      pose(4, 8, 19, [-0.9, 0, 0.1], [0.2, -1, 0.8]),
      pose(1.5, 34, 10.5, [0, 0, -1], [0.2, -1, 0.8]),
      pose(4, 8, 19, [-0.9, 0, 0.1], [0.2, -1, 0.8]),
    ],
    tempo: [0.8, 0.9, 1.1, 1],
    hold: [0.3, 0, 0.4, 0],
    still: 2,
    gear: (s) => [...benchOf('upright', s), dumbbells(s)],
    view: 40,
    otherView: 90,
  };
});

export const shoulderPressMachine = template('shoulder-press-machine', 'Shoulder press machine', {}, () => {
  const pose = (x: number, y: number, z: number): Pose =>
    seated(24, 0, { lean: -6, arms: hand(x, y, z, { thumb: [0, 0, -1], elbow: [0.2, -1, 0.8] }) });
  return {
    keys: [pose(5, 5, 18), pose(5, 32, 14)],
    ...LIFT,
    gear: (s) => [
      machine(...backrest(s.hips, -6, 36), ...stack(-28), {
        ...board('frame', [-20, 60, 0], [3, 0, 0], [0, 0, 16], 1),
        bias: -6,
      }),
      levers(s, [-20, 60, 16]),
    ],
    view: 30,
    otherView: 90,
  };
});
