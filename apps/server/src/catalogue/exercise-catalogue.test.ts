import {
  DIFFICULTIES,
  EQUIPMENT,
  FALLBACK_MUSCLES,
  MEASURES,
  MECHANICS,
  MOVEMENT_PATTERNS,
  MUSCLE_GROUPS,
  MUSCLES,
  MUSCLES_OF_GROUP,
} from '@fitarc/domain/exercise';
import { isWebAddress } from '@fitarc/domain/web-address';
import { describe, expect, it } from 'vitest';
import type { CatalogueExercise } from '../features/library/catalogue.schema.ts';
import { shippedExercises } from './catalogues.ts';

const CATALOGUE = shippedExercises.read();
type Entry = CatalogueExercise;
const textsOf = (entry: Entry) => [entry.description, ...entry.steps, entry.mistake];
const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
const musclesIn = (group: Entry['groups'][number]): readonly string[] => MUSCLES_OF_GROUP[group];

/** Every entry with what is wrong with it, so that a failure names the place to look at. */
const problems = (check: (entry: Entry) => readonly string[]) =>
  CATALOGUE.flatMap((entry) => check(entry).map((problem) => `${entry.key}: ${problem}`));
const lengthOutside = (text: string, least: number, most: number) => {
  const length = words(text).length;
  return length < least || length > most ? [`${length} words: ${text}`] : [];
};

/** Whatever `parts` answers for two different entries. */
function shared(parts: (entry: Entry) => readonly string[]): string[] {
  const owners = new Map<string, string>();
  return problems((entry) =>
    parts(entry).flatMap((part) => {
      const owner = owners.get(part) ?? entry.key;
      owners.set(part, owner);
      return owner === entry.key ? [] : [`as in ${owner}: ${part}`];
    }),
  );
}
const count = (matches: (entry: Entry) => boolean) => CATALOGUE.filter(matches).length;

describe('the shipped catalogue', () => {
  it('holds at least 590 exercises, each under a key and a name of its own', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(590);
    expect(new Set(CATALOGUE.map(({ key }) => key)).size).toBe(CATALOGUE.length);
    expect(new Set(CATALOGUE.map(({ name }) => name.toLowerCase())).size).toBe(CATALOGUE.length);
    expect(problems(({ key }) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) ? [] : ['not kebab-case']))).toEqual(
      [],
    );
    expect(problems(({ name }) => (/^\S+( \S+)*$/.test(name) && name.length <= 60 ? [] : [name]))).toEqual(
      [],
    );
  });

  it('explains each in three to six steps and texts of a sensible length that end with a full stop', () => {
    expect(
      problems(({ steps }) => (steps.length < 3 || steps.length > 6 ? [`${steps.length} steps`] : [])),
    ).toEqual([]);
    expect(
      problems((entry) => [
        ...lengthOutside(entry.description, 18, 60),
        ...entry.steps.flatMap((step) => lengthOutside(step, 5, 40)),
        ...lengthOutside(entry.mistake, 8, 40),
      ]),
    ).toEqual([]);
    expect(
      problems((entry) =>
        textsOf(entry).filter((text) => !/^[A-Z0-9].*\.$/.test(text) || /\s\s|!/.test(text)),
      ),
    ).toEqual([]);
  });

  it('keeps to the vocabulary, names equipment and muscles, and each value once', () => {
    const known: readonly [readonly string[], (entry: Entry) => readonly string[]][] = [
      [DIFFICULTIES, ({ difficulty }) => [difficulty]],
      [MEASURES, ({ measure }) => [measure]],
      [MECHANICS, ({ mechanic }) => [mechanic]],
      [MOVEMENT_PATTERNS, ({ pattern }) => [pattern]],
      [EQUIPMENT, ({ equipment }) => equipment],
      [MUSCLE_GROUPS, ({ groups }) => groups],
      [MUSCLES, ({ muscles, secondary }) => [...muscles, ...secondary]],
    ];
    for (const [vocabulary, values] of known) {
      expect(problems((entry) => values(entry).filter((value) => !vocabulary.includes(value)))).toEqual([]);
      // A primary muscle repeated as a secondary one shows here as well.
      expect(
        problems((entry) => values(entry).filter((value, at, all) => all.indexOf(value) !== at)),
      ).toEqual([]);
    }
    expect(
      problems(({ equipment, groups, muscles }) =>
        equipment.length * groups.length * muscles.length === 0 ? ['stands nowhere'] : [],
      ),
    ).toEqual([]);
  });

  it('places every muscle in one of its groups, and every group has one of its muscles', () => {
    expect(
      problems(({ muscles, groups }) =>
        muscles.filter((muscle) => !groups.some((group) => musclesIn(group).includes(muscle))),
      ),
    ).toEqual([]);
    expect(
      problems(({ muscles, groups }) =>
        groups.filter((group) => !muscles.some((muscle) => musclesIn(group).includes(muscle))),
      ),
    ).toEqual([]);
  });

  it('gives a video only where it is a web address', () => {
    expect(
      problems(({ videoUrl }) => (videoUrl === undefined || isWebAddress(videoUrl) ? [] : [videoUrl])),
    ).toEqual([]);
  });
});

