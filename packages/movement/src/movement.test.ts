import { expect, test } from 'vitest';
import {
  cameraOf,
  type Movement,
  pathsOf,
  poseAt,
  sceneAt,
  secondsAtKey,
  secondsOf,
  viewBoxAt,
  viewBoxOf,
} from './movement.ts';
import { workingPatches } from './muscles.ts';
import { standing } from './templates/poses.ts';

const keys = [standing({ lean: 0 }), standing({ lean: 40 }), standing({ lean: 80 })];
const movement: Movement = { keys, tempo: [1, 2, 3], hold: [0.5, 0, 1] };
const leanAt = (seconds: number, one = movement) => poseAt(one, seconds).lean;

test('holds, moves and comes round in its own time', () => {
  expect(secondsOf(movement)).toBe(7.5);
  expect(keys.map((_, at) => secondsAtKey(movement, at))).toEqual([0, 1.5, 3.5]);
  expect(leanAt(0.4)).toBe(0);
  expect(leanAt(1)).toBeGreaterThan(10);
  expect(leanAt(1)).toBeLessThan(30);
  expect(leanAt(3.5)).toBe(80);
  expect(leanAt(4.4)).toBe(80);
  expect(leanAt(6)).toBeCloseTo(40);
  expect(leanAt(7.5)).toBe(0);
  expect(leanAt(-6.5)).toBeCloseTo(leanAt(1) ?? 0);
});

test('passes through a key pose without a hold, and never goes beyond one', () => {
  const speedAt = (seconds: number) => ((leanAt(seconds + 0.01) ?? 0) - (leanAt(seconds - 0.01) ?? 0)) / 0.02;
  expect(speedAt(1.5)).toBeGreaterThan(10);
  expect(Math.abs(speedAt(0.51))).toBeLessThan(5);
  for (let seconds = 0; seconds < 7.5; seconds += 0.05) {
    expect(leanAt(seconds)).toBeGreaterThanOrEqual(0);
    expect(leanAt(seconds)).toBeLessThanOrEqual(80);
  }
});

test('eases in and out, unless it is steady', () => {
  expect(leanAt(0.75)).toBeLessThan(8);
  expect(leanAt(0.75, { ...movement, steady: true })).toBeCloseTo(10);
});

test('an alternating movement does the other side next, and goes over into it', () => {
  const one: Movement = {
    keys: [standing({ twist: 30 }), standing({ twist: 10 })],
    tempo: [1, 1],
    alternate: true,
  };
  const twistAt = (seconds: number) => poseAt(one, seconds).twist;
  expect(secondsOf(one)).toBe(4);
  expect(twistAt(0)).toBe(30);
  expect(twistAt(1)).toBeCloseTo(10);
  expect(twistAt(2)).toBe(-30);
  expect(twistAt(3)).toBeCloseTo(-10);
});

test('what is drawn lies in the box, and working muscles are tinted where they are seen', () => {
  const camera = cameraOf(movement, 0);
  const [x, y, width, height] = viewBoxOf(movement, camera);
  for (const seconds of [0, 1, 2, 4]) {
    const scene = sceneAt(movement, seconds);
    const paths = pathsOf(scene, workingPatches(['Hamstrings'], ['Glutes']), camera);
    expect(paths.filter(({ paint }) => paint === 'work').length).toBeGreaterThan(0);
    expect(paths.filter(({ paint }) => paint === 'help').length).toBeGreaterThan(0);
    for (const { d } of paths) {
      const [, px = Number.NaN, py = Number.NaN] = (/^M(-?\d+) (-?\d+)/.exec(d) ?? []).map(Number);
      expect(px).toBeGreaterThan(x - 1);
      expect(px).toBeLessThan(x + width + 1);
      expect(py).toBeGreaterThan(y - 1);
      expect(py).toBeLessThan(y + height + 1);
    }
    const close = viewBoxAt(movement, scene, camera);
    expect(close[2] * close[3]).toBeLessThanOrEqual(width * height);
  }
  const fromBehind = pathsOf(sceneAt(movement, 0), workingPatches(['Chest']), cameraOf(movement, 270));
  expect(fromBehind.some(({ paint }) => paint === 'work')).toBe(false);
});
