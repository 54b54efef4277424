import { bandToHands, cable, handles } from '../../gear/lines.ts';
import { cord, furniture, rod } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import type { Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { along, sub, unit, type V3 } from '../../vector.ts';
import { post } from '../chest/flies.ts';
import { HOLD, LIFT, ON_HIP, REST } from '../chest/kit.ts';
import { halfKneeling } from '../chest/standing-presses.ts';
import { allFours, faceDown, kneeling } from '../poses.ts';
import { sides } from './floor.ts';

export const kneelingCrunch = template(
  'kneeling-crunch',
  'Kneeling crunch',
  { load: ['cable', 'band'] },
  ({ load }) => {
    const pose = (lean: number, bend: number): Pose =>
      kneeling({
        root: { shin: 100, thigh: -18 },
        lean,
        bend,
        nod: bend * 0.12,
        arms: { at: [5, -2, 7.4], of: 'head', elbow: [0.8, -0.8, 0.5], thumb: [0, 1, 0] },
      });
    const from: V3 = [34, 102, 0];
    return {
      keys: [pose(22, 2), pose(34, 78)],
      ...LIFT,
      gear: (s) => {
        if (load === 'band') return [bandToHands(s, from), post(35)];
        const center = gripMiddle(s);
        const knot = along(center, unit(sub(from, center)), 12);
        return [cable(from, knot), handles.rope(s, knot)];
      },
      view: 16,
    };
  },
);

export const stomachVacuum = template('stomach-vacuum', 'Stomach vacuum', {}, () => ({
  keys: [allFours({ bend: -8 }), allFours({ bend: 1 })],
  tempo: [2.4, 2],
  hold: [0.4, 2],
  view: 14,
}));

export const seatedLegRaise = template('seated-leg-raise', 'Seated leg raise', {}, () => {
  const pose = (flex: number): Pose => ({
    root: { hips: [0, 6, 0] },
    lean: 6,
    legs: [
      { flex, knee: 0, point: -5 },
      { flex: 94, knee: 0, point: 5 },
    ],
    arms: { at: [9, 1.8, 13], flat: true, point: [1, 0, 0], elbow: [-1, 0, 0.3] },
  });
  return { keys: [pose(95), pose(114)], ...LIFT, hold: [0.3, 0.8], view: 18 };
});

export const kneeDrive = template('cable-knee-drive', 'Cable knee drive', {}, () => {
  const pose = (flex: number, knee: number, lean: number): Pose => ({
    root: { shin: 4, thigh: -4, foot: 1 },
    lean,
    legs: [{ flex, knee, point: 10 }, { on: [0, 0, -4.6] }],
    arms: [REST, { at: [26, 66, -13], elbow: [-0.4, -0.8, 0.7], thumb: [0, 1, 0] }],
  });
  return {
    keys: [pose(-16, 40, 6), pose(104, 100, 2)],
    ...LIFT,
    holding: 'none',
    gear: (s) => [
      cable([-46, 6, 5], along(s.legs[0].ankle, [0, 1, 0], 2)),
      { kind: 'none', parts: [cord(s.legs[0].ankle, s.legs[0].heel)] },
      furniture({ ...rod('frame', [26, 0.8, -13], [26, 84, -13], 1.4), bias: -3 }),
    ],
    view: 18,
  };
});

export const hipFlexorStretch = template('hip-flexor-stretch', 'Hip flexor stretch', {}, () => {
  const pose = (x: number, lean: number): Pose =>
    halfKneeling({
      root: { hips: [x, 28 - x * 0.12, 0] },
      lean,
      arms: [{ raise: 172, side: 40, bend: 4, grip: 90, flat: true }, ON_HIP],
      sway: -x * 0.5,
    });
  return { keys: [pose(1, 0), pose(9, -6)], ...HOLD, view: 16 };
});

export const superman = template('superman', 'Superman', { style: ['lift', 'swim'] }, ({ style }) => {
  const arm = (raise: number) => ({ raise, side: 12, bend: 2, grip: 90, flat: true });
  const leg = (flex: number) => ({ flex, knee: 2, point: 62, away: 3 });
  if (style === 'lift')
    return {
      keys: [
        faceDown(0, 0, { arms: arm(172), legs: leg(0) }),
        faceDown(0, 0, { bend: -30, nod: -4, arms: arm(176), legs: leg(-16) }),
      ],
      tempo: [1.2, 1.5],
      hold: [0.4, 1.6],
      view: 14,
    };
  return sides(
    faceDown(0, 0, {
      bend: -20,
      arms: [arm(186), arm(170)],
      legs: [leg(-6), leg(-18)],
    }),
    0.45,
    { hold: [0, 0], view: 20 },
  );
});

export const cobra = template('cobra', 'Cobra', {}, () => {
  const pose = (lean: number, bend: number, nod: number): Pose =>
    faceDown(0, 0, {
      lean,
      bend,
      nod,
      legs: { flex: lean - 90, knee: 0, point: 62 },
      arms: { at: [18, 1.8, 12], flat: true, point: [1, 0, 0], elbow: [-1, 0, 0.3] },
    });
  return { keys: [pose(88, -34, -4), pose(78, -66, 4)], ...HOLD, view: 14 };
});
