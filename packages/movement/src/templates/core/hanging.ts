import { block, board, furniture, machine, rod } from '../../gear/parts.ts';
import { backrest, rollers, sideBench } from '../../gear/push-stands.ts';
import { bench, pullUpBar } from '../../gear/stands.ts';
import { levers, stack } from '../../gear/stations.ts';
import type { Leg, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, scale, type V3 } from '../../vector.ts';
import { HOLD, hand, LIFT } from '../chest/kit.ts';
import { seated } from '../poses.ts';
import { CROSSED, sides } from './floor.ts';

const hang = (lean: number, bend: number, legs: Leg, more: Partial<Pose> = {}): Pose => ({
  root: { reach: 34, angle: 180 },
  lean,
  bend,
  legs,
  arms: { at: [0, 124, 13], elbow: [0.2, -0.3, 1], thumb: [0, 0, -1] },
  ...more,
});
const chair = (lean: number, bend: number, legs: Leg): Pose => ({
  root: { shoulders: [0, 92, 0] },
  lean,
  bend,
  legs,
  arms: { raise: 4, side: 20, bend: 86, turn: 4, grip: 90 },
});
const chairGear = (s: Skeleton) => {
  const [elbow] = s.arms.map((arm) => arm.elbow);
  const y = (elbow?.[1] ?? 74) - 4.4;
  return machine(
    { ...board('pad', [-8.6, 80, 0], [0, 17, 0], [0, 0, 6], 1.7), bias: -3 },
    { ...rod('frame', [-12, 0.8, 0], [-12, 100, 0], 1.6), bias: -6 },
    { ...block('frame', [-22, 0.4, -14], [14, 1.4, 14]), bias: -9 },
    ...[10.5, -10.5].flatMap((z) => [
      { ...board('pad', [6, y, z], [9, 0, 0], [0, 0, 2.4], 1.5), bias: z > 0 ? 2 : -2 },
      { ...rod('frame', [-12, y - 3, z], [12, y - 3, z], 1), bias: z > 0 ? 1 : -3 },
    ]),
  );
};

const FORM = {
  'bent-knees': [{ flex: 106, knee: 104, point: 25 }, -30, 24],
  'straight-legs': [{ flex: 92, knee: 4, point: 45 }, -18, 14],
  'toes-to-bar': [{ flex: 128, knee: 0, point: 40 }, -74, 36],
} as const;
export const hangingRaise = template(
  'hanging-raise',
  'Hanging leg raise',
  {
    legs: ['bent-knees', 'straight-legs', 'toes-to-bar'],
    on: ['bar', 'chair'],
    path: ['front', 'oblique'],
  },
  ({ legs, on, path: wanted }) => {
    const path = legs === 'toes-to-bar' ? 'front' : wanted;
    const isBar = on === 'bar';
    const [up, lean, bend] = FORM[legs];
    const low = { flex: 4, knee: legs === 'bent-knees' ? 8 : 2, point: 40 };
    const back = legs === 'toes-to-bar' ? { root: { reach: 34, angle: 204 } } : {};
    const side = path === 'oblique' ? { tilt: -20, sway: 22, turn: 26, twist: -26 } : {};
    return {
      keys: isBar
        ? [hang(0, 0, low), { ...hang(lean, bend, up, back), ...side }]
        : [chair(0, 0, low), chair(lean * 0.8, bend, up)],
      ...LIFT,
      alternate: path === 'oblique',
      gear: (s) => [isBar ? pullUpBar(124) : chairGear(s)],
      view: path === 'oblique' ? 42 : 25,
      otherView: path === 'oblique' ? 90 : 60,
    };
  },
);

export const wiper = template('windshield-wiper', 'Windshield wiper', {}, () => {
  const pose = (side: number): Pose =>
    hang(
      -60,
      20,
      { flex: 104, knee: 4, point: 45 },
      { root: { reach: 31, angle: 200 }, tilt: side, sway: -side * 0.9 },
    );
  return {
    keys: [pose(48), pose(-48)],
    tempo: [1.4, 1.4],
    hold: [0.2, 0.2],
    still: 0,
    gear: () => [pullUpBar(124)],
    view: 75,
    otherView: 30,
  };
});

export const dragonFlag = template('dragon-flag', 'Dragon flag', {}, () => {
  const pose = (lean: number): Pose => ({
    root: { shoulders: [-12, 30.4, 0] },
    lean,
    bend: (-90 - lean) * 0.3,
    legs: { flex: 0, knee: 0, point: 55 },
    arms: { at: [-34, 27, 7], elbow: [0.8, 0.6, 0.6], thumb: [0, 0, -1] },
  });
  return {
    keys: [pose(-158), pose(-98)],
    tempo: [2.4, 1.6],
    hold: [0.4, 0.3],
    gear: () => [bench([34, 24.6], [-36, 24.6])],
    view: 14,
  };
});

