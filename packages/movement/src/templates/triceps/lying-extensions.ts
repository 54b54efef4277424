import { cable, handles } from '../../gear/lines.ts';
import { gripMiddle } from '../../gear/places.ts';
import { sideBench } from '../../gear/push-stands.ts';
import { barbell, dumbbells, ezBar } from '../../gear/weights.ts';
import type { ArmFree, HandOn, Pose } from '../../pose.ts';
import { solve } from '../../solve.ts';
import { template } from '../../template.ts';
import { benchOf, HOLD, hand, LIFT, LOWER, lying } from '../chest/kit.ts';
import { hinged, standing } from '../poses.ts';

export const skullCrusher = template(
  'skull-crusher',
  'Skull crusher',
  { load: ['ez-bar', 'dumbbells'] },
  ({ load }) => {
    const pose = (bend: number): Pose =>
      lying('flat', { arms: { raise: 102, side: -4, bend, grip: load === 'dumbbells' ? 90 : 0 } });
    return {
      keys: [pose(4), pose(load === 'dumbbells' ? 112 : 104)],
      ...LOWER,
      still: 1,
      gear: (s) => [...benchOf('flat', s), load === 'dumbbells' ? dumbbells(s) : ezBar(s)],
      view: 16,
      otherView: 70,
    };
  },
);

export const tricepsPress = template(
  'triceps-press',
  'Triceps press on a bench',
  { style: ['jm-press', 'tate-press'] },
  ({ style }) => {
    const isTate = style === 'tate-press';
    const pose = (arms: HandOn): Pose => lying('flat', { arms });
    const keys = isTate
      ? [
          pose(hand(32, -1, 10, { elbow: [0.1, -0.1, 1], thumb: [0, 0, -1] })),
          pose(hand(10.5, -4, 3.6, { elbow: [0.5, -0.1, 1], thumb: [0, -1, -0.2] })),
        ]
      : [
          pose(hand(33, -1, 11, { elbow: [-0.3, -1, 0.2], thumb: [0, 0, -1] })),
          pose(hand(14, 5, 11, { elbow: [0.4, -1, 0.25], thumb: [0, 0, -1] })),
        ];
    return {
      keys,
      ...LOWER,
      still: 1,
      gear: (s) => [...benchOf('flat', s), isTate ? dumbbells(s) : barbell(gripMiddle(s))],
      view: isTate ? 40 : 16,
      otherView: 90,
    };
  },
);

export const kickback = template(
  'kickback',
  'Triceps kickback',
  { load: ['dumbbell', 'cable'] },
  ({ load }) => {
    const isCable = load === 'cable';
    const lean = isCable ? 58 : 74;
    const support: HandOn = isCable
      ? { at: [8, 6, -6], of: 'hips', elbow: [-0.5, 0.2, 1] }
      : { at: [22, 28, -9], flat: true, point: [1, 0, 0], elbow: [-0.6, 0, 1] };
    const pose = (bend: number): Pose =>
      hinged(lean, {
        arms: [
          { raise: 9, side: 118, turn: 118, bend, grip: 90 },
          isCable ? { ...support, at: [8, -3, -8] } : support,
        ],
      });
    return {
      keys: [pose(isCable ? 84 : 82), pose(4)],
      ...LIFT,
      holding: 'right',
      gear: (s) =>
        isCable
          ? [cable([56, 12, 9], s.arms[0].hand), handles.single(s, [0])]
          : [sideBench(24, 26.4, 16), dumbbells(s, [0])],
      view: 16,
    };
  },
);

export const tricepsStretch = template('overhead-triceps-stretch', 'Overhead triceps stretch', {}, () => {
  const pose = (raise: number, sway: number): Pose => {
    const right: ArmFree = { raise, side: 100, bend: 138, turn: 30, flat: true };
    const body = standing({ sway, arms: right });
    const [x, y, z] = solve(body).arms[0].elbow;
    return { ...body, arms: [right, { at: [x - 3, y + 2.4, z - 2], elbow: [-0.6, 0.9, 1] }] };
  };
  return { keys: [pose(164, 0), pose(176, -5)], ...HOLD, view: 100, otherView: 250 };
});
