import { block, furniture } from '../../gear/parts.ts';
import { mat } from '../../gear/stands.ts';
import type { Leg, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { sin, type V3 } from '../../vector.ts';
import { onFloor, plankAt } from './kit.ts';

export const mountainClimber = template('mountain-climber', 'Mountain climber', {}, () => {
  const base = plankAt(24, 72.5);
  const key = (right: Leg, left: Leg): Pose => ({
    ...base,
    root: { hips: [-2, 29, 0] },
    legs: [right, left],
    bend: 6,
    lean: 80,
  });
  return {
    keys: [
      key({ on: [-16, 5, 4], heel: 70 }, { on: [-53, 0, -4], heel: 62 }),
      key({ on: [-34, 6, 4], heel: 66 }, { on: [-34, 6, -4], heel: 66 }),
    ],
    tempo: [0.28, 0.28],
    steady: true,
    alternate: true,
    steps: true,
    still: 0,
    view: 15,
  };
});

export const bearCrawl = template('bear-crawl', 'Bear crawl', {}, () => {
  const key = (
    hips: number,
    hand: readonly [number, number],
    other: readonly [number, number],
    right: readonly [number, number],
    left: readonly [number, number],
  ): Pose => ({
    root: { hips: [hips, 36, 0] },
    lean: 99,
    nod: -16,
    legs: [
      { on: [right[0], right[1], 6], heel: 55 },
      { on: [left[0], left[1], -6], heel: 55 },
    ],
    arms: [
      onFloor(hand[0], 10, { at: [hand[0], 1.8 + hand[1], 10] }),
      onFloor(other[0], 10, { at: [other[0], 1.8 + other[1], -10] }),
    ],
  });
  return {
    keys: [key(0, [38.4, 0], [30, 0], [-32, 0], [-20, 0]), key(0, [34.2, 0], [34.2, 6], [-26, 5], [-26, 0])],
    tempo: [0.45, 0.45],
    steady: true,
    alternate: true,
    steps: true,
    still: 0,
    view: 25,
  };
});

export const crabWalk = template('crab-walk', 'Crab walk', {}, () => {
  const key = (
    right: readonly [number, number],
    left: readonly [number, number],
    hand: readonly [number, number],
    other: readonly [number, number],
  ): Pose => ({
    root: { hips: [0, 17, 0] },
    lean: -54,
    nod: 26,
    legs: [{ on: [right[0], right[1], 8] }, { on: [left[0], left[1], -8] }],
    arms: [
      onFloor(0, 12, { at: [hand[0], 1.8 + hand[1], 12], point: [0.1, 0, 1], elbow: [-1, 0, 0.2] }),
      onFloor(0, 12, { at: [other[0], 1.8 + other[1], -12], point: [0.1, 0, -1], elbow: [-1, 0, 0.2] }),
    ],
  });
  return {
    keys: [key([27, 0], [19, 0], [-29, 0], [-22, 0]), key([23, 0], [23, 5], [-25, 4], [-26, 0])],
    tempo: [0.45, 0.45],
    steady: true,
    alternate: true,
    steps: true,
    still: 0,
    view: 25,
  };
});

export const wallWalk = template('wall-walk', 'Wall walk', {}, () => {
  // Straight from the hands to the feet, which stay on the wall.
  const key = (lean: number, y: number, legs: Leg | readonly [Leg, Leg]): Pose => {
    const x = -66 + 78 * sin(lean);
    return {
      root: { shoulders: [x, y, 0] },
      lean,
      nod: -12,
      legs,
      arms: { at: [x + 3, 1.8, 12], elbow: [-0.4, 0, 1], flat: true, point: [1, 0, 0] },
    };
  };
  const straight: Leg = { flex: 0, knee: 3, point: 20 };
  const bent: Leg = { flex: 34, knee: 48, point: 20 };
  return {
    keys: [
      key(80, 32, straight),
      key(120, 32.2, [bent, straight]),
      key(158, 32.6, straight),
      key(120, 32.2, [straight, bent]),
    ],
    tempo: [1.8, 1.8, 1.8, 1.8],
    hold: [0.3, 0, 0.4, 0],
    still: 2,
    steps: true,
    gear: () => [furniture({ ...block('frame', [-72, 0, -24], [-70, 118, 24]), bias: -30 })],
    view: 15,
  };
});

/** Folded over straight legs, the hands on the floor at x. */
export const fold = (x: number): Pose => ({
  root: { hips: [-5, 51, 0] },
  lean: 101,
  bend: 70,
  nod: 12,
  legs: { on: [0, 0, 5], heel: 0 },
  arms: onFloor(x, 10, { elbow: [1, 0, 0.6] }),
});

const SIDE: V3 = [0, -0.6, 0.8];
export const inchworm = template('inchworm', 'Inchworm', {}, () => {
  const walk = (x: number, hips: V3, lean: number, feet: number, heel: number, lift: number): Pose => ({
    root: { hips },
    lean,
    nod: 4,
    legs: { on: [feet, 0, 5], heel },
    arms: [
      onFloor(x, 10, { at: [x + lift, 1.8 + lift * 0.4, 10], elbow: SIDE }),
      onFloor(x, 10, { at: [x, 1.8, -10], elbow: SIDE }),
    ],
  });
  const start = fold(13);
  const plank = plankAt(78, 72.5);
  const pair = (x: number) =>
    [onFloor(x, 10, { elbow: SIDE }), onFloor(x, 10, { at: [x, 1.8, -10], elbow: SIDE })] as const;
  return {
    keys: [
      { ...start, arms: pair(13) },
      walk(42, [13, 51, 0], 133, 0, 4, 6),
      { ...plank, arms: pair(78) },
      walk(78, [42, 46, 0], 134, 12, 24, 0),
      { ...walk(78, [60, 51.8, 0], 135, 49, 10, 0) },
    ],
    tempo: [1.4, 1.4, 1.4, 1.2, 1.6],
    hold: [0.3, 0, 0.4, 0, 0.4],
    still: 1,
    steps: true,
    view: 15,
  };
});

export const pilates = template('pilates-hundred', 'Pilates hundred', {}, () => {
  const key = (y: number): Pose => ({
    root: { hips: [0, 5.8, 0] },
    lean: -88,
    bend: 38,
    nod: 22,
    legs: { flex: 128 - 88 + 50, knee: 88, point: 30 },
    arms: { at: [3, y, 13], flat: true, point: [1, 0, 0], elbow: [-0.4, -0.6, 0.6] },
  });
  return {
    keys: [key(7), key(13)],
    tempo: [0.5, 0.5],
    steady: true,
    still: 1,
    gear: () => [mat(-46, 40)],
    view: 15,
  };
});
