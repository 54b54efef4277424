import { bandToHands, cable, handles } from '../../gear/lines.ts';
import { board, machine, rod } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { backrest, inBoth, straps } from '../../gear/push-stands.ts';
import { levers, stack } from '../../gear/stations.ts';
import { dumbbellAt, dumbbells, ezBar, heldBarbell, kettlebellInBoth } from '../../gear/weights.ts';
import type { Arm, ArmFree, HandOn, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, middle, sub, unit, type V3 } from '../../vector.ts';
import { post } from '../chest/flies.ts';
import { benchOf, LIFT, LOWER, ON_HIP, split } from '../chest/kit.ts';
import { seated, standing } from '../poses.ts';

export const pushdown = template(
  'pushdown',
  'Triceps pushdown',
  { load: ['bar', 'rope', 'handle', 'band'], grip: ['overhand', 'underhand'] },
  ({ load, grip }) => {
    const isOne = load === 'handle';
    const isFree = load === 'rope' || load === 'band';
    const arm = (bend: number, apart: number): ArmFree => ({
      raise: 13,
      side: 0,
      bend,
      turn: apart,
      grip: isFree ? 90 : grip === 'underhand' ? 180 : 0,
    });
    const pose = (bend: number, apart: number, side: number): Pose => {
      const right = { ...arm(bend, apart), side };
      return standing({ lean: 10, arms: isOne ? [right, ON_HIP] : right });
    };
    const from: V3 = [26, 102, isOne ? 9 : 0];
    const gearOf = (s: Skeleton) => {
      if (load === 'handle') return [cable(from, s.arms[0].hand), handles.single(s, [0])];
      if (load === 'bar') return [cable(from, gripMiddle(s)), handles.bar(s, 13)];
      if (load === 'band') return [bandToHands(s, from), post(27)];
      const center = gripMiddle(s);
      const knot = along(center, unit(sub(from, center)), 11);
      return [cable(from, knot), handles.rope(s, knot)];
    };
    return {
      keys: [pose(105, isOne ? 0 : 17, 0), pose(6, 0, isFree ? 60 : isOne ? 0 : -20)],
      ...LIFT,
      holding: isOne ? 'right' : 'both',
      gear: gearOf,
      view: 20,
      otherView: 250,
    };
  },
);

export const overheadExtension = template(
  'overhead-triceps-extension',
  'Overhead triceps extension',
  {
    load: ['dumbbell', 'ez-bar', 'kettlebell', 'rope'],
    body: ['standing', 'seated'],
    side: ['both-arms', 'one-arm'],
  },
  ({ load, body, side }) => {
    const isOne = side === 'one-arm';
    const grip =
      load === 'ez-bar' || load === 'rope' ? (load === 'rope' ? 90 : 0) : load === 'kettlebell' ? 60 : 90;
    const arm = (bend: number): ArmFree => ({
      raise: load === 'rope' ? 158 : 166,
      side: isOne ? -20 : load === 'rope' ? -14 : -40,
      bend,
      turn: isOne ? 30 : load === 'rope' ? 24 : 62,
      grip,
      flat: load === 'dumbbell' && !isOne,
    });
    const helper: HandOn = { at: [2, 9, 6], of: 'chest', elbow: [1, -0.6, 0.4] };
    const pose = (bend: number): Pose => {
      const arms: Arm | readonly [Arm, Arm] = isOne ? [arm(bend), helper] : arm(bend);
      if (load === 'rope') return split({ lean: 26, root: { hips: [0, 50, 0] }, arms });
      if (load === 'kettlebell') return split({ arms });
      return body === 'seated' ? seated(24, 0, { lean: -8, arms }) : standing({ arms });
    };
    const low = load === 'rope' ? 118 : 122;
    const from: V3 = [-36, 56, 0];
    const gearOf = (s: Skeleton) => {
      if (isOne) return [dumbbells(s, [0])];
      const center = gripMiddle(s);
      if (load === 'ez-bar') return [ezBar(s)];
      if (load === 'rope') {
        const knot = along(center, unit(sub(from, center)), 9);
        return [cable(from, knot), handles.rope(s, knot)];
      }
      const { wrist, hand: fist } = s.arms[0];
      const beyond = unit(sub(fist, wrist));
      const away: V3 = unit([beyond[0], beyond[1], 0]);
      if (load === 'kettlebell') return [inBoth(s, kettlebellInBoth(s, away))];
      // The upper plate lies on the palms, the rest hangs below.
      return [inBoth(s, dumbbellAt(along(center, [0, 1, 0], -3), [0, 1, 0]))];
    };
    return {
      keys: [pose(low), pose(10)],
      ...LIFT,
      still: 0,
      holding: isOne ? 'right' : 'both',
      gear: (s) => [...(body === 'seated' ? benchOf('upright', s) : []), ...gearOf(s)],
      view: 22,
      otherView: load === 'rope' ? 60 : 250,
    };
  },
);

export const tricepsMachine = template('triceps-machine', 'Triceps extension machine', {}, () => {
  const pose = (bend: number): Pose =>
    seated(24, 0, { lean: 4, arms: { raise: 52, side: -2, bend, grip: 90 } });
  return {
    keys: [pose(122), pose(8)],
    ...LIFT,
    gear: (s) => {
      const [a, b] = s.arms;
      const elbow = middle(a.elbow, b.elbow);
      const upper = sub(elbow, middle(a.shoulder, b.shoulder));
      const pad = add(middle(elbow, middle(a.shoulder, b.shoulder), 0.3), [-1.8, -4, 0]);
      return [
        machine(
          ...backrest(s.hips, 0, 30),
          ...stack(-26),
          { ...board('pad', pad, along([0, 0, 0], unit(upper), 7), [0, 0, 12], 1.6), bias: -1 },
          { ...rod('frame', [pad[0], 0.8, 0], pad, 1.4), bias: -3 },
        ),
        levers(s, [elbow[0] + 1, elbow[1] - 1, 14]),
      ];
    },
    view: 20,
  };
});

export const leaningExtension = template(
  'leaning-triceps-extension',
  'Leaning triceps extension',
  { on: ['fixed-bar', 'straps'] },
  ({ on }) => {
    const isBar = on === 'fixed-bar';
    const at: V3 = isBar ? [27, 54, 10] : [13, 76, 8];
    const pose = (lean: number): Pose => ({
      root: { shin: lean, thigh: lean },
      lean,
      nod: -6,
      legs: { on: [-59, 0, 5], heel: 30 },
      arms: { at, elbow: [0.8, -0.6, 0.15], thumb: [0, 0, -1] },
    });
    return {
      keys: isBar ? [pose(40), pose(60)] : [pose(28), pose(46)],
      ...LOWER,
      still: 1,
      gear: (s) =>
        isBar
          ? [
              {
                ...heldBarbell(s, { plates: 0, half: 26, kind: 'none' }),
                parts: [
                  ...heldBarbell(s, { plates: 0, half: 26, kind: 'none' }).parts,
                  { ...rod('frame', [27, 0.8, -24], [27, 80, -24], 1.2), bias: -4 },
                  { ...rod('frame', [27, 0.8, 24], [27, 80, 24], 1.2), bias: -40 },
                ],
              },
            ]
          : [straps(s, [-8, 130, 0])],
      view: 16,
    };
  },
);
