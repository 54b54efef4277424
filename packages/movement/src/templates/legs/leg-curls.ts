import { band, cable } from '../../gear/lines.ts';
import { board, furniture, machine, rod } from '../../gear/parts.ts';
import { bench, box } from '../../gear/stands.ts';
import { dumbbellAt } from '../../gear/weights.ts';
import type { Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { add, along, middle, sub, unit, type V3 } from '../../vector.ts';
import { beams, free, roller, stack, twice } from './kit.ts';
import { atShin, chair, grip, lever } from './seat.ts';

/** Face down, the knees past the end. */
const prone = (knee: number, low: boolean): Pose => ({
  root: { hips: [0, 35.8, 0] },
  lean: 90,
  nod: -6,
  legs: free(0, knee, { point: low ? 10 : 0, away: 2 }),
  arms: { at: low ? [28, 16, 8] : [38, 25, 12], elbow: [low ? 0.2 : -0.6, -0.3, 1], thumb: [0, 0, -1] },
});
const upright = (knee: number, hand: V3): Pose => ({
  root: { hips: [0, 52.8, 0] },
  lean: 6,
  legs: [free(8, knee, { point: knee < 30 ? -16 : 0 }), { on: [0, 0, -4.6] }],
  arms: { at: hand, elbow: [-0.3, -1, 0.4], thumb: [0, 1, 0] },
});

export const legCurl = template(
  'leg-curl',
  'Leg curl',
  { load: ['machine', 'dumbbell', 'cable', 'band'], body: ['lying', 'seated', 'standing'] },
  ({ load, body }) => {
    const slow = { tempo: [1.4, 2.4], hold: [0.3, 0.6], view: 16 };
    if (body === 'lying')
      return {
        keys: [
          prone(load === 'dumbbell' ? 14 : 6, load === 'dumbbell'),
          prone(load === 'dumbbell' ? 84 : 112, load === 'dumbbell'),
        ],
        gear: (s) => {
          const [a, b] = s.legs;
          const shin = unit(sub(a.ankle, a.knee));
          const sole1 = middle(a.ball, b.ball);
          return load === 'dumbbell'
            ? [bench([34, 29.6], [-20, 29.6]), dumbbellAt(along(sole1, shin, 3.6), shin)]
            : [
                bench([32, 29.6], [-19, 29.6]),
                machine(
                  ...lever(s, -1, [0, 1]),
                  ...stack(52),
                  ...beams([
                    [-24, 1],
                    [-24, 30],
                  ]),
                  ...beams([
                    [-24, 1],
                    [52, 1],
                  ]),
                  ...twice((z) => ({ ...rod('iron', [38, 25, z - 3], [38, 25, z + 3], 1), bias: 1 }), 12),
                ),
              ];
        },
        holding: 'none',
        ...slow,
      };
    if (body === 'standing') {
      const cabled = load === 'cable';
      const hand: V3 = cabled ? [30, 60, 4] : [20, 58, 10];
      return {
        keys: [upright(24, hand), upright(112, hand)],
        gear: (s) => [
          cabled
            ? cable([34, 6, 4.6], s.legs[0].ankle)
            : machine(
                ...lever(s, -1, [0]),
                ...stack(34, 84),
                { ...board('pad', [8.4, 36, 4.6], [0.6, 8, 0], [0, 0, 5], 1.6), bias: 1 },
                ...beams([
                  [8, 36],
                  [34, 36],
                ]),
                ...twice((z) => ({ ...rod('iron', [20, 54, z], [20, 62, z], 1), bias: 1 }), 10),
                ...twice((z) => ({ ...rod('frame', [34, 58, z * 0.5], [20, 56, z], 1), bias: -2 }), 10),
              ),
        ],
        holding: 'none',
        ...slow,
        view: 14,
      };
    }
    if (load === 'band') {
      const pose = (x: number): Pose => ({
        root: { hips: [0, 29.4, 0] },
        lean: -3,
        legs: { on: [x, 0, 5], heel: -14 },
        arms: grip(-2, 22, 10),
      });
      return {
        keys: [pose(42), pose(16)],
        gear: (s) => [
          { ...box(-12, 12, 23, 11) },
          band(
            [72, 4, 0],
            add(atShin(s.legs[0], -1, 2.6), [0, -2, 0]),
            add(atShin(s.legs[1], -1, 2.6), [0, -2, 0]),
            [72, 4, 0],
          ),
          furniture({ ...rod('frame', [72, 1, 0], [72, 40, 0], 1.4), bias: -2 }),
        ],
        steps: true,
        ...slow,
      };
    }
    const pose = (knee: number): Pose => ({
      root: { hips: [0, 36, 0] },
      lean: -12,
      legs: free(79, knee, { point: -5, away: 3 }),
      arms: grip(12, 45, 8),
    });
    return {
      keys: [pose(6), pose(104)],
      gear: (s) => [
        machine(
          ...chair(s, 36),
          ...stack(-34),
          ...lever(s, -1, [0, 1]),
          { ...roller([17, 46, 0], 2.6, 10), bias: 2 },
          ...beams(
            [
              [17, 46],
              [24, 38],
              [10, 28],
            ],
            11,
            2,
          ),
          { ...rod('iron', [12, 45, -8], [12, 45, 8], 1), bias: -2 },
        ),
      ],
      ...slow,
      holding: 'none',
    };
  },
);
