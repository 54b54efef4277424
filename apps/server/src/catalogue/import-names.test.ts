import type { Equipment } from '@fitarc/domain/exercise';
import { describe, expect, it } from 'vitest';
import type { CatalogueExercise } from '../features/library/catalogue.schema.ts';
import { shippedExercises } from './catalogues.ts';

const CATALOGUE = shippedExercises.read();
const ALIASES = CATALOGUE.flatMap((exercise) =>
  (exercise.importNames ?? []).map((alias) => ({ alias, exercise })),
);
/** Names that differ in case and signs only are the same to the import. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9&]/g, '');

/** Words of a name, in brackets or not, that say what is trained with: one of these the exercise must have. */
const EQUIPMENT_WORDS: readonly (readonly [RegExp, readonly Equipment[]])[] = [
  [/\bbarbell\b|\bez[ -]?bar\b/i, ['Barbell']],
  [/\bdumbbells?\b/i, ['Dumbbells']],
  [/\bkettlebells?\b/i, ['Kettlebell']],
  [/\bcable\b/i, ['Cable']],
  [/\bbands?\b/i, ['Resistance Bands']],
  [/\bmachine\b|\bsmith\b|\bplate loaded\b|\btreadmill\b/i, ['Machine']],
  [/\bbodyweight\b/i, ['Bodyweight', 'No Equipment']],
];

function otherEquipment(alias: string, { equipment }: CatalogueExercise): boolean {
  return EQUIPMENT_WORDS.some(
    ([word, kinds]) => word.test(alias) && !kinds.some((kind) => equipment.includes(kind)),
  );
}
const isSmith = (name: string) => /\bsmith\b/i.test(name);
const named = (list: typeof ALIASES) =>
  list.map(({ alias, exercise }) => `${alias}: ${exercise.name}, ${exercise.equipment.join(', ')}`);

describe('what other apps call the exercises', () => {
  it('is known for 160 names or more', () => {
    expect(ALIASES.length).toBeGreaterThanOrEqual(160);
    const empty = ALIASES.filter(({ alias }) => alias !== alias.trim() || plain(alias).length < 4);
    expect(named(empty)).toEqual([]);
  });

  it('leads to an exercise with the same equipment', () => {
    expect(named(ALIASES.filter(({ alias, exercise }) => otherEquipment(alias, exercise)))).toEqual([]);
    // Both are machines to the library, but a guided bar is another lift.
    expect(named(ALIASES.filter(({ alias, exercise }) => isSmith(alias) !== isSmith(exercise.name)))).toEqual(
      [],
    );
  });

  it('notices a name that leads elsewhere', () => {
    const find = (name: string) => {
      const found = CATALOGUE.find((exercise) => exercise.name === name);
      if (!found) throw new Error(`no exercise ${name}`);
      return found;
    };
    for (const [alias, name] of [
      ['Bent Over Row (Barbell)', 'Bent-Over Dumbbell Row'],
      ['Bicep Curl (Cable)', 'Barbell Curl'],
      ['Dumbbell Squat', 'Barbell Back Squat'],
      ['EZ Bar Curl', 'Cable Curl'],
      ['Chest Fly (Band)', 'Dumbbell Fly'],
      ['Squat (Bodyweight)', 'Barbell Back Squat'],
      ['Squat (Smith Machine)', 'Barbell Back Squat'],
      ['Swing (Kettlebell)', 'Dumbbell Thruster'],
    ] as const)
      expect(otherEquipment(alias, find(name)), `${alias}: ${name}`).toBe(true);
  });

  it('stands once, and is nobody else’s name', () => {
    const owners = new Map<string, string>();
    for (const { name, otherNames = [] } of CATALOGUE)
      for (const one of [name, ...otherNames]) owners.set(plain(one), name);
    const taken = ALIASES.filter(
      ({ alias, exercise }) => (owners.get(plain(alias)) ?? exercise.name) !== exercise.name,
    );
    expect(named(taken)).toEqual([]);
    const seen = new Set<string>();
    const again = ALIASES.filter(({ alias }) => seen.size === seen.add(alias.toLowerCase()).size);
    expect(named(again)).toEqual([]);
    const bySigns = new Map<string, string>();
    const split = ALIASES.filter(({ alias, exercise }) => {
      const owner = bySigns.get(plain(alias)) ?? exercise.name;
      bySigns.set(plain(alias), owner);
      return owner !== exercise.name;
    });
    expect(named(split)).toEqual([]);
  });
});
