import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY, HIP_HEIGHT } from './body.ts';
import { joint } from './bones.ts';
import { between, mirror } from './pose.ts';
import { solve } from './solve.ts';
import { allFours, kneeling, plank, seated, standing } from './templates/poses.ts';
import { distance, dot, flip, sub, type V3 } from './vector.ts';

const near = (value: number, expected: number, by = 0.5) =>
  expect(Math.abs(value - expected)).toBeLessThan(by);

test('somebody standing is 100 high, on both feet, with the face forward', () => {
  const s = solve(standing());
  near(s.hips[1], HIP_HEIGHT, 1);
  near(s.head[1] + 6, 100, 3);
  for (const leg of s.legs) near(leg.toe[1], 1.6);
  expect(s.face[0][0]).toBeGreaterThan(0.95);
  expect(s.legs[0].ankle).toEqual(flip(s.legs[1].ankle));
});

test('knees bend forward, also on all fours, where they are on the floor', () => {
  for (const pose of [seated(25), kneeling(), allFours()]) {
    for (const { hip, knee, ankle } of solve(pose).legs) {
      const middle: V3 = [(hip[0] + ankle[0]) / 2, (hip[1] + ankle[1]) / 2, (hip[2] + ankle[2]) / 2];
      expect(dot(sub(knee, middle), [1, 0.2, 0])).toBeGreaterThan(-0.5);
    }
  }
  for (const { knee } of solve(allFours()).legs) near(knee[1], 4.6, 1);
});

test('a plank is straight from the ankles to the neck', () => {
  const { neck, hips, legs } = solve(plank(72.5));
  const straight = distance(neck, legs[0].ankle);
  near(distance(neck, hips) + distance(hips, legs[0].ankle), straight, 1.5);
});

test('a mirrored pose mirrored again is the same, and its joints are the mirror image', () => {
  const pose = standing({ twist: 20, sway: 10, arms: [{ raise: 90, side: 90 }, { raise: 10 }] });
  const [s, mirrored, again] = [solve(pose), solve(mirror(pose)), solve(mirror(mirror(pose)))];
  const close = (a: V3, b: V3) => expect(distance(a, b)).toBeLessThan(1e-9);
  close(mirrored.arms[1].hand, flip(s.arms[0].hand));
  close(mirrored.head, flip(s.head));
  close(again.arms[0].hand, s.arms[0].hand);
});

test('halfway between two poses each figure is halfway', () => {
  const [a, b] = [standing({ lean: 10 }), standing({ lean: 50, bend: 20 })];
  expect(between(a, b, 0.5)).toMatchObject({ lean: 30, bend: 10 });
  expect(between(a, b, 0).lean).toBe(10);
  expect(between(a, b, 1).lean).toBe(50);
});

const point = fc.tuple(
  fc.double({ min: -60, max: 60, noNaN: true }),
  fc.double({ min: -60, max: 60, noNaN: true }),
  fc.double({ min: -60, max: 60, noNaN: true }),
);

test('the first bone keeps its length wherever the end is, and the second where it can reach', () => {
  fc.assert(
    fc.property(point, point, point, (from, to, pole) => {
      const knee = joint(from, to, BODY.thigh, BODY.shin, pole);
      expect(distance(from, knee)).toBeCloseTo(BODY.thigh, 6);
      const far = distance(from, to);
      if (far > 0.1 && far < BODY.thigh + BODY.shin - 0.1)
        expect(distance(knee, to)).toBeCloseTo(BODY.shin, 6);
    }),
  );
});
