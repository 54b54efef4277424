import { cable, handles } from '../../gear/lines.ts';
import { block, furniture, machine, rod } from '../../gear/parts.ts';
import { frameAt, gripMiddle } from '../../gear/places.ts';
import { padOf, post, seat, stack } from '../../gear/stations.ts';
import { heldBarbell } from '../../gear/weights.ts';
import type { Arm, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { add } from '../../vector.ts';
import { onBack, seated, standing } from '../poses.ts';
import { hanging, held } from './kit.ts';

export const shrug = template(
  'shrug',
  'Shrug',
  {
    load: ['barbell', 'dumbbells', 'trap-bar', 'smith-machine', 'cable'],
    bar: ['front', 'behind'],
  },
  ({ load, bar }) => {
    const sides = load === 'dumbbells' || load === 'trap-bar';
    const ahead = sides ? 1 : bar === 'behind' ? -15 : load === 'cable' ? 16 : 11;
    const arms = hanging(0, ahead, sides ? 9 : 5, { grip: sides ? 90 : 0 });
    const key = (by: number): Pose =>
      standing({ arms, shrug: by, nod: by > 0 ? -3 : 0, lean: load === 'cable' ? -3 : 0 });
    return {
      keys: [key(-0.8), key(3.8)],
      tempo: [1.1, 1.6],
      hold: [0.4, 0.8],
      still: 1,
      gear: (s) => (load === 'cable' ? [cable([26, 5, 0], gripMiddle(s)), handles.bar(s)] : held(s, load)),
      view: bar === 'behind' ? 150 : 35,
      otherView: bar === 'behind' ? 270 : 90,
    };
  },
);

const CROSSED: Arm = { raise: 38, side: -22, bend: 118, turn: 62, grip: 60 };

export const backExtension = template(
  'back-extension',
  'Back extension',
  { on: ['angled-bench', 'machine'] },
  ({ on }) => {
    if (on === 'machine') {
      const key = (lean: number, bend: number): Pose =>
        seated(26, 0, { lean, bend, legs: { on: [22, 5, 8], heel: -10 }, arms: CROSSED });
      return {
        keys: [key(36, 12), key(-18, -4)],
        tempo: [1.6, 2.2],
        hold: [0.3, 0.4],
        still: 1,
        gear: (s) => {
          const pad = frameAt(s, 'chest', [-8, -4, 0]);
          return [
            machine(
              ...seat(26),
              padOf([-9, 27, 0], [-10.5, 37, 0], 8),
              block('frame', [16, 0.6, -11], [32, 3.4, 11]),
              ...stack(-34, 0, 84),
              rod('pad', add(pad, [0, 0, -11]), add(pad, [0, 0, 11]), 2.6),
              rod('frame', add(pad, [-2, 0, -10]), [-14, 30, -10], 1.2),
            ),
          ];
        },
        view: 15,
      };
    }
    const tilt = 48;
    const hips = 47;
    // The thighs lie on the pad; only the hips fold.
    const key = (lean: number, bend: number): Pose => ({
      root: { hips: [0, hips, 0] },
      lean,
      bend,
      legs: { flex: lean - tilt, knee: 3, point: 12 },
      arms: CROSSED,
    });
    return {
      keys: [key(122, 12), key(tilt, 0)],
      tempo: [1.6, 2.2],
      hold: [0.3, 0.5],
      still: 1,
      gear: (s) => {
        const [leg] = s.legs;
        const ankle = add(leg.ankle, [0, 0, -leg.ankle[2]]);
        const mid = (t: number) => ({ x: ankle[0] * t, y: hips + (ankle[1] - hips) * t });
        const under = (t: number): readonly [number, number, number] => [mid(t).x + 4.8, mid(t).y - 4.8, 0];
        return [
          furniture(
            padOf(under(0.04), under(0.52), 9),
            { ...post(under(0.3)[0], under(0.3)[1] - 3), bias: -12 },
            { ...rod('frame', add(under(0.3), [0, -3, 0]), add(ankle, [4, -6, 0]), 1.4), bias: -12 },
            {
              ...rod('pad', add(ankle, [-3.6, 1.4, -9]), add(ankle, [-3.6, 1.4, 9]), 2.2),
              bias: -2,
            },
            block('frame', [-40, 0.6, -9], [14, 2, 9]),
            { ...post(ankle[0] + 4, Math.max(3, ankle[1] - 5)), bias: -12 },
          ),
        ];
      },
      view: 15,
    };
  },
);

export const reverseHyper = template('reverse-hyperextension', 'Reverse hyperextension', {}, () => {
  const key = (flex: number): Pose => ({
    root: { hips: [0, 58, 0] },
    lean: 90,
    nod: -6,
    legs: { flex, knee: 4, point: 25 },
    arms: { at: [26, 44, 10], elbow: [0.2, -0.3, 1], thumb: [0, 1, 0], point: [0.4, -1, 0] },
  });
  return {
    keys: [key(84), key(-2)],
    tempo: [1.4, 2],
    hold: [0.2, 0.4],
    still: 1,
    gear: (s) => {
      const strap = add(s.legs[0].ankle, [0, 0, -4.6]);
      return [
        furniture(
          padOf([-3, 50.4, 0], [36, 50.4, 0], 8),
          { ...post(8, 48, 0), bias: -12 },
          { ...post(30, 48, 0), bias: -12 },
          rod('frame', [26, 40, -12], [26, 48, -12], 1),
          rod('frame', [26, 40, 12], [26, 48, 12], 1),
        ),
        machine(
          rod('frame', [6, 44, -9], add(strap, [-2, -4, -9]), 1.3),
          rod('pad', add(strap, [0, 0, -8]), add(strap, [0, 0, 8]), 2),
          rod('frame', [6, 44, -9], [6, 44, 9], 1.3),
        ),
      ];
    },
    view: 15,
  };
});

export const barbellPullover = template('barbell-pullover', 'Barbell pullover', {}, () => {
  const key = (raise: number): Pose =>
    onBack(24.2, 14, {
      arms: { raise, side: 3, bend: 22, turn: 30, grip: 0 },
      legs: { on: [36, 0, 11], out: 12 },
    });
  return {
    keys: [key(80), key(158)],
    tempo: [2, 1.4],
    hold: [0.3, 0.3],
    still: 1,
    gear: (s) => [
      { ...furniture(padOf([22, 24.4, 0], [-22, 24.4, 0]), post(16, 22), post(-16, 22)) },
      heldBarbell(s, { half: 34 }),
    ],
  };
});
