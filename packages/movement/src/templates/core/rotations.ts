import { cable, handles } from '../../gear/lines.ts';
import { block, furniture } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { landmine } from '../../gear/push-stands.ts';
import { roundBall } from '../../gear/stands.ts';
import { dumbbells, kettlebells } from '../../gear/weights.ts';
import type { HandOn, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import type { V3 } from '../../vector.ts';
import { hand, LIFT, ON_HIP } from '../chest/kit.ts';
import { feet, standing } from '../poses.ts';
import { sides } from './floor.ts';

/** Both hands together at a point of the world. */
const together = (
  x: number,
  y: number,
  z: number,
  elbow: V3 = [-0.3, -0.8, 0.7],
): readonly [HandOn, HandOn] => [
  { at: [x, y, z + 2], elbow },
  { at: [x, y, z - 2], elbow },
];

export const chop = template('cable-chop', 'Cable chop', { path: ['downward', 'upward'] }, ({ path }) => {
  const isDown = path === 'downward';
  const high = (z: number, twist: number): Pose =>
    standing({ legs: feet(12, 14), root: { shin: 3, thigh: -5 }, twist, arms: together(16, 84, z) });
  const low = (z: number, twist: number): Pose =>
    standing({
      legs: feet(12, 14),
      root: { shin: 18, thigh: -34 },
      lean: 22,
      bend: 10,
      twist,
      arms: together(16, 45, z),
    });
  const at: V3 = [8, isDown ? 102 : 6, -52];
  return {
    keys: isDown ? [high(-8, -42), low(13, 42)] : [low(-13, -42), high(8, 42)],
    ...LIFT,
    holding: 'none',
    gear: (s) => [cable(at, gripMiddle(s)), handles.single(s, [0])],
    view: 70,
    otherView: 90,
  };
});

export const landmineRotation = template('landmine-rotation', 'Landmine rotation', {}, () => {
  const side = standing({
    legs: feet(13, 14),
    root: { shin: 8, thigh: -12 },
    lean: 8,
    twist: 34,
    arms: together(21, 57, 15),
  });
  const up = standing({
    legs: feet(13, 14),
    root: { shin: 5, thigh: -8 },
    lean: 4,
    arms: together(29, 82, 0),
  });
  return {
    keys: [up, side],
    tempo: [1.3, 1.2],
    hold: [0.15, 0.25],
    alternate: true,
    gear: (s) => {
      const bar = landmine([92, 2, 0], gripMiddle(s));
      return [{ ...bar, handles: s.arms.map(({ hand: at }) => [at, at] as const) }];
    },
    view: 60,
    otherView: 20,
  };
});

export const pallofPress = template('pallof-press', 'Pallof press', {}, () => {
  const pose = (x: number): Pose =>
    standing({
      root: { shin: 5, thigh: -8 },
      lean: 3,
      arms: [hand(x, -8, 2, { elbow: [-0.5, -0.6, 1] }), hand(x, -8, -2, { elbow: [-0.5, -0.6, 1] })],
    });
  const at: V3 = [14, 72, -54];
  return {
    keys: [pose(9), pose(34)],
    tempo: [1.2, 1.4],
    hold: [0.3, 1.4],
    holding: 'none',
    gear: (s) => [cable(at, gripMiddle(s)), handles.single(s, [0])],
    view: 60,
    otherView: 20,
  };
});

export const rotationalThrow = template('rotational-throw', 'Rotational throw', {}, () => {
  const pose = (twist: number, at: V3, apart: number, z: number, heel: number): Pose => ({
    root: { hips: [0, 47.5, z] },
    twist,
    legs: [
      { on: [0, 0, 13], out: 6, heel },
      { on: [0, 0, -13], out: 14 },
    ],
    arms: [
      { at: [at[0], at[1], at[2] + apart], elbow: [-0.3, -0.8, 0.7] },
      { at: [at[0], at[1], at[2] - apart], elbow: [-0.3, -0.8, 0.7] },
    ],
  });
  const far: V3 = [21, 59, -13];
  return {
    keys: [
      pose(44, [14, 54, 15], 2, 3, 0),
      pose(-46, far, 2, -4, 26),
      pose(-46, far, 4, -4, 26),
      pose(-40, far, 2, -3, 22),
    ],
    tempo: [0.4, 0.3, 0.5, 0.9],
    hold: [0.5, 0, 0, 0.1],
    still: 1,
    holding: 'none',
    // It flies to the wall while the hands are open.
    gear: (s) => {
      const [x, y, z] = gripMiddle(s);
      const open = Math.max(0, s.arms[0].hand[2] - s.arms[1].hand[2] - 4);
      return [
        roundBall([x, y, z - open * 9], 5.2),
        furniture({ ...block('frame', [-24, 0, -66], [24, 100, -64]), bias: -31 }),
      ];
    },
    view: 72,
  };
});

export const sideBend = template('side-bend', 'Side bend', {}, () => {
  const pose = (sway: number): Pose =>
    standing({ sway, arms: [{ raise: 7 + sway, side: 90, bend: 2, turn: 90, grip: 90 }, ON_HIP] });
  return {
    keys: [pose(-6), pose(32)],
    ...LIFT,
    tempo: [1.8, 1.3],
    holding: 'right',
    gear: (s) => [dumbbells(s, [0])],
    view: 85,
  };
});

export const windmill = template('windmill', 'Windmill', {}, () => {
  const pose = (down: number): Pose => ({
    root: { hips: [0, 51 - down * 3.4, down * 8] },
    lean: down * 18,
    tilt: down * -42,
    sway: down * -34,
    twist: down * 26,
    look: down * 40,
    legs: [
      { on: [0, 0, 13], out: 4 },
      { on: [0, 0, -13], out: 30 },
    ],
    arms: [
      { raise: 178 - down * 72, side: 90, bend: 0, turn: 90, grip: 90 },
      { raise: 8 + down * 64, side: 90, bend: 3, turn: 90, grip: 90, flat: true },
    ],
  });
  return {
    keys: [pose(0), pose(1)],
    tempo: [2.2, 1.7],
    hold: [0.4, 0.4],
    holding: 'right',
    gear: (s) => [kettlebells(s, [0], [-0.8, -0.5, 0])],
    view: 85,
    otherView: 50,
  };
});

export const russianTwist = template('russian-twist', 'Russian twist', {}, () =>
  sides(
    {
      root: { hips: [0, 6, 0] },
      lean: -42,
      bend: 8,
      twist: 56,
      legs: { on: [36, 0, 7], heel: -12, pole: [0, 1, 0] },
      arms: [hand(19, -18, 6), hand(19, -18, 2)],
    },
    1.1,
    { view: 68, above: 40 },
  ),
);
