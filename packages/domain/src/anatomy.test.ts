import { describe, expect, it } from 'vitest';
import { GROUP_TEXTS, MUSCLE_TEXTS, musclesOf, musclesOutside, readGroup, readMuscle } from './anatomy.ts';
import { MUSCLE_GROUPS, MUSCLES, MUSCLES_OF_GROUP } from './exercise.ts';

describe('muscles and their groups', () => {
  it('every muscle stands in some group, groups and their muscles are in the order of their names', () => {
    const placed = new Set<string>(Object.values(MUSCLES_OF_GROUP).flat());
    expect(MUSCLES.filter((muscle) => !placed.has(muscle))).toEqual([]);
    expect(MUSCLE_GROUPS).toEqual([...MUSCLE_GROUPS].sort());
    for (const names of Object.values(MUSCLES_OF_GROUP)) expect(names).toEqual([...names].sort());
  });

  it('every group and muscle is explained in words of its own', () => {
    const texts = [...Object.values(GROUP_TEXTS), ...Object.values(MUSCLE_TEXTS)];
    for (const text of texts) expect(text).toMatch(/^[A-Z].{15,}\.$/);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('a muscle has one id, whichever group it is asked for in', () => {
    const ids = MUSCLE_GROUPS.flatMap((group) => musclesOf(group)).map(({ id, name }) => `${id} ${name}`);
    expect(new Set(ids).size).toBe(MUSCLES.length);
    expect(musclesOf('Arms')[0]).toEqual({ id: 5, name: 'Biceps', description: MUSCLE_TEXTS.Biceps });
  });

  it('reads names in any case and knows no others', () => {
    expect([readMuscle(' bICEPS '), readGroup('full body')]).toEqual(['Biceps', 'Full Body']);
    expect([readMuscle('Arms'), readGroup('Biceps'), readMuscle(''), readGroup('constructor')]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('finds the muscles that stand in none of the groups (A-163)', () => {
    expect(musclesOutside(['Lower Back', 'Lats'], ['Core'])).toEqual(['Lats']);
    expect(musclesOutside(['Lower Back', 'Lats'], ['Core', 'Back'])).toEqual([]);
    expect(musclesOutside(['Abs'], [])).toEqual(['Abs']);
  });
});
