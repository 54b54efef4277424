import { mat } from '../../gear/stands.ts';
import type { Arm, ArmFree, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { fromShoulders, STRETCH } from '../back/kit.ts';
import { standing } from '../poses.ts';
import { fold } from './crawls.ts';
import { fixed, onFloor, plankAt } from './kit.ts';

const HANDS = 13;
const dog = (y: number, heel: number): Pose => ({
  root: { hips: [-28, y, 0] },
  lean: 136,
  nod: 2,
  legs: { on: [-61, 0, 5], heel },
  arms: onFloor(HANDS, 10, { elbow: [-0.2, 0.3, 1] }),
});

export const downwardDog = template('downward-dog', 'Downward dog', {}, () => ({
  keys: [dog(42.4, 22), dog(43.2, 14)],
  ...STRETCH,
  gear: () => [mat(-74, 32)],
  view: 15,
}));

export const sunSalutation = template('sun-salutation', 'Sun salutation', {}, () => {
  const tall = fixed(standing({ legs: { on: [0, 0, 5] }, lean: -3, bend: -8 }));
  const up: Pose = {
    ...tall,
    nod: -14,
    arms: onFloor(0, 10, { at: fromShoulders(tall, 4, 29.6, 7), point: [0.2, 1, 0] }),
  };
  const bow = fixed(standing({ root: { shin: 0, thigh: -16 }, lean: 58, legs: { on: [0, 0, 5] } }));
  const half: Pose = { ...bow, arms: onFloor(0, 10, { at: fromShoulders(bow, 27, 2, 9) }) };
  const step: Pose = {
    root: { hips: [-15, 44, 0] },
    lean: 101,
    bend: 30,
    nod: 4,
    legs: { on: [-34, 4, 5], heel: 60 },
    arms: onFloor(HANDS, 10, { elbow: [0.2, 0.3, 1] }),
  };
  const cobra: Pose = {
    root: { hips: [-8.4, 7, 0] },
    lean: 84,
    bend: -52,
    nod: -10,
    legs: { on: [-65, 0, 4], heel: 66, pole: [0.2, -1, 0] },
    arms: onFloor(HANDS, 11, { elbow: [-1, -0.2, 0.4] }),
  };
  return {
    keys: [
      up,
      half,
      fold(HANDS),
      step,
      plankAt(HANDS, 72.5, 10),
      cobra,
      plankAt(HANDS, 72.5, 10),
      dog(43, 16),
      step,
      fold(HANDS),
      half,
    ],
    tempo: [1.4, 1.4, 0.9, 0.9, 1.8, 1, 1.2, 1, 1, 1.4, 1.4],
    hold: [0.6, 0, 0.5, 0, 0.4, 0.6, 0, 1, 0, 0.3, 0],
    still: 7,
    steps: true,
    gear: () => [mat(-76, 32)],
    view: 15,
  };
});

export const warrior = template('warrior', 'Warrior pose', { flow: ['hold', 'reverse'] }, ({ flow }) => {
  // The hips look to the side of the mat; the right leg is the front one.
  const arm: Arm = { raise: 90, side: 88, bend: 3, grip: 0, flat: true };
  const key = (x: number, y: number, sway: number, right: Arm, left: Arm): Pose => ({
    root: { hips: [0, y, x] },
    sway,
    look: sway < 0 ? -20 : 62,
    legs: [
      { on: [0, 0, 36], out: 84, knee: 84 },
      { on: [-3, 0, -32], out: 10 },
    ],
    arms: [right, left],
  });
  const over: Arm = { ...arm, raise: 150 };
  return {
    keys:
      flow === 'hold'
        ? [key(8, 37, 0, arm, arm), key(10, 34.4, 0, arm, arm)]
        : [key(9, 35, 0, arm, arm), key(9, 35, -30, over, { ...arm, raise: 34 })],
    ...STRETCH,
    steps: true,
    view: 90,
    otherView: 60,
  };
});

export const greatestStretch = template('greatest-stretch', 'World’s greatest stretch', {}, () => {
  const key = (y: number, bend: number, twist: number, right: ArmFree): Pose => ({
    root: { hips: [0, y, 0] },
    lean: 39,
    bend,
    twist,
    look: twist * 0.4,
    nod: -6,
    legs: [
      { on: [32, 0, 9], out: 4 },
      { on: [-53.5, 0, -5], heel: 60 },
    ],
    arms: [right, onFloor(28.5, 10, { at: [28.5, 1.8, -11], elbow: [-1, 0.1, 0.4] })],
  });
  return {
    keys: [
      key(23, 56, -4, { raise: 70, side: -14, bend: 56, turn: -20, grip: 0, flat: true }),
      key(24, 50, 66, { raise: 92, side: 92, bend: 4, grip: 0, flat: true }),
    ],
    tempo: [2.2, 2.2],
    hold: [1, 1.2],
    still: 1,
    gear: () => [mat(-60, 46)],
    view: 25,
    otherView: 60,
  };
});
