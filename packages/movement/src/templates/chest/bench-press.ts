import { bench } from '../../gear/stands.ts';
import { barbell, dumbbells } from '../../gear/weights.ts';
import { template } from '../../template.ts';
import { middle } from '../../vector.ts';

export const benchPress = template(
  'bench-press',
  'Bench press',
  { load: ['barbell', 'dumbbells'] },
  ({ load }) => {
    const pose = (y: number, x: number, z: number) => ({
      root: { hips: [14, 30, 0] as const },
      lean: -90,
      bend: -6,
      legs: { on: [36, 0, 11] as const, out: 12 },
      arms: { at: [x, y, z] as const, elbow: [0.2, -0.75, 1] as const, thumb: [0, 0, -1] as const },
    });
    return {
      keys: [pose(62, -13, 17), pose(38.5, -7, 18)],
      tempo: [2, 1.2],
      hold: [0.5, 0.2],
      gear: (s) => [
        bench([22, 24.6], [-30, 24.6]),
        load === 'barbell' ? barbell(middle(s.arms[0].hand, s.arms[1].hand)) : dumbbells(s),
      ],
      otherView: 90,
    };
  },
);
