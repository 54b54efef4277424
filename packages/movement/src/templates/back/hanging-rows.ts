import { furniture, rod } from '../../gear/parts.ts';
import { box } from '../../gear/stands.ts';
import { post, rings } from '../../gear/stations.ts';
import type { Pose } from '../../pose.ts';
import { solve } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, scale, type V3 } from '../../vector.ts';
import { hand, LIFT, slanted, withArms } from './kit.ts';

const rack = ([x, y]: V3) => ({
  ...furniture(
    rod('iron', [x, y, -32], [x, y, 32], 1),
    { ...post(x, y + 20, 30), bias: -40 },
    post(x, y + 20, -30),
  ),
  handles: [
    [
      [x, y, -32],
      [x, y, 32],
    ],
  ] as const,
});

export const invertedRow = template(
  'inverted-row',
  'Inverted row',
  { hold: ['bar', 'rings'], feet: ['floor', 'raised'] },
  ({ hold, feet }) => {
    const high = feet === 'raised' ? 26 : 0;
    const onRings = hold === 'rings';
    const [low, up] = onRings ? [58, 36] : high ? [88, 69] : [72, 53];
    const top = slanted(up, high);
    const { shoulders, chest } = solve(top);
    const bar = add(shoulders, add(scale(chest[0], 7.6), scale(chest[1], -5)));
    const arm = (x: number, z: number, thumb: V3) =>
      hand([bar[0] + x, bar[1], z], onRings ? [-1, -0.4, 0.3] : [-0.9, -0.2, 0.9], thumb);
    const low1 = onRings ? arm(0, 10, [0, 0, -1]) : arm(0, 15, [0, 0, -1]);
    return {
      keys: [withArms(slanted(low, high), low1), withArms(top, onRings ? arm(-1, 13, [0.5, 0.9, 0]) : low1)],
      ...LIFT,
      gear: (s) => [onRings ? rings(s, 118, bar[0]) : rack(bar), ...(high ? [box(-8, 14, high)] : [])],
      view: 18,
      otherView: 60,
    };
  },
);

/** Leaning back from something fixed and bending the elbows alone. */
export const hangingCurl = template(
  'inverted-curl',
  'Inverted curl',
  { hold: ['bar', 'rings'] },
  ({ hold }) => {
    const onRings = hold === 'rings';
    const top = slanted(20);
    const { shoulders, head } = solve(top);
    const at: V3 = [(head[0] + shoulders[0]) / 2 + 9, head[1] + 2, onRings ? 8 : 10];
    const arms = hand(at, [1, -0.45, 0.15], [0, 0, 1]);
    const key = (pose: Pose) => withArms(pose, arms);
    return {
      keys: [key(slanted(34)), key(top)],
      ...LIFT,
      gear: (s) => [onRings ? rings(s, 122, at[0]) : rack(at)],
      view: 15,
      otherView: 50,
    };
  },
);
