import { expect, test } from 'vitest';
import { secondsOf, skeletonAt } from '../movement.ts';
import { makeMovement, readSpec } from '../spec.ts';
import type { Template } from '../template.ts';
import { TEMPLATES } from './all.ts';
import { AREAS, areaOf, keysOf, LOADERS } from './areas.ts';

const templates = [...TEMPLATES.values()];
const word = /^[a-z0-9]+(-[a-z0-9]+)*$/;

test('every template is listed in the area that has it, so that a browser finds it', async () => {
  for (const area of AREAS) {
    const loaded = await LOADERS[area]();
    expect(loaded.map(({ key }) => key).sort(), area).toEqual([...keysOf(area)].sort());
  }
  expect(AREAS.flatMap(keysOf).sort()).toEqual(templates.map(({ key }) => key).sort());
  expect(areaOf('no-such-template')).toBeUndefined();
});

test('keys, labels and words are plain, and a word belongs to one option', () => {
  const labels = new Set(templates.map(({ label }) => label.toLowerCase()));
  expect(labels.size).toBe(templates.length);
  for (const { key, label, options } of templates) {
    expect(key).toMatch(word);
    expect(label, key).toMatch(/^[A-Z0-9]/);
    const words = Object.values(options).flat();
    for (const one of words) expect(one, key).toMatch(word);
    expect(new Set(words).size, key).toBe(words.length);
  }
});

const alone = ({ key, options }: Template) => [
  key,
  ...Object.values(options).flatMap((words) => words.slice(1).map((one) => `${key} ${one}`)),
];

test('every word of every option makes a movement that can be drawn', () => {
  for (const text of templates.flatMap(alone)) {
    const spec = readSpec(text, TEMPLATES);
    if (!spec) throw new Error(text);
    const movement = makeMovement(spec);
    expect(movement.keys.length, text).toBeGreaterThan(0);
    expect(secondsOf(movement), text).toBeGreaterThan(0.2);
    for (const part of [0, 0.3, 0.6]) {
      const s = skeletonAt(movement, part * secondsOf(movement));
      const figures = [s.head, ...s.arms.map(({ hand }) => hand), ...s.legs.map(({ toe }) => toe)].flat();
      expect(figures.every(Number.isFinite), text).toBe(true);
      movement.gear?.(s);
    }
  }
});
