import { bandToHands, cable, handles } from '../../gear/lines.ts';
import { furniture, type Gear, machine, rod } from '../../gear/parts.ts';
import { backrest, inBoth, sideBench, twoCables } from '../../gear/push-stands.ts';
import { padOf, stack } from '../../gear/stations.ts';
import { dumbbells, heldBarbell, kettlebellInBoth, plateInBoth } from '../../gear/weights.ts';
import type { ArmFree, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, middle, sub, unit, type V3 } from '../../vector.ts';
import { LIFT } from '../chest/kit.ts';
import { seated, standing } from '../poses.ts';

const atFeet = (s: Skeleton) => bandToHands(s, [s.legs[0].ball, s.legs[1].ball]);
const frontPlane: Record<string, readonly [number, number]> = { kettlebell: [-42, -14], plate: [-10, -5] };

export const frontRaise = template(
  'front-raise',
  'Front raise',
  { load: ['dumbbells', 'barbell', 'plate', 'cable', 'band', 'kettlebell'] },
  ({ load }) => {
    const isNeutral = load === 'plate';
    const [down, up] = frontPlane[load] ?? [0, 0];
    const arm = (raise: number, side: number): ArmFree => ({
      raise,
      side,
      bend: 8,
      grip: isNeutral ? 90 : 0,
    });
    const still: ArmFree = { raise: 6, side: 60, bend: 8, grip: 90 };
    const pose = (raise: number, side: number): Pose =>
      standing({ arms: load === 'cable' ? [arm(raise, side), still] : arm(raise, side) });
    const gearOf = (s: Skeleton): Gear[] => {
      if (load === 'barbell') return [heldBarbell(s, { plates: 6 })];
      if (load === 'plate') return [plateInBoth(s, unit(add(s.arms[0].front, s.arms[0].point)), 7.5)];
      if (load === 'cable') return [cable([-34, 6, 12], s.arms[0].hand), handles.single(s, [0])];
      if (load === 'band') return [atFeet(s)];
      if (load === 'kettlebell') return [inBoth(s, kettlebellInBoth(s))];
      return [dumbbells(s)];
    };
    return {
      keys: [pose(load === 'cable' ? 2 : 14, down), pose(94, up)],
      ...LIFT,
      holding: load === 'cable' ? 'right' : 'both',
      gear: gearOf,
      view: 18,
      otherView: 60,
    };
  },
);

