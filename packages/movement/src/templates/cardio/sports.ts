import { board, furniture, part, rod } from '../../gear/parts.ts';
import type { FootOn, Leg, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { add, along, middle, scale, sub, unit, type V3 } from '../../vector.ts';
import { water } from './ground.ts';
import { on } from './kit.ts';

export const crossCountry = template('cross-country-skiing', 'Cross-country skiing', {}, () => {
  const pose = (y: number, legs: readonly [Leg, Leg], right: V3, left: V3): Pose => ({
    root: { hips: [0, y, 0] },
    lean: 26,
    legs,
    arms: [
      { at: right, elbow: [-0.4, -0.8, 0.6], thumb: [0.2, 1, 0] },
      { at: left, elbow: [-0.4, -0.8, 0.6], thumb: [0.2, 1, 0] },
    ],
  });
  return {
    keys: [
      pose(46.5, [on(8, 1, 5), on(-32, 9, -5, 34)], [-12, 47, 10], [33, 66, -10]),
      pose(48, [on(0, 1, 5), on(-8, 2, -5, 8)], [12, 56, 10], [12, 52, -10]),
    ],
    tempo: [0.55, 0.5],
    hold: [0.2, 0],
    alternate: true,
    steps: true,
    still: 0,
    gear: (s) => [
      furniture(
        ...s.legs.map(({ heel, ball, toe }, at) => {
          const raised = heel[1] - ball[1] > 3;
          const forward: V3 = [1, raised ? -0.2 : 0, 0];
          const below: V3 = [raised ? toe[0] : ball[0], ball[1] - 2.2, ball[2]];
          return {
            ...rod(
              'iron',
              along(below, forward, raised ? -20 : -26),
              along(below, forward, raised ? 30 : 36),
              0.7,
            ),
            bias: at === 0 ? -1 : -2,
          };
        }),
        ...s.arms.map(({ hand }) => {
          const back = Math.max(6, 38 - hand[1] * 0.4);
          return rod(
            'iron',
            along(hand, [0, 1, 0], 3),
            [hand[0] - back, 1, hand[2] + (hand[2] > 0 ? 3 : -3)],
            0.6,
          );
        }),
      ),
    ],
    view: 14,
  };
});

export const kayak = template('kayaking', 'Kayaking', {}, () => {
  const pose = (twist: number, right: V3, left: V3): Pose => ({
    root: { hips: [-8, 10, 0] },
    lean: 6,
    twist,
    legs: { on: [34, 5, 6], heel: -30, pole: [0, 1, 0.4] },
    arms: [
      { at: right, elbow: [-0.3, -0.6, 0.9] },
      { at: left, elbow: [-0.3, -0.6, 0.9] },
    ],
  });
  return {
    keys: [
      pose(-26, [26, 26, 13], [12, 46, -7]),
      pose(14, [-2, 24, 17], [22, 44, 4]),
      pose(2, [4, 34, 16], [12, 40, -10]),
    ],
    tempo: [0.7, 0.35, 0.4],
    alternate: true,
    still: 0,
    floorless: true,
    gear: (s) => {
      const [a, b] = s.arms.map(({ hand }) => hand) as [V3, V3];
      const axis = unit(sub(a, b));
      const end = (by: number) => along(middle(a, b), axis, by);
      const blade = (by: number, side: number) => ({
        ...board('pad', end(by), scale(axis, 6), [2.6 * side, 1.5, 0], 0.6),
        bias: by > 0 ? 3 : -3,
      });
      return [
        furniture(
          {
            ...part('frame', [
              [[-52, 9, 0], 1],
              [[58, 9, 0], 1],
              [[-10, 9, 11], 1],
              [[22, 9, 10], 1],
              [[-10, 3, 6], 2],
              [[22, 3, 5], 2],
            ]),
            bias: 6,
          },
          rod('iron', end(-34), end(34), 0.8),
          blade(40, 1),
          blade(-40, 1),
        ),
        water(5, -62, 66),
      ];
    },
    holding: 'none',
    view: 24,
  };
});

export const climb = template('climbing', 'Climbing', {}, () => {
  const hold = (x: number, y: number, z: number): V3 => [x, y, z];
  const pose = (y: number, z: number, legs: readonly [FootOn, FootOn], right: V3, left: V3): Pose => ({
    root: { hips: [0, y, z] },
    lean: 2,
    tilt: z * 0.6,
    legs,
    arms: [
      { at: right, elbow: [-0.3, -1, 0.8], thumb: [0, 0.3, -1] },
      { at: left, elbow: [-0.3, -1, 0.8], thumb: [0, 0.3, 1] },
    ],
  });
  const holds: V3[] = [
    hold(13, 106, 13),
    hold(13, 84, -15),
    hold(11, 8, 12),
    hold(11, 26, -14),
    hold(13, 106, -13),
    hold(13, 84, 15),
    hold(11, 8, -12),
    hold(11, 26, 14),
    hold(13, 58, 4),
  ];
  const foot = (y: number, z: number): FootOn => ({ on: [4, y, z], heel: 12, out: 40 });
  return {
    keys: [
      pose(53, 3, [foot(9, 12), foot(27, -14)], [12, 106, 13], [12, 84, -15]),
      pose(55, 0, [foot(17, 14), foot(18, -14)], [9, 94, 15], [9, 96, -15]),
    ],
    tempo: [0.8, 0.8],
    hold: [0.5, 0],
    alternate: true,
    steps: true,
    still: 0,
    gear: () => [
      furniture(
        { ...board('frame', [17, 60, 0], [0, 60, 0], [0, 0, 34], 1), bias: -40 },
        ...holds.map((at) => ({ ...part('iron', [[add(at, [2, 0, 0]), 2.2]]), bias: -30 })),
      ),
    ],
    holding: 'none',
    floorless: true,
    view: 250,
  };
});