export const machineCrunch = template('crunch-machine', 'Crunch machine', {}, () => {
  const pose = (bend: number, lean: number): Pose =>
    seated(24, 0, {
      bend,
      lean,
      nod: bend * 0.1,
      arms: hand(6, 9, 10, { elbow: [0.9, -0.5, 0.5], thumb: [0, 0, -1] }),
    });
  return {
    keys: [pose(-2, 0), pose(58, 6)],
    ...LIFT,
    gear: (s) => [machine(...backrest(s.hips, 0, 22), ...stack(-27, 0, 84)), levers(s, [-9, 44, 15])],
    view: 20,
  };
});

export const torsoRotation = template('torso-rotation', 'Torso rotation machine', {}, () =>
  sides(
    seated(24, 0, { twist: 44, arms: hand(13, -8, 12, { elbow: [0.1, -0.6, 1], thumb: [0, 1, 0] }) }),
    1.6,
    {
      gear: (s) => [
        machine(
          ...backrest(s.hips, 0, 4).slice(0, 3),
          ...stack(-28, 0, 92),
          { ...rod('frame', [9, 25, 0], add(s.ribs, scale(s.chest[0], 10)), 1.2), bias: 0 },
          ...s.arms.map(({ hand: at }) => rod('iron', add(at, [0, -4, 0]), add(at, [0, 5, 0]), 1.1)),
          {
            ...board(
              'pad',
              add(s.ribs, [s.chest[0][0] * 9, 3, s.chest[0][2] * 9]),
              [0, 4.5, 0],
              scale(s.chest[2], 8),
              1.4,
            ),
            bias: 0,
          },
        ),
      ],
      holding: 'none',
      view: 60,
      otherView: 90,
    },
  ),
);

export const ghdSitUp = template('ghd-sit-up', 'GHD sit-up', {}, () => {
  const pose = (lean: number, bend: number, raise: number): Pose => ({
    root: { hips: [0, 62, 0] },
    lean,
    bend,
    legs: { flex: 90 + lean, knee: 3, point: 5 },
    arms: { raise, side: 8, bend: 4, grip: 90, flat: true },
  });
  return {
    keys: [pose(-104, -10, 170), pose(12, 30, 92)],
    tempo: [1.9, 2.4],
    hold: [0.2, 0.3],
    gear: () => [ghd(0, 55, 46)],
    view: 16,
  };
});
/** Pads for the thighs and plates for the feet. */
const ghd = (x: number, y: number, feet: number) =>
  machine(
    { ...board('pad', [x + 10, y - 1.4, 0], [7, 0, 0], [0, 0, 12], 2.6), bias: -4 },
    { ...rod('frame', [x + 10, 0.8, 0], [x + 10, y - 4, 0], 1.6), bias: -6 },
    { ...rod('frame', [x - 4, 0.8, 0], [x + feet + 14, 0.8, 0], 1.4), bias: -7 },
    { ...rod('frame', [x + feet + 8, 0.8, 0], [x + feet + 8, y + 14, 0], 1.6), bias: -6 },
    { ...board('frame', [x + feet + 7, y + 6, 0], [0, 9, 0], [0, 0, 12], 1), bias: -5 },
    ...[1, -1].flatMap((z) => [
      {
        ...rod('pad', [x + feet - 1, y + 12, z * 3], [x + feet - 1, y + 12, z * 11], 2.2),
        bias: z > 0 ? 3 : -1,
      },
    ]),
  );

export const backHold = template('back-extension-hold', 'Back extension hold', {}, () => {
  const pose = (lean: number): Pose => ({
    root: { hips: [4, 52, 0] },
    lean,
    legs: { flex: 0 - lean + 66, knee: 2, point: 4 },
    arms: CROSSED,
  });
  return {
    keys: [pose(66), pose(67)],
    ...HOLD,
    gear: (s) => {
      const { hip, knee } = s.legs[0];
      const pad: V3 = [hip[0] - 3 + 3.4, hip[1] - 11, 0];
      return [
        furniture(
          { ...board('pad', pad, [5, 2.4, 0], [0, 0, 10], 2.4), bias: -3 },
          { ...rod('frame', [pad[0] + 2, 0.8, 0], pad, 1.5), bias: -6 },
          { ...rod('frame', [pad[0] + 4, 0.8, 0], [knee[0] - 30, 0.8, 0], 1.4), bias: -7 },
          { ...rod('frame', pad, [knee[0] - 24, knee[1] - 20, 0], 1.3), bias: -6 },
        ),
        rollers(s, -3.6),
      ];
    },
    view: 16,
  };
});

export const seatedTuck = template('seated-knee-tuck', 'Seated knee tuck', {}, () => {
  const pose = (lean: number, flex: number, knee: number): Pose => ({
    root: { hips: [0, 31.6, 0] },
    lean,
    bend: 14,
    legs: { flex, knee, point: 30 },
    arms: { at: [-12, 27.8, 11], flat: true, point: [1, 0, 0.3], elbow: [-1, -0.3, 0.3] },
  });
  return {
    keys: [pose(-42, 30, 8), pose(-20, 116, 118)],
    ...LIFT,
    gear: () => [sideBench(-3, 26, 20)],
    view: 18,
  };
});
