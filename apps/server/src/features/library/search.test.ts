import { describe, expect, it } from 'vitest';
import { namesOf, newExercise } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutsOf } from '../../../test/workouts.ts';
import { shippedExercises } from '../../catalogue/catalogues.ts';

const CATALOGUE = shippedExercises.read();
const t = await startTestApp();
const { token } = await t.cast.ada();
const search = (text: string, filters: Record<string, string> = {}) =>
  t.request('GET', `/api/workouts/exercises?${new URLSearchParams({ search: text, ...filters })}`, { token });
const found = async (text: string, filters: Record<string, string> = {}) =>
  namesOf((await search(text, filters)).list);
const shipped = (matches: (name: string) => boolean) =>
  CATALOGUE.map(({ name }) => name)
    .filter(matches)
    .sort();

describe('a search in the library', () => {
  it('finds every shipped exercise by its name, typed in full, before all others', async () => {
    for (let at = 0; at < CATALOGUE.length; at += 20) {
      const names = CATALOGUE.slice(at, at + 20).map(({ name }) => name);
      const first = await Promise.all(names.map(async (name) => (await found(name.toUpperCase()))[0]));
      expect(first).toEqual(names);
    }
  });

  it('looks through names, muscles, groups and equipment', async () => {
    const own = await newExercise(t, {
      name: 'Nameless Wonder',
      equipment_options: ['Kettlebell'],
      muscle_groups: ['Shoulders'],
      muscles: ['Rotator Cuff'],
    });
    for (const text of ['wonder', 'rotator', 'shoulders', 'kettlebell', 'Rotator kettlebell NAMELESS'])
      expect(await found(text)).toContain(own.name);
    for (const { muscles, equipment_options } of (await search('rotator kettlebell')).list)
      expect([muscles, equipment_options]).toEqual([
        expect.arrayContaining(['Rotator Cuff']),
        expect.arrayContaining(['Kettlebell']),
      ]);
  });

  it('does without accents, in what is typed and in names', async () => {
    const { name } = await newExercise(t, { name: 'Élan Büstenheber' });
    for (const text of ['elan', 'élan', 'BUSTENHEBER']) expect(await found(text)).toContain(name);
    expect((await found('Púsh-Úp'))[0]).toBe('Push-Up');
  });

  it.each(['push-up', 'push up', 'pushup', 'Push Ups', 'push-ups', 'PUSHUPS', 'up push', ' push   up '])(
    'takes %j for the same exercises',
    async (text) => {
      expect((await found(text)).sort()).toEqual(shipped((name) => /push-up/i.test(name)));
      expect((await found(text))[0]).toBe('Push-Up');
    },
  );

  it.each([
    ['sqaut', /squat/i],
    ['benhc press', /bench press/i],
    ['dumbell fly', /dumbbell.*fly/i],
    ['deadlfit', /deadlift/i],
    ['romainian', /romanian/i],
  ])('forgives %s', async (typed, meant) => {
    expect((await found(typed))[0]).toMatch(meant);
  });

  it.each([
    ['squats', 'squat'],
    ['dumbbell flies', 'dumbbell fly'],
    ['Lunges', 'lunge'],
    ['crunches', 'crunch'],
    ['bench presses', 'bench press'],
    ['bicycle crunches', 'bicycle crunch'],
    ['stretches hamstring', 'stretch hamstrings'],
  ])('finds %s as it finds %s', async (plural, singular) => {
    expect(await found(singular)).not.toEqual([]);
    expect(await found(plural)).toEqual(await found(singular));
  });

  it('puts the very name first, then names that begin so, then names that hold it, then muscles', async () => {
    await newExercise(t, { name: 'Quokka', muscles: ['Triceps'] });
    await newExercise(t, { name: 'Quokka Hop' });
    await newExercise(t, { name: 'A Quokka' });
    await newExercise(t, { name: 'Big Quokka Jump' });
    expect(await found('quokka')).toEqual(['Quokka', 'Quokka Hop', 'A Quokka', 'Big Quokka Jump']);
    const byName = (await found('lats')).map((name) => /lat/i.test(name.replace(/[^a-z]/gi, '')));
    expect(new Set(byName)).toEqual(new Set([true, false]));
    expect(byName.lastIndexOf(true)).toBeLessThan(byName.indexOf(false));
  });

  it.each([
    ['dumbell bench pres', 'Dumbbell Bench Press'],
    ['squad', 'Front Squat'],
    ['bicpes curl', 'Machine Biceps Curl'],
  ])('finds the nearest to the mistyped %s', async (typed, meant) => {
    expect(await found(typed)).toContain(meant);
  });

  it('finds nothing where nothing is near', async () => {
    expect(await search('xylophone quartet')).toMatchObject({
      status: 200,
      list: [],
      headers: { 'x-total-count': '0' },
    });
  });

  it('takes % and _ and other signs for no more than they are', async () => {
    for (const text of ['%', '_', '\\', "'", '%%%', '-- ;', '*']) expect(await found(text)).toEqual([]);
    expect((await found('push_up'))[0]).toBe('Push-Up');
  });

  it("takes 'all' for a word like any other", async () => {
    const wanted = await found('all');
    expect(wanted).toContain('Wall Sit');
    expect(wanted.length).toBeLessThan(CATALOGUE.length / 2);
  });

  it('is no search when there is nothing to look for', async () => {
    const { list } = await t.request('GET', '/api/workouts/exercises', { token });
    for (const text of ['', '   ']) expect(await found(text)).toEqual(namesOf(list));
  });
});

