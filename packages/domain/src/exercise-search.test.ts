import { describe, expect, it } from 'vitest';
import { indexExercises } from './exercise-index.ts';
import { familiarFirst, searchExercises } from './exercise-search.ts';
import { editDistance, nearWords } from './near-words.ts';

const named = (name: string, ...other_names: string[]) => ({
  name,
  other_names,
  muscles: ['Quadriceps'],
  muscle_groups: ['Legs'],
  equipment_options: ['Barbell'],
  common: false,
});
const common = (name: string, ...other_names: string[]) => ({ ...named(name, ...other_names), common: true });
const found = (exercises: ReturnType<typeof named>[], typed: string) =>
  searchExercises(indexExercises(exercises), typed).map(({ exercise }) => exercise.name);

describe('a search for exercises', () => {
  it('puts the name first, then the other name, common lifts, beginnings, words and their parts', () => {
    const all = [
      named('Skull Crusher', 'French Press'),
      named('Compressed Row'),
      named('Tall Press'),
      named('Press Around'),
      common('Bench Press'),
      named('Overhead Lift', 'Press'),
      named('Press'),
      named('Pressing Drill'),
      common('Compression'),
      named('Hip Thrust'),
    ];
    expect(found(all, 'press')).toEqual([
      'Press',
      'Overhead Lift',
      'Bench Press',
      'Press Around',
      'Tall Press',
      'Pressing Drill',
      'Compression',
      'Compressed Row',
      'Skull Crusher',
    ]);
  });

  it.each(['pull up', 'pull-ups', 'PULLUP', 'Pullups', 'up pull', 'the pull up', 'púll-up', 'pulup'])(
    'takes %s for the Pull-Up',
    (typed) => {
      expect(found([named('Archer Pull-Up'), named('Pull-Up'), named('Bench Dip')], typed)[0]).toBe(
        'Pull-Up',
      );
    },
  );

  it('reads abbreviations as what they mean and as what they begin', () => {
    const all = [named('Sandbag Carry'), named('Single-Arm Row'), named('Dumbbell Romanian Deadlift')];
    expect(found(all, 'sa')).toEqual(['Single-Arm Row', 'Sandbag Carry']);
    expect(found(all, 'one arm row')).toEqual(['Single-Arm Row']);
    expect(found(all, 'db rdls')).toEqual(['Dumbbell Romanian Deadlift']);
  });

  it('finds by muscle, group and equipment what no name says', () => {
    const all = [named('Squat'), { ...named('Squat Jump'), equipment_options: ['Bodyweight'] }];
    expect(found(all, 'squat barbell')).toEqual(['Squat']);
    expect(found(all, 'quads')).toEqual(['Squat', 'Squat Jump']);
    const [first] = searchExercises(indexExercises(all), 'quads');
    expect(first).toMatchObject({ exact: false, named: false });
  });

  it('does not take a beginning of two words for one', () => {
    const all = [named('Incline Dumbbell Press'), named('Incline Press'), named('Cross-Body Curl')];
    expect(found(all, 'inclined')).toEqual(['Incline Press', 'Incline Dumbbell Press']);
    expect(found(all, 'inclinepress')).toEqual(['Incline Press']);
    expect(found(all, 'ssb')).toEqual([]);
  });

  it('leaves one word of three or more out where nothing has them all', () => {
    const all = [named('Bench Press'), named('Leg Press')];
    expect(found(all, 'bench press zoo')).toEqual(['Bench Press']);
    expect(found(all, 'press zoo')).toEqual([]);
  });

  it.each(['', ' ', '%', '-- ;'])('finds nothing for %j', (typed) => {
    expect(found([named('Squat')], typed)).toEqual([]);
  });
});

it('puts what one knows after the very name, list by list, if it is called so', () => {
  const all = ['Squat', 'Hack Squat', 'Box Squat', 'Leg Press', 'Pin Squat'].map((name) => named(name));
  const search = searchExercises(indexExercises(all), 'squat');
  const lists = [
    ['Pin Squat', 'Leg Press'],
    ['Pin Squat', 'Hack Squat'],
  ].map(
    (names) =>
      ({ name }: { name: string }) =>
        names.includes(name),
  );
  expect(familiarFirst(search, lists).map(({ name }) => name)).toEqual([
    'Squat',
    'Pin Squat',
    'Hack Squat',
    'Box Squat',
  ]);
});

describe('mistyped words', () => {
  it.each([
    ['squat', 'squat', 0],
    ['sqaut', 'squat', 1],
    ['bech', 'bench', 1],
    ['dumbel', 'dumbbell', 2],
    ['squat', 'bench', 3],
    ['', 'ab', 2],
  ])('%s is %s within %i', (a, b, far) => {
    expect(editDistance(a, b, 2)).toBe(far);
  });

  it('are the nearest known ones, and short ones are what they are', () => {
    const known = ['squat', 'squad', 'bench', 'clap'];
    expect(nearWords('sqaut', known)).toEqual(['squat']);
    expect(nearWords('squatt', known)).toEqual(['squat', 'squad']);
    expect(nearWords('clapping', known)).toEqual(['clap']);
    expect(nearWords('sq', known)).toEqual([]);
  });
});
