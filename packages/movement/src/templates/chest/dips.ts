import { board, cord, disc, furniture, machine, rod, Z } from '../../gear/parts.ts';
import { axisOf, backrest, dipBars, sideBench } from '../../gear/push-stands.ts';
import { levers, rings, stack } from '../../gear/stations.ts';
import type { Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add } from '../../vector.ts';
import { seated } from '../poses.ts';
import { HOLD, hand, LIFT, LOWER } from './kit.ts';

/** On two handles at this height, as far above them. */
export const support = (
  high: number,
  reach: number,
  angle: number,
  lean: number,
  more: Partial<Pose>,
): Pose => ({
  root: { reach, angle },
  lean,
  legs: { flex: 8, knee: 75, point: 30 },
  arms: {
    at: [0, high, 13],
    elbow: [-1, 0.2, lean > 15 ? 0.8 : 0.3],
    thumb: [1, 0, 0],
    point: [0.25, -1, 0],
  },
  ...more,
});

export const dip = template(
  'dip',
  'Dip',
  {
    on: ['bars', 'rings', 'assisted'],
    trunk: ['leaning', 'tall'],
    load: ['bodyweight', 'weighted'],
  },
  ({ on, trunk, load }) => {
    const high = 58;
    const isTall = trunk === 'tall';
    const more: Partial<Pose> = on === 'assisted' ? { legs: { flex: 6, knee: 96, point: 40 } } : {};
    const belt = (s: Skeleton) => {
      const low = add(s.hips, [4, -22, 0]);
      return furniture(cord(add(s.hips, [5, 0, 3]), low, add(s.hips, [5, 0, -3])), {
        ...disc('plate', add(low, [0, -3, 0]), Z, 6.5, 2.5),
        bias: 9,
      });
    };
    return {
      keys: [
        support(high, 34, isTall ? 0 : 6, isTall ? 4 : 16, more),
        support(high, 17.5, isTall ? 22 : 30, isTall ? 10 : 30, more),
      ],
      ...LOWER,
      still: 1,
      gear: (s) => {
        const knees = s.legs[0].knee;
        return [
          on === 'rings' ? rings(s, 124) : dipBars(high, 13, on === 'assisted' ? 'Machine' : 'none'),
          ...(load === 'weighted' ? [belt(s)] : []),
          ...(on === 'assisted'
            ? [
                machine(
                  { ...board('pad', [knees[0] - 5, knees[1] - 5.4, 0], [9, 0, 0], [0, 0, 9], 1.6), bias: -2 },
                  { ...rod('frame', [knees[0] - 8, knees[1] - 7, 0], [-44, 22, 0], 1.3), bias: -4 },
                  ...stack(-48),
                ),
              ]
            : []),
        ];
      },
      view: 30,
      otherView: 80,
    };
  },
);

export const supportHold = template(
  'support-hold',
  'Support hold',
  { on: ['bars', 'rings'], legs: ['down', 'l-sit'] },
  ({ on, legs }) => {
    const high = legs === 'down' ? 58 : 30;
    const pose = (reach: number): Pose =>
      support(high, reach, legs === 'down' ? 2 : -4, legs === 'down' ? 2 : -8, {
        shrug: -1,
        legs: { flex: legs === 'down' ? 8 : 98, knee: legs === 'down' ? 4 : 0, point: 40 },
        arms: {
          at: [0, high, 13],
          elbow: [-1, 0.2, 0.3],
          thumb: on === 'rings' ? [1, 0, 0.6] : [1, 0, 0],
          point: [0.1, -1, 0],
        },
      });
    return {
      keys: [pose(34.8), pose(34.2)],
      ...HOLD,
      gear: (s) => [on === 'rings' ? rings(s, 124) : dipBars(high)],
      view: 30,
      otherView: 80,
    };
  },
);

export const benchDip = template('bench-dip', 'Bench dip', {}, () => {
  const pose = (x: number, y: number): Pose => ({
    root: { hips: [x, y, 0] },
    legs: { on: [35, 0, 6], heel: -12 },
    arms: { at: [-5.5, 28, 12], flat: true, point: [1, -0.25, 0], elbow: [-1, 0, 0.25] },
  });
  return {
    keys: [pose(1.5, 30.5), pose(3, 14.5)],
    ...LOWER,
    still: 1,
    gear: () => [sideBench(-9, 26.5)],
    view: 24,
  };
});

export const dipMachine = template('dip-machine', 'Dip machine', {}, () => {
  const pose = (x: number, y: number): Pose =>
    seated(24, 0, { arms: hand(x, y, 15, { elbow: [-1, 0.2, 0.4], thumb: [1, 0, 0] }) });
  const keys = [pose(5, -16), pose(5, -34)] as const;
  const axis = axisOf(...keys, -30);
  return {
    keys,
    ...LIFT,
    gear: (s) => [machine(...backrest(s.hips, 0, 34), ...stack(-26)), levers(s, axis)],
    view: 24,
    otherView: 70,
  };
});
