import { band, bandToHands, cable, handles } from '../../gear/lines.ts';
import { wall } from '../../gear/stands.ts';
import { dumbbells, kettlebellInBoth, kettlebells } from '../../gear/weights.ts';
import type { ArmFree, HandOn, Pose } from '../../pose.ts';
import { solve } from '../../solve.ts';
import { template } from '../../template.ts';
import type { V3 } from '../../vector.ts';
import { post } from '../chest/flies.ts';
import { HOLD, LIFT, ON_HIP } from '../chest/kit.ts';
import { standing } from '../poses.ts';

export const shoulderRotation = template(
  'shoulder-rotation',
  'Shoulder rotation',
  { turn: ['outward', 'inward'], load: ['band', 'cable', 'dumbbell'] },
  ({ turn, load }) => {
    const isOut = turn === 'outward';
    if (load === 'dumbbell') {
      const lying = (by: number): Pose => ({
        root: { hips: [0, 10.4, 0] },
        sway: 7,
        lean: 90,
        tilt: -90,
        legs: [
          { flex: 26, knee: 40, point: 20 },
          { flex: 40, knee: 60, point: 20 },
        ],
        arms: [
          { raise: 4, side: 0, bend: 90, turn: by, grip: 90 },
          { raise: 172, side: 20, bend: 20, turn: 60, flat: true },
        ],
      });
      return {
        keys: [lying(48), lying(-16)],
        ...LIFT,
        holding: 'right',
        gear: (s) => [dumbbells(s, [0])],
        view: 16,
        otherView: 200,
        above: 28,
      };
    }
    const arm = (by: number): ArmFree => ({ raise: 3, side: 30, bend: 90, turn: by, grip: 90 });
    const pose = (by: number): Pose => standing({ arms: [arm(by), ON_HIP] });
    const at: V3 = isOut ? [6, 64, -50] : [6, 64, 50];
    return {
      keys: isOut ? [pose(82), pose(-16)] : [pose(-28), pose(82)],
      ...LIFT,
      holding: 'right',
      gear: (s) =>
        load === 'cable'
          ? [cable(at, s.arms[0].hand), handles.single(s, [0])]
          : [bandToHands(s, at, [0]), post(at[0], at[2])],
      view: 70,
      otherView: 30,
    };
  },
);

export const cubanRotation = template('cuban-rotation', 'Cuban rotation', {}, () => {
  const pose = (raise: number, bend: number, turn: number): Pose =>
    standing({ arms: { raise, side: 84, bend, turn, grip: 0 } });
  return {
    keys: [pose(10, 14, 90), pose(88, 90, 180), pose(88, 90, 0), pose(88, 90, 180)],
    tempo: [1.2, 1.1, 1.3, 1.3],
    hold: [0.2, 0.2, 0.5, 0.2],
    still: 2,
    gear: (s) => [dumbbells(s)],
    view: 70,
    otherView: 20,
  };
});

export const armBar = template('arm-bar', 'Arm bar', {}, () => {
  const pose = (roll: number): Pose => ({
    root: { hips: [0, 7 + roll * 0.045, 0] },
    sway: roll * 0.09,
    lean: 90,
    tilt: roll - 180,
    legs: [
      { flex: 52 + roll * 0.3, knee: 102, away: 2, point: 20 },
      { flex: 2, knee: 4, point: 30 },
    ],
    arms: [
      { raise: 90, side: roll, bend: 0, turn: 90, grip: 180 },
      { raise: 176, side: 90, bend: 4, flat: true },
    ],
  });
  return {
    keys: [pose(4), pose(84)],
    tempo: [2.4, 2.4],
    hold: [0.8, 1.6],
    holding: 'right',
    gear: (s) => [kettlebells(s, [0], [-0.9, -0.3, 0])],
    view: 24,
    above: 30,
  };
});

