import type { ArmFree, Leg, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { free } from '../legs/kit.ts';
import { water } from './ground.ts';

const arm = (raise: number, side: number, bend: number, turn = 0): ArmFree => ({
  raise,
  side,
  bend,
  turn,
  grip: 20,
  flat: true,
});
const kick = (flex: number, knee: number): Leg => free(flex, knee, { point: 62 });
const afloat = (
  y: number,
  lean: number,
  legs: Pose['legs'],
  arms: Pose['arms'],
  more: Partial<Pose> = {},
): Pose => ({
  root: { hips: [0, y, 0] },
  lean,
  legs,
  arms,
  ...more,
});

export const swim = template(
  'swim',
  'Swimming',
  { stroke: ['freestyle', 'breaststroke', 'backstroke', 'butterfly'] },
  ({ stroke }) => {
    const common = { steps: true, floorless: true, steady: true, view: 16, otherView: 50 };
    const surface = () => [water(36, -76, 62)];
    if (stroke === 'freestyle' || stroke === 'backstroke') {
      const front = stroke === 'freestyle';
      const lean = front ? 88 : -88;
      const [reach, gone] = front ? [arm(170, 14, 4), arm(8, 30, 12)] : [arm(174, 100, 2), arm(8, 40, 4)];
      const pull = front ? arm(92, 8, 56) : arm(96, 108, 50);
      const over = front ? arm(76, 124, 92, 30) : arm(94, 6, 2);
      return {
        keys: [
          afloat(30, lean, [kick(10, 8), kick(-8, 14)], [reach, gone], { tilt: front ? 12 : -8 }),
          afloat(30, lean, [kick(-8, 16), kick(12, 6)], [pull, over], { tilt: front ? 22 : -14 }),
        ],
        tempo: [0.55, 0.55],
        alternate: true,
        gear: surface,
        still: 1,
        ...common,
      };
    }
    if (stroke === 'breaststroke') {
      return {
        keys: [
          afloat(29, 88, kick(-2, 2), arm(174, 8, 2)),
          afloat(28, 82, kick(0, 10), arm(138, 44, 14), { nod: -6 }),
          afloat(27, 70, free(24, 122, { away: 20, turn: -14, point: -10 }), arm(96, 22, 104, -20), {
            nod: -34,
          }),
          afloat(29, 84, free(16, 40, { away: 34, turn: -6, point: 20 }), arm(160, 10, 22)),
        ],
        tempo: [0.5, 0.45, 0.45, 0.35],
        hold: [0.4, 0, 0, 0],
        gear: surface,
        still: 2,
        ...common,
      };
    }
    return {
      keys: [
        afloat(31, 94, kick(14, 4), arm(170, 16, 4), { bend: -8 }),
        afloat(30, 86, kick(4, 30), arm(104, 20, 66), { bend: 6 }),
        afloat(31, 80, kick(12, 6), arm(20, 44, 16), { bend: -12, nod: -20 }),
        afloat(29, 84, kick(2, 26), arm(86, 100, 10), { bend: -10, nod: -10 }),
      ],
      tempo: [0.4, 0.35, 0.3, 0.4],
      gear: surface,
      still: 3,
      ...common,
    };
  },
);