describe('no text of the catalogue is a template', () => {
  it('no sentence stands in two entries', () => {
    expect(
      shared((entry) =>
        textsOf(entry)
          .flatMap((text) => text.split(/(?<=[.;:])\s+/))
          .map((sentence) => words(sentence))
          .filter((sentence) => sentence.length >= 4)
          .map((sentence) => sentence.join(' ')),
      ),
    ).toEqual([]);
  });

  it('nor do eight words in a row, whatever the exercise is called', () => {
    const runs = (text: string) => {
      const all = words(text);
      return all.slice(7).map((_, at) => all.slice(at, at + 8).join(' '));
    };
    expect(
      shared((entry) =>
        textsOf(entry).flatMap((text) =>
          runs(text.toLowerCase().replaceAll(entry.name.toLowerCase(), ' itsname ')),
        ),
      ),
    ).toEqual([]);
  });
});

describe('nobody opens an empty room (R-003)', () => {
  it('each group has exercises for each of its muscles, and of each difficulty', () => {
    const empty = MUSCLE_GROUPS.flatMap((group) => [
      ...MUSCLES_OF_GROUP[group]
        .filter((muscle) => !count((e) => e.groups.includes(group) && e.muscles.includes(muscle)))
        .map((muscle) => `${group} > ${muscle}`),
      ...DIFFICULTIES.filter(
        (level) => !count((e) => e.groups.includes(group) && e.difficulty === level),
      ).map((level) => `${group}, ${level}`),
    ]);
    expect(empty).toEqual([]);
  });

  it('each muscle is trained first of all by six or more, each kind of equipment serves twelve or more', () => {
    expect(MUSCLES.filter((muscle) => count(({ muscles }) => muscles.includes(muscle)) < 6)).toEqual([]);
    expect(EQUIPMENT.filter((kind) => count(({ equipment }) => equipment.includes(kind)) < 12)).toEqual([]);
  });

  it('the nine muscles of the plan screens are muscles of ours', () => {
    expect(new Set(FALLBACK_MUSCLES).size).toBe(9);
    expect(FALLBACK_MUSCLES.filter((name) => !MUSCLES.some((muscle) => muscle === name))).toEqual([]);
  });
});

describe('other names', () => {
  const names = CATALOGUE.flatMap(({ name, otherNames = [] }) => [name, ...otherNames]);
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9&]/g, '');

  it('belong to one exercise each, and are nobody’s name', () => {
    const taken = new Map<string, string>();
    for (const { name, otherNames = [] } of CATALOGUE)
      for (const one of new Set([name, ...otherNames].map(plain))) {
        expect(taken.get(one), `${one} of ${name}`).toBeUndefined();
        taken.set(one, name);
      }
    expect(names.length).toBeGreaterThan(CATALOGUE.length);
  });
});
