import { barbell, barInFront, barOnBack, dumbbells } from '../../gear/weights.ts';
import type { Arm, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { feet, standing } from '../poses.ts';

const LOADS = ['barbell', 'bodyweight', 'dumbbells'] as const;

export const squat = template(
  'squat',
  'Squat',
  { load: LOADS, bar: ['back', 'front'], depth: ['deep', 'half'] },
  ({ load, bar, depth }) => {
    const arms: Arm =
      bar === 'back'
        ? { at: [-5.4, 1.2, 17], of: 'chest', elbow: [-0.6, -1, 0.2], thumb: [0, 0, -1] }
        : { at: [6.4, 1, 12], of: 'chest', elbow: [1, -0.2, 0], thumb: [0, 0, -1] };
    const pose = (more: Partial<Pose>) =>
      standing({
        legs: feet(10, 22),
        arms: load === 'bodyweight' ? { raise: 85 + (more.lean ?? 0), side: 5, bend: 5, grip: 0 } : arms,
        ...more,
      });
    const down =
      depth === 'deep'
        ? { shin: 28, thigh: -94, lean: bar === 'back' ? 40 : 26 }
        : { shin: 20, thigh: -50, lean: 26 };
    return {
      keys: [
        pose({ root: { shin: 1, thigh: -2 }, lean: 3 }),
        pose({ root: { shin: down.shin, thigh: down.thigh }, lean: down.lean }),
      ],
      tempo: [2, 1.4],
      hold: [0.5, 0.2],
      gear: (s) =>
        load === 'barbell'
          ? [barbell(bar === 'back' ? barOnBack(s) : barInFront(s))]
          : load === 'dumbbells'
            ? [dumbbells(s)]
            : [],
      otherView: 90,
    };
  },
);