export const sleeperStretch = template('sleeper-stretch', 'Sleeper stretch', {}, () => {
  const pose = (turn: number): Pose => {
    const under: ArmFree = { raise: 88, side: -7, bend: 90, turn, grip: 90, flat: true };
    const body: Pose = {
      root: { hips: [0, 10.6, 0] },
      sway: 7,
      lean: 90,
      tilt: -86,
      legs: [
        { flex: 44, knee: 60, point: 20 },
        { flex: 30, knee: 46, point: 20 },
      ],
      arms: [under, under],
    };
    const [x, y, z] = solve(body).arms[1].wrist;
    return { ...body, arms: [{ at: [x + 1, y + 2, z], elbow: [0.2, -0.6, 1] }, under] };
  };
  return { keys: [pose(100), pose(140)], ...HOLD, view: 10, otherView: 200, above: 40 };
});

export const crossBodyStretch = template('cross-body-stretch', 'Cross-body stretch', {}, () => {
  const pose = (side: number, x: number, z: number): Pose =>
    standing({
      arms: [
        { raise: 86, side, bend: 4, grip: 0, flat: true },
        { at: [x, -2, z], of: 'chest', elbow: [0.2, -1, 0.4], point: [-0.3, 1, 0.5], thumb: [0, 0.3, 1] },
      ],
    });
  return { keys: [pose(-42, 13, 0), pose(-54, 11, -1.5)], ...HOLD, view: 32, otherView: 235 };
});

export const claspedHands = template('clasped-hands-stretch', 'Clasped hands stretch', {}, () => {
  const pose = (x: number, y: number): Pose =>
    standing({
      arms: { at: [x, y, 2.2], of: 'hips', elbow: [-0.5, 0.2, 1], thumb: [0, -1, 0.3] },
    });
  return { keys: [pose(-10, -4), pose(-18, 1)], ...HOLD, view: 200, otherView: 250 };
});

export const halo = template('halo', 'Halo', {}, () => {
  const pose = (x: number, y: number, z: number, right: V3, other: V3): Pose => {
    const arm = (by: number, elbow: V3): HandOn => ({ at: [x, y, z + by], of: 'chest', elbow });
    return standing({ arms: [arm(2.5, right), arm(-2.5, other)] });
  };
  const OUT: V3 = [0.4, -0.5, 1];
  const UP: V3 = [0.6, 0.8, 0.6];
  return {
    keys: [
      pose(13, 1, 0, OUT, OUT),
      pose(2, 8, 13, OUT, UP),
      pose(-11, 5, 0, UP, UP),
      pose(2, 8, -13, UP, OUT),
    ],
    tempo: [0.9, 0.9, 0.9, 0.9],
    hold: [0, 0, 0, 0],
    still: 1,
    gear: (s) => [kettlebellInBoth(s, [0, 1, 0])],
    view: 65,
    otherView: 20,
  };
});

export const armCircles = template('arm-circles', 'Arm circles', {}, () => {
  const pose = (raise: number, side: number): Pose =>
    standing({ arms: { raise, side, bend: 3, grip: 90, flat: true } });
  return {
    keys: [pose(90, 62), pose(122, 90), pose(90, 112), pose(58, 90)],
    tempo: [0.5, 0.5, 0.5, 0.5],
    hold: [0, 0, 0, 0],
    still: 0,
    view: 65,
    otherView: 10,
  };
});

export const wallSlide = template('wall-slide', 'Wall slide', {}, () => {
  const pose = (raise: number, bend: number): Pose => ({
    root: { hips: [0, 51.5, 0] },
    legs: { on: [9, 0, 6], out: 8 },
    lean: 0,
    arms: { raise, side: 96, bend, turn: 0, grip: 0, flat: true },
  });
  return {
    keys: [pose(80, 88), pose(148, 36)],
    ...LIFT,
    gear: () => [wall(-8)],
    view: 62,
    otherView: 15,
  };
});

export const passThrough = template('pass-through', 'Pass-through', {}, () => {
  const pose = (raise: number): Pose => standing({ arms: { raise, side: 33, bend: 0, grip: 0 } });
  return {
    keys: [pose(28), pose(150), pose(250), pose(150)],
    tempo: [1.4, 1.1, 1.1, 1.4],
    hold: [0.3, 0, 0.3, 0],
    still: 1,
    gear: (s) => [
      { ...band(s.arms[0].hand, s.arms[1].hand), handles: s.arms.map((a) => [a.hand, a.hand] as const) },
    ],
    view: 40,
    otherView: 80,
  };
});
