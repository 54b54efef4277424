import { furniture } from '../../gear/parts.ts';
import { mat } from '../../gear/stands.ts';
import { roller, seat } from '../../gear/stations.ts';
import type { Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { allFours, onBack, seated } from '../poses.ts';
import { hand, STRETCH, withArms } from './kit.ts';

const FLOOR_HAND = { flat: true, point: [1, 0, 0] } as const;

export const catCow = template('cat-cow', 'Cat-cow', {}, () => {
  const key = (thigh: number, lean: number, bend: number, nod: number): Pose =>
    allFours({
      root: { shin: 100, thigh },
      lean,
      bend,
      nod,
      arms: hand([33.5, 1.8, 9], [-0.2, -0.5, 0.6], undefined, FLOOR_HAND),
    });
  return {
    keys: [key(0, 101, -34, -34), key(0, 52, 70, 30)],
    tempo: [2.6, 2.6],
    hold: [0.4, 0.6],
    still: 1,
    gear: () => [mat(-42, 50)],
    view: 12,
  };
});

export const childsPose = template('childs-pose', 'Child’s pose', {}, () => {
  const key = (bend: number, y: number): Pose => ({
    root: { hips: [-14, y, 0] },
    lean: 66,
    bend,
    legs: { flex: 137, knee: 155, away: 12, turn: 8, point: 68 },
    arms: hand([39, 1.6, 17], [0, 0.3, 1], undefined, FLOOR_HAND),
  });
  return {
    keys: [key(42, 15.2), key(50, 14.8)],
    ...STRETCH,
    gear: () => [mat(-48, 54)],
    view: 20,
    otherView: 60,
  };
});

export const threadTheNeedle = template('thread-the-needle', 'Thread the needle', {}, () => {
  const left = hand([42.4, 1.8, -10.4], [-0.3, -1, 0.8], undefined, FLOOR_HAND);
  const key = (twist: number, lean: number, side: number, look: number, elbow = 4): Pose =>
    withArms(allFours({ lean, twist, look }), [
      { raise: elbow > 9 ? 66 : side > 9 ? 88 : 76, side, bend: elbow, turn: elbow / 2, grip: 0, flat: true },
      left,
    ]);
  return {
    keys: [key(64, 84, 96, 30), key(-6, 88, -10, 0, 120), key(-84, 119, -2, -10), key(-6, 88, -10, 0, 120)],
    tempo: [1.3, 1.3, 1.3, 1.3],
    hold: [0.8, 0, 1.2, 0],
    still: 0,
    gear: () => [mat(-42, 56)],
    view: 40,
    otherView: 90,
  };
});

export const backWidow = template('back-widow', 'Back widow', {}, () => {
  const key = (lean: number, bend: number, y: number, protract: number, raise: number): Pose => ({
    ...onBack(0, 0),
    root: { hips: [0, y, 0] },
    lean,
    bend,
    protract,
    nod: 10,
    arms: { raise, side: 84, bend: 88, turn: 78, grip: 90 },
  });
  return {
    keys: [key(-89, 0, 5.8, 1, 45), key(-89, 18, 5.8, -1.4, 45)],
    tempo: [1.4, 1.8],
    hold: [0.4, 1],
    still: 1,
    gear: () => [mat(-46, 36)],
    view: 20,
    otherView: 60,
  };
});

export const neckStretch = template('neck-stretch', 'Neck stretch', {}, () => {
  const key = (tip: number): Pose =>
    seated(24.4, 0, {
      sway: tip * 0.12,
      tip,
      arms: [
        { at: [1, 5.5, -3.4], of: 'head', elbow: [0.1, 0.3, 1], flat: true, point: [0, -0.25, -1] },
        { at: [0, 27.4, -11], flat: true, elbow: [-1, 0, 0.6], point: [0, 0, 1] },
      ],
    });
  return {
    keys: [key(8), key(38)],
    ...STRETCH,
    gear: () => [furniture(...seat(24.4, 0, 15))],
    view: 90,
    otherView: 270,
  };
});

/** Which part of the body lies on the roller. */
export const foamRoll = template(
  'foam-roll',
  'Foam rolling',
  { part: ['upper-back', 'calves'] },
  ({ part }) => {
    if (part === 'upper-back') {
      const key = (x: number): Pose => ({
        root: { hips: [x, 12, 0] },
        lean: -78,
        bend: 6,
        nod: 14,
        legs: { on: [26, 0, 8] },
        arms: { at: [-5, 1, 4], of: 'head', elbow: [0.3, 0.6, 1], flat: true, point: [0, 0.5, -1] },
      });
      return {
        keys: [key(-1), key(7)],
        tempo: [2, 2],
        hold: [0.3, 0.3],
        gear: () => [roller([-18, 5, 0]), mat(-50, 40)],
        view: 15,
      };
    }
    const key = (x: number): Pose => ({
      root: { hips: [x, 11.6, 0] },
      lean: -44,
      legs: { flex: 46, knee: 4, point: 10 },
      arms: hand([-22, 1.8, 11], [-1, 0, 0.3], undefined, { flat: true, point: [0.2, 0, 1] }),
    });
    return {
      keys: [key(-3), key(5)],
      tempo: [2, 2],
      hold: [0.2, 0.2],
      gear: () => [roller([38, 5, 0]), mat(-34, 60)],
      view: 15,
    };
  },
);
