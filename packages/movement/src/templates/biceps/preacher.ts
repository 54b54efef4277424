import { board, furniture, machine, type Part, rod, Z } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { post, seat, stack } from '../../gear/stations.ts';
import type { Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, cross, middle, scale, sub, unit, type V3 } from '../../vector.ts';
import { held, LIFT } from '../back/kit.ts';
import { seated } from '../poses.ts';

/** What the upper arms lie on. */
const slope = (s: Skeleton): Part => {
  const from = middle(s.arms[0].shoulder, s.arms[1].shoulder);
  const to = middle(s.arms[0].elbow, s.arms[1].elbow);
  const long = sub(to, from);
  const down = unit(cross(long, Z));
  const center = add(add(from, scale(long, 0.66)), scale(down, down[1] > 0 ? -4.6 : 4.6));
  return { ...board('pad', center, scale(long, 0.44), [0, 0, 13], 1.6), bias: -4 };
};

export const preacherCurl = template(
  'preacher-curl',
  'Preacher curl',
  {
    load: ['ez-bar', 'dumbbell', 'machine'],
    pad: ['sloped', 'level'],
  },
  ({ load, pad }) => {
    const raise = pad === 'level' ? 76 : 50;
    const one = load === 'dumbbell';
    const key = (bend: number): Pose => {
      const arm = { raise, side: 0, bend, grip: 180 };
      return seated(27, 0, {
        lean: 9,
        nod: 4,
        legs: { on: [17, 0, 11], out: 16 },
        arms: one ? [arm, { raise: raise - 4, side: -8, bend: 70, turn: 70, grip: 30 }] : arm,
      });
    };
    return {
      keys: [key(9), key(load === 'machine' ? 128 : 112)],
      ...LIFT,
      ...(one && { holding: 'right' as const }),
      gear: (s) => {
        const elbow = middle(s.arms[0].elbow, s.arms[1].elbow);
        const fist = gripMiddle(s);
        const side: V3 = [0, 0, 13];
        return [
          furniture(
            ...seat(27),
            slope(s),
            post(elbow[0] - 6, elbow[1] - 6),
            rod('frame', [0, 3, 0], [elbow[0] - 6, 3, 0], 1.6),
          ),
          ...(load === 'machine'
            ? [
                {
                  ...machine(
                    ...stack(46, 0, 60),
                    { ...rod('frame', add(elbow, side), add(fist, side), 1.2), bias: 2 },
                    rod('iron', add(fist, side), sub(fist, side), 1),
                    rod('frame', add(elbow, side), [42, 40, 6], 1.2),
                  ),
                  handles: [[add(fist, side), sub(fist, side)]] as const,
                },
              ]
            : held(s, load, 6)),
        ];
      },
      view: 20,
      otherView: 70,
    };
  },
);
