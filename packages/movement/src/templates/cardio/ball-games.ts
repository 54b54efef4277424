import { disc, furniture, type Gear, hoop, part, rod } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import type { Arm, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { add, along, scale, unit, type V3 } from '../../vector.ts';
import { armTo, free } from '../legs/kit.ts';

const ball = (center: V3, r: number): Gear => furniture({ ...part('pad', [[center, r]]), bias: 1 });

export const ballGame = template(
  'ball-game',
  'Ball game',
  { game: ['soccer', 'basketball', 'tennis'] },
  ({ game }) => {
    switch (game) {
      case 'soccer':
        return {
          keys: [
            {
              root: { hips: [0, 52, 0] },
              lean: 10,
              twist: 16,
              legs: [free(-26, 112, { point: 0 }), { on: [4, 0, -5] }],
              arms: [armTo(10, [0.5, -0.7, 0.6]), armTo(10, [-0.5, -0.5, 0.8])],
            },
            {
              root: { hips: [4, 52, 0] },
              lean: -2,
              twist: -14,
              legs: [free(52, 26, { point: 4 }), { on: [4, 0, -5] }],
              arms: [armTo(-2, [-0.6, -0.7, 0.5]), armTo(-2, [0.6, -0.3, 0.7])],
            },
          ],
          tempo: [0.34, 0.9],
          hold: [0.2, 0.2],
          still: 1,
          gear: (s) => {
            const { toe } = s.legs[0];
            const gone = Math.max(0, toe[0] - 18);
            return [ball([26 + gone * 1.6, 6 + gone * 0.5, 5], 6)];
          },
          view: 20,
        };
      case 'basketball': {
        const pose = (
          y: number,
          shin: number,
          thigh: number,
          heel: number,
          lean: number,
          hand: V3,
        ): Pose => ({
          root: { shin, thigh },
          lean,
          legs: { on: [0, y, 7], heel, out: 6 },
          arms: { at: hand, elbow: [0.3, -1, 0.5], of: 'chest', point: [0.2, 1, -0.2], flat: true },
        });
        return {
          keys: [
            pose(0, 22, -46, 0, 20, [16, -4, 5]),
            pose(0, 3, -3, 34, 4, [13, 17, 5]),
            pose(15, 3, -4, 48, 0, [13, 27, 5]),
            pose(0, 6, -10, 30, 6, [14, 18, 6]),
          ],
          tempo: [0.4, 0.24, 0.26, 0.5],
          hold: [0.3, 0, 0.1, 0],
          steps: true,
          still: 2,
          gear: (s) => [ball(add(gripMiddle(s), [3, 4, 0]), 6.6)],
          holding: 'none',
          view: 24,
        };
      }
      case 'tennis': {
        const pose = (twist: number, turn: number, x: number, right: Arm, left: Arm): Pose => ({
          root: { hips: [x, 46, 0] },
          turn,
          lean: 14,
          twist,
          legs: [
            { on: [-16, 0, 9], out: 30, heel: x > 0 ? 34 : 0 },
            { on: [14, 0, -9], out: -10, heel: 0 },
          ],
          arms: [right, left],
        });
        return {
          keys: [
            pose(34, 24, -4, { raise: 58, side: 108, bend: 34 }, { raise: 72, side: 12, bend: 30 }),
            pose(-6, 10, 2, { raise: 62, side: 34, bend: 14 }, { raise: 50, side: 40, bend: 60 }),
            pose(-44, -6, 4, { raise: 104, side: -30, bend: 76 }, { raise: 40, side: 60, bend: 80 }),
          ],
          tempo: [0.26, 0.26, 1],
          hold: [0.4, 0, 0.3],
          still: 0,
          gear: (s) => {
            const { hand, point, thumb } = s.arms[0];
            const along1 = unit(add(scale(thumb, 0.75), scale(point, 0.65)));
            const head = along(hand, along1, 20);
            const face = unit([along1[2], 0.15, -along1[0]]);
            return [
              furniture(
                rod('iron', along(hand, along1, -3), along(hand, along1, 13), 0.9),
                { ...hoop(head, face, 7), bias: 1 },
                { ...disc('plate', head, face, 6.6, 0.6), bias: 1 },
              ),
            ];
          },
          holding: 'right',
          steps: true,
          view: 40,
        };
      }
    }
  },
);
