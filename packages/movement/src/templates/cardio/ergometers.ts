import { bandToHands } from '../../gear/lines.ts';
import { board, cord, disc, type Gear, machine, rod, Z } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import type { Arm, FootOn, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { add, cos, sin, type V3 } from '../../vector.ts';
import { beams, sole } from '../legs/kit.ts';
import { seated } from '../poses.ts';
import { climber } from './courses.ts';

export const rowing = template('rowing-machine', 'Rowing machine', {}, () => {
  const pose = (x: number, lean: number, hand: V3): Pose => ({
    root: { hips: [x, 19.6, 0] },
    lean: lean * (lean > 20 ? -0.1 : 0.6),
    bend: lean * (lean > 20 ? 0.9 : 0.4),
    legs: sole(24, 15, 5, 42, { pole: [-0.1, 1, 0.1] }),
    arms: { at: hand, elbow: [-0.8, -0.5, 0.7], thumb: [0, 0, -1] },
  });
  return {
    keys: [
      pose(3, 26, [38, 36, 8]),
      pose(-23.6, 10, [9, 38, 8]),
      pose(-23.6, -22, [-20, 37, 8]),
      pose(-23.6, 12, [8.5, 38, 8]),
    ],
    tempo: [0.6, 0.4, 0.5, 1.3],
    hold: [0.1, 0, 0.1, 0],
    still: 2,
    steps: true,
    gear: (s): Gear[] => [
      {
        ...machine(
          rod('iron', add(gripMiddle(s), [0, 0, -12]), add(gripMiddle(s), [0, 0, 12]), 1),
          cord(gripMiddle(s), [62, 26, 0]),
          { ...disc('frame', [66, 20, 0], Z, 15, 8), bias: -5 },
          { ...disc('iron', [66, 20, 0], Z, 3, 9), bias: -4 },
          ...beams([
            [-44, 9],
            [60, 11],
          ]),
          ...beams([
            [-40, 9],
            [-40, 1],
          ]),
          ...beams([
            [66, 10],
            [66, 1],
          ]),
          { ...rod('pad', [s.hips[0] - 4, 12.2, 0], [s.hips[0] + 5, 12.2, 0], 1.8), bias: -3 },
          { ...board('frame', [27, 11, 0], [4, 5, 0], [0, 0, 9], 1), bias: -3 },
          { ...board('iron', [60, 46, 0], [1, 3, 0], [0, 0, 5], 1), bias: -3 },
          ...beams([
            [64, 30],
            [60, 46],
          ]),
        ),
        handles: [[add(gripMiddle(s), [0, 0, -12]), add(gripMiddle(s), [0, 0, 12])]],
      },
    ],
    view: 12,
  };
});

export const skiErg = template('ski-erg', 'Ski ergometer', {}, () => {
  const pose = (
    shin: number,
    thigh: number,
    lean: number,
    heel: number,
    hand: readonly [number, number],
  ): Pose => ({
    root: { shin, thigh },
    lean,
    legs: { on: [0, 0, 6], heel, out: 4 },
    arms: { raise: hand[0], side: 8, bend: hand[1], grip: 90 },
  });
  return {
    keys: [pose(4, 2, 8, 26, [142, 24]), pose(18, -42, 54, 0, [34, 12])],
    tempo: [0.7, 1],
    hold: [0.1, 0.1],
    gear: (s): Gear[] => [
      { ...bandToHands(s, [40, 108, 0]), kind: 'none' },
      machine(
        ...beams([
          [46, 1],
          [46, 110],
        ]),
        ...beams([
          [24, 1],
          [54, 1],
        ]),
        { ...disc('frame', [44, 110, 0], Z, 8, 8), bias: -5 },
        { ...board('iron', [43, 72, 0], [1, 4, 0], [0, 0, 5], 1), bias: -3 },
        ...s.arms.map(({ hand, thumb }) =>
          rod(
            'iron',
            add(hand, [thumb[0] * -3, thumb[1] * -3, 0]),
            add(hand, [thumb[0] * 3, thumb[1] * 3, 0]),
            1,
          ),
        ),
      ),
    ],
    view: 14,
  };
});

export const armErg = template('arm-ergometer', 'Arm ergometer', {}, () => {
  const axle: V3 = [27, 58, 0];
  const hand = (angle: number, z: number): Arm => ({
    at: [axle[0] + 7.5 * cos(angle), axle[1] - 7.5 * sin(angle), z],
    elbow: [-0.3, -1, 0.6],
    thumb: [0, 0, z > 0 ? -1 : 1],
  });
  const pose = (angle: number): Pose =>
    seated(25, 0, { lean: 2, twist: 8 * cos(angle), arms: [hand(angle, 9), hand(angle + 180, -9)] });
  return {
    keys: [0, 45, 90, 135].map(pose),
    tempo: [0.16, 0.16, 0.16, 0.16],
    steady: true,
    alternate: true,
    gear: (s): Gear[] => [
      machine(
        { ...board('pad', [-1, 23.4, 0], [9, 0, 0], [0, 0, 9], 1.6), bias: -3 },
        { ...board('pad', [-10, 42, 0], [-1, 13, 0], [0, 0, 8], 1.6), bias: -3 },
        ...beams([
          [0, 22],
          [0, 1],
        ]),
        ...beams([
          [-18, 1],
          [46, 1],
        ]),
        ...beams([
          [44, 1],
          [44, 56],
          [30, 58],
        ]),
        { ...disc('frame', axle, Z, 6, 8), bias: -2 },
        ...s.arms.flatMap(({ hand: [x, y, z] }, at) => {
          const side = at === 0 ? 5 : -5;
          return [
            { ...rod('iron', [axle[0], axle[1], side], [x, y, side], 1), bias: at === 0 ? 1 : -1 },
            rod('iron', [x, y, side], [x, y, z + side * 0.4], 1),
          ];
        }),
      ),
    ],
    holding: 'none',
    view: 18,
  };
});

export const elliptical = template(
  'elliptical-or-stair-climber',
  'Elliptical trainer or stair climber',
  { machine: ['elliptical', 'stair-climber'] },
  ({ machine: kind }) => {
    if (kind === 'stair-climber') return climber;
    const foot = (angle: number, z: number): FootOn => ({
      on: [-4 + 15 * cos(angle), 13 - 5 * sin(angle), z],
      heel: 10 - 10 * cos(angle),
    });
    const hand = (angle: number, side: number): Arm => ({
      at: [22 - 8 * cos(angle), 70, 12 * side],
      elbow: [-0.4, -1, 0.5],
      thumb: [0, 1, 0],
    });
    const pose = (angle: number): Pose => ({
      root: { hips: [-4, 61, 0] },
      lean: 5,
      legs: [foot(angle, 5.5), foot(angle + 180, -5.5)],
      arms: [hand(angle, 1), hand(angle + 180, -1)],
    });
    return {
      keys: [0, 45, 90, 135].map(pose),
      tempo: [0.2, 0.2, 0.2, 0.2],
      steady: true,
      alternate: true,
      steps: true,
      still: 0,
      gear: (s): Gear[] => [
        machine(
          ...s.legs.flatMap(({ heel, toe }, at) => [
            {
              ...board(
                'iron',
                add([(heel[0] + toe[0]) / 2, (heel[1] + toe[1]) / 2, heel[2]], [0, -2.6, 0]),
                [9, (toe[1] - heel[1]) / 2, 0],
                [0, 0, 3.6],
                0.9,
              ),
              bias: -1,
            },
            {
              ...rod('iron', add(toe, [-4, -3, 0]), [32, 16, toe[2]], 1.1),
              bias: at === 0 ? -1 : -2,
            },
          ]),
          ...s.arms.map(({ hand: [x, y, z] }) => rod('iron', [x, y + 3, z], [32, 18, z * 0.7], 1.1)),
          { ...disc('plate', [36, 17, 0], Z, 14, 8), bias: -4 },
          ...beams([
            [38, 1],
            [38, 84],
          ]),
          ...beams([
            [-38, 1.2],
            [50, 1.2],
          ]),
          { ...board('iron', [37, 84, 0], [1, 4, 0], [0, 0, 8], 1), bias: -3 },
        ),
      ],
      holding: 'none',
      view: 14,
    };
  },
);
