import { dumbbells, ezBar, heldBarbell } from '../../gear/weights.ts';
import { template } from '../../template.ts';
import { standing } from '../poses.ts';

const GRIP = { underhand: 180, neutral: 90, overhand: 0 } as const;

export const curl = template(
  'curl',
  'Curl',
  { load: ['barbell', 'ez-bar', 'dumbbells'], grip: ['underhand', 'neutral', 'overhand'] },
  ({ load, grip }) => {
    const arm = (bend: number) => ({ raise: 2, side: 0, bend, grip: GRIP[grip] });
    return {
      keys: [standing({ arms: arm(8) }), standing({ arms: arm(138) })],
      tempo: [1.2, 2],
      hold: [0.3, 0.4],
      gear: (s) => [load === 'barbell' ? heldBarbell(s) : load === 'ez-bar' ? ezBar(s) : dumbbells(s)],
      otherView: 90,
    };
  },
);