const PLANE = { sideways: [88, 90], diagonal: [62, 98] } as const;
export const lateralRaise = template(
  'lateral-raise',
  'Lateral raise',
  {
    load: ['dumbbells', 'cable', 'band', 'machine'],
    body: ['standing', 'seated', 'leaning', 'side-lying'],
    plane: ['sideways', 'diagonal'],
  },
  ({ load, body, plane }) => {
    const [side, top] = PLANE[plane];
    const isOne = load === 'cable' || body === 'leaning' || body === 'side-lying';
    // Thumbs forward, or up.
    const grip = plane === 'diagonal' ? 130 : 90;
    const bend = load === 'machine' ? 90 : 12;
    const arm = (raise: number, at: number): ArmFree => ({ raise, side: at, bend, turn: 90, grip });
    const low = load === 'cable' ? arm(21, -38) : load === 'machine' ? arm(14, 90) : arm(8, side);
    const pose = (right: ArmFree): Pose => {
      if (body === 'seated' || load === 'machine')
        return seated(24, 0, {
          lean: load === 'machine' ? 0 : 4,
          arms: right,
          legs: { on: [21, 0, 6], out: 4 },
        });
      if (body === 'leaning')
        return {
          root: { hips: [0, 48.4, -1] },
          tilt: 22,
          legs: [{ on: [0, 0, -14] }, { on: [0, 0, -21] }],
          arms: [right, { at: [2, 74, -31], elbow: [-0.5, -0.4, 1], thumb: [0, 1, 0] }],
        };
      if (body === 'side-lying')
        return {
          root: { hips: [0, 40.8, 4] },
          tilt: -45,
          legs: [
            { flex: 16, knee: 6, point: 10, away: -3 },
            { flex: 2, knee: 6, point: 10, away: -3 },
          ],
          arms: [right, { raise: 80, side: 30, bend: 70, turn: 60, grip: 90 }],
        };
      return standing({
        lean: load === 'dumbbells' ? 6 : 2,
        arms:
          load === 'cable'
            ? [right, { at: [4, 66, -25], elbow: [-0.5, -0.8, 0.8], thumb: [0, 1, 0] }]
            : right,
      });
    };
    const gearOf = (s: Skeleton): Gear[] => {
      const { hand } = s.arms[0];
      if (load === 'cable') return [cable([4, 6, -26], hand), handles.single(s, [0])];
      if (load === 'band') return [bandToHands(s, [s.legs[0].ball, s.legs[1].ball])];
      if (load === 'machine')
        return [
          machine(
            ...backrest(s.hips, 0, 32),
            ...stack(-22, 0, 80),
            ...s.arms.flatMap(({ elbow, shoulder, hand, thumb }) => {
              const out = Math.sign(shoulder[2]);
              const [, y, z] = unit(sub(elbow, shoulder));
              // On the outside of the arm, which comes to be its upper side.
              const pad = (by: number) => add(middle(shoulder, elbow, by), [2, z * out * 5, -y * out * 5]);
              return [
                { ...rod('pad', pad(0.45), pad(1.05), 2.2), bias: 3 },
                { ...rod('frame', [-13, shoulder[1], shoulder[2]], pad(0.45), 1.1), bias: -1 },
                rod('iron', along(hand, thumb, -3), along(hand, thumb, 3), 0.9),
              ];
            }),
          ),
        ];
      return [dumbbells(s, isOne ? [0] : [0, 1])];
    };
    const room = (): Gear[] => {
      if (body === 'seated') return [sideBench(0, 24, 14)];
      if (body === 'leaning') return [upright([2, 0, -31])];
      if (body === 'side-lying')
        return [
          furniture(
            { ...padOf([-6, 0, 0], [-6, 0, 0]), spheres: slope() },
            { ...rod('frame', [0, 0.8, -8], [0, 24, -8], 1.2), bias: -6 },
            { ...rod('frame', [0, 0.8, -30], [0, 54, -30], 1.2), bias: -6 },
          ),
        ];
      return [];
    };
    const topArm = body === 'leaning' ? 104 : body === 'side-lying' ? 96 : top;
    return {
      keys: [pose(low), pose(arm(topArm, load === 'cable' ? 82 : side))],
      ...LIFT,
      holding: load === 'machine' ? 'none' : isOne ? 'right' : 'both',
      gear: (s) => [...room(), ...gearOf(s)],
      view: 78,
      otherView: plane === 'diagonal' ? 15 : 30,
    };
  },
);
const upright = (at: V3): Gear =>
  furniture({ ...rod('frame', [at[0], 0.8, at[2]], [at[0], 108, at[2]], 1.4), bias: -2 });
const slope = (): (readonly [V3, number])[] =>
  [6, -6].flatMap((x) => [[[x, 26, 0], 1.7] as const, [[x, 62, -36], 1.7] as const]);

export const yRaise = template('cable-y-raise', 'Cable Y raise', {}, () => {
  const pose = (raise: number, side: number): Pose =>
    standing({ lean: 2, arms: { raise, side, bend: 6, turn: 60, grip: 100 } });
  return {
    keys: [pose(22, -34), pose(146, 66)],
    ...LIFT,
    gear: (s) => twoCables(s, [30, 6, 26], true),
    view: 82,
    otherView: 255,
  };
});

export const uprightRow = template(
  'upright-row',
  'Upright row',
  { load: ['barbell', 'dumbbells', 'cable'] },
  ({ load }) => {
    const pose = (x: number, y: number, z: number): Pose =>
      standing({
        arms: { at: [x, y, z], of: 'chest', elbow: [0.1, 0.2, 1], thumb: [0, 0, -1], point: [0.2, -1, 0] },
      });
    const wide = load === 'cable' ? 10 : 17;
    return {
      keys: [
        pose(6, -35, load === 'dumbbells' ? 9.5 : wide),
        pose(7.5, -12, load === 'dumbbells' ? 18 : wide),
      ],
      ...LIFT,
      gear: (s) =>
        load === 'barbell'
          ? [heldBarbell(s, { plates: 7 })]
          : load === 'dumbbells'
            ? [dumbbells(s)]
            : [cable([34, 5, 0], middle(s.arms[0].hand, s.arms[1].hand)), handles.bar(s)],
      view: load === 'cable' ? 42 : 60,
      otherView: 18,
    };
  },
);
