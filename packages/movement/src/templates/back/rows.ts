import { furniture, type Gear } from '../../gear/parts.ts';
import { bench, box } from '../../gear/stands.ts';
import { landmine, levers, padOf, padOnTrunk, post } from '../../gear/stations.ts';
import { dumbbells, heldBarbell, kettlebells } from '../../gear/weights.ts';
import type { Arm, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { cos, sin, type V3 } from '../../vector.ts';
import { feet, hinged, standing } from '../poses.ts';
import { fromShoulders, hand, held, LIFT, RIGHT, THUMB, withArms } from './kit.ts';

export const bentOverRow = template(
  'bent-over-row',
  'Bent-over row',
  {
    load: ['barbell', 'dumbbells', 'landmine', 'smith-machine'],
    grip: ['overhand', 'underhand', 'neutral'],
    trunk: ['bent', 'level', 'high'],
  },
  ({ load, grip, trunk }) => {
    const lean = { bent: load === 'dumbbells' ? 66 : 56, level: 84, high: 36 }[trunk];
    const mine = load === 'landmine';
    const pose = hinged(lean, {
      ...(trunk === 'level' && { root: { shin: 8, thigh: -52 } }),
      legs: feet(mine ? 10 : 7, 10),
      nod: -lean * 0.2,
    });
    const wide = mine ? 3 : grip === 'overhand' && load !== 'dumbbells' ? 15 : 11;
    const thumb = mine ? THUMB.neutral : THUMB[grip];
    const elbow: V3 = grip === 'overhand' && !mine ? [-0.8, 0.1, 0.7] : [-1, -0.1, 0.2];
    const arm = (at: V3): Arm => hand(at, elbow, thumb, { of: 'chest' });
    const far = mine ? 32 : 34.8;
    const low: V3 = [far * sin(lean - (trunk === 'high' ? 6 : 0)), -far * cos(lean - 4) - 1, wide];
    const top: V3 = mine ? [9, -18, 3] : [8, trunk === 'level' ? -12 : -19, wide];
    return {
      keys: [withArms(pose, arm(low)), withArms(pose, arm(top))],
      ...LIFT,
      gear: (s) => (mine ? [landmine(s, [-62, 1.5, 0], 14)] : held(s, load, trunk === 'level' ? 12 : 9)),
      otherView: mine ? 60 : 90,
    };
  },
);

const SPLIT = { shin: 22, thigh: -38, foot: 1 } as const;
export const oneArmRow = template(
  'one-arm-row',
  'One-arm row',
  { load: ['dumbbell', 'kettlebell', 'landmine'], support: ['bench', 'thigh'] },
  ({ load, support }) => {
    const onBench = support === 'bench';
    const pose: Pose = onBench
      ? {
          root: { hips: [0, 51, 0] },
          lean: 80,
          nod: -15,
          legs: [
            { on: [-8, 0, 13], out: 8 },
            { flex: 84, knee: 92, point: 60 },
          ],
          arms: { raise: 0 },
        }
      : {
          root: SPLIT,
          lean: 62,
          nod: -12,
          legs: [
            { on: [-37, 0, 6], heel: 32 },
            { on: [0, 0, -6], out: 4 },
          ],
          arms: { raise: 0 },
        };
    const rest: Arm = onBench
      ? hand(fromShoulders(pose, 0, -31.5, -9), [-1, 0, -0.4], undefined, { flat: true, point: [1, 0, 0] })
      : hand([13, 31, -6], [-0.3, -0.6, 0.6], [0, 0, 1], { point: [0.7, -0.5, 0.4] });
    const overhand = load === 'landmine';
    const lean = pose.lean ?? 0;
    const key = (at: V3): Pose => {
      const elbow: V3 = overhand ? [-0.7, 0.1, 0.9] : [-1, 0, 0.1];
      return withArms(pose, [
        hand(at, elbow, overhand ? THUMB.overhand : THUMB.neutral, { of: 'chest' }),
        rest,
      ]);
    };
    return {
      keys: [key([34.8 * sin(lean), -34.8 * cos(lean) - 1, 11]), key(overhand ? [7, -12, 17] : [6, -20, 11])],
      ...LIFT,
      holding: 'right',
      gear: (s): Gear[] => [
        ...(onBench ? [bench([-26, 24.2], [36, 24.2])] : []),
        load === 'dumbbell'
          ? dumbbells(s, RIGHT)
          : load === 'kettlebell'
            ? kettlebells(s, RIGHT)
            : landmine(s, [s.arms[0].hand[0], 1.5, 84], 8, s.arms[0].hand),
      ],
      view: onBench ? 22 : overhand ? 65 : 35,
    };
  },
);

export const gorillaRow = template('gorilla-row', 'Gorilla row', {}, () => {
  const pose = standing({
    root: { shin: 14, thigh: -62 },
    lean: 74,
    nod: -14,
    legs: feet(15, 24),
  });
  const x = fromShoulders(pose, 0, 0, 0)[0];
  const key = (right: V3) =>
    withArms(pose, [hand(right, [-1, 0.1, 0.3], [1, 0, 0]), hand([x, 11.2, -5], [-0.6, 0, 0.5], [1, 0, 0])]);
  return {
    keys: [key([x, 11.2, 5]), key([x - 12, 35, 9])],
    tempo: [1.1, 1.3],
    hold: [0.2, 0.3],
    alternate: true,
    still: 1,
    gear: (s) => [kettlebells(s)],
    view: 35,
    otherView: 90,
  };
});

export const supportedRow = template(
  'chest-supported-row',
  'Chest-supported row',
  {
    load: ['dumbbells', 'barbell', 'machine'],
    bench: ['incline', 'flat'],
  },
  ({ load, bench: kind }) => {
    const flat = kind === 'flat';
    const lean = flat ? 90 : 57;
    const pose: Pose = flat
      ? {
          root: { hips: [0, 55, 0] },
          lean,
          nod: -8,
          legs: { flex: 0, knee: 0, point: 55 },
          arms: { raise: 0 },
        }
      : {
          root: { hips: [0, 39, 0] },
          lean,
          nod: -8,
          legs: { on: [-32, load === 'machine' ? 4 : 0, 8], heel: 32 },
          arms: { raise: 0 },
        };
    const wide = load === 'barbell';
    const arm = (at: V3) =>
      hand(at, wide ? [-0.8, 0, 0.8] : [-1, 0, 0.3], wide ? THUMB.overhand : THUMB.neutral, { of: 'chest' });
    const low = fromShoulders(pose, 0, 0, 0);
    const down: V3 = [34.6 * sin(lean), -34.6 * cos(lean) - 1, wide ? 16 : 11];
    return {
      keys: [
        withArms(pose, arm(down)),
        withArms(pose, arm(flat ? [10.8, -8, 16] : [6, -17, wide ? 16 : 12])),
      ],
      ...LIFT,
      gear: (s) => [
        furniture(
          flat ? padOf([-34, 47.4, 0], [34, 47.4, 0], 6) : padOnTrunk(s, 8, -3, -38),
          ...(flat
            ? [post(-26, 46, 0), { ...post(20, 46, 0), bias: -20 }]
            : [post(low[0] - 8, low[1] - 22), post(-10, 18)]),
        ),
        ...(load === 'machine'
          ? [levers(s, [-30, 6, 0], true), box(-36, -14, 4, 12)]
          : load === 'barbell'
            ? [heldBarbell(s)]
            : [dumbbells(s)]),
      ],
      view: 22,
      otherView: flat ? 90 : 60,
    };
  },
);