describe('what everybody means', () => {
  it.each([
    ['squat', 'Barbell Back Squat'],
    ['squats', 'Barbell Back Squat'],
    ['bench', 'Barbell Bench Press'],
    ['bench press', 'Barbell Bench Press'],
    ['pull up', 'Pull-Up'],
    ['pull-ups', 'Pull-Up'],
    ['rdl', 'Barbell Romanian Deadlift'],
    ['ohp', 'Barbell Overhead Press'],
    ['deadlift', 'Barbell Deadlift'],
    ['row', 'Barbell Row'],
    ['dips', 'Chest Dip'],
    ['lunges', 'Forward Lunge'],
    ['curl', 'Barbell Curl'],
    ['lateral raise', 'Dumbbell Lateral Raise'],
    ['leg curl', 'Lying Leg Curl'],
    ['skipping', 'Jump Rope'],
  ])('%s is the %s', async (typed, meant) => {
    expect((await found(typed))[0]).toBe(meant);
  });

  it('is what one logs or likes, before what others mean', async () => {
    const person = await t.cast.join();
    const first = async (typed: string) =>
      (await t.request('GET', `/api/workouts/exercises?search=${typed}`, { token: person.token })).list[0];
    const idOf = async (name: string) => Number((await search(name)).list[0]?.exercise_id);
    expect(await first('squat')).toMatchObject({ name: 'Barbell Back Squat' });
    const body = { exerciseId: await idOf('Zercher Squat') };
    await t.request('POST', '/api/favorites/add', { token: person.token, body });
    expect(await first('squat')).toMatchObject({ name: 'Zercher Squat' });

    await logged(workoutsOf(t, person), {
      date: new Date().toISOString().slice(0, 10),
      exercises: [{ exercise_id: await idOf('Paused Bench Press'), sets: 3, reps: 5, weight: 80 }],
    });
    expect(await first('bench')).toMatchObject({ name: 'Paused Bench Press' });
    expect(await first('barbell%20bench%20press')).toMatchObject({ name: 'Barbell Bench Press' });
  });
});

describe('a search within filters (R-623)', () => {
  it('stays within them, found as typed or found nearly', async () => {
    const filters = { muscleGroup: 'Legs', difficulty: 'Beginner', equipment: 'Bodyweight' };
    for (const text of ['squat', 'squad']) {
      const { list } = await search(text, filters);
      expect(list).not.toEqual([]);
      for (const row of list)
        expect(row).toMatchObject({
          muscle_groups: expect.arrayContaining(['Legs']),
          difficulty: 'Beginner',
          equipment_options: expect.arrayContaining(['Bodyweight']),
        });
    }
    expect(await found('crunch', { muscleGroup: 'Chest' })).toEqual([]);
  });

  it.each(['curl', 'curll'])('is cut by limit and offset; the number is that of all (%s)', async (text) => {
    const whole = await search(text);
    expect(whole.list.length).toBeGreaterThan(5);
    expect(whole.headers['x-total-count']).toBe(String(whole.list.length));
    for (const offset of [0, 3, 999]) {
      const page = await search(text, { limit: '2', offset: String(offset) });
      expect(page.list).toEqual(whole.list.slice(offset, offset + 2));
      expect(page.headers['x-total-count']).toBe(String(whole.list.length));
    }
  });
});
