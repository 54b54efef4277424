import { MUSCLES } from '@fitarc/domain/exercise';
import { describe, expect, it } from 'vitest';
import { namesOf, newExercise } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { shippedExercises } from '../../catalogue/catalogues.ts';
import type { CatalogueExercise } from './catalogue.schema.ts';

const CATALOGUE = shippedExercises.read();
const t = await startTestApp();
const { token } = await t.cast.ada();
const get = (path: string) => t.request('GET', `/api/workouts/${path}`, { token });
const exercises = (query: Record<string, string> = {}) => get(`exercises?${new URLSearchParams(query)}`);
const names = async (query: Record<string, string>) => namesOf((await exercises(query)).list);

describe('muscles of a group (R-622, A-106)', () => {
  it('ignores the case of the group', async () => {
    expect(namesOf((await get('muscles?groupName=%20aRMS')).list)).toEqual(['Biceps', 'Forearms', 'Triceps']);
  });

  it('names every muscle once for all groups (A-142)', async () => {
    const { list } = await get('muscles?groupName=All');
    expect(namesOf(list)).toEqual([...MUSCLES]);
    const back = list.find(({ name }) => name === 'Back');
    expect(back).toMatchObject({
      muscle_id: 4,
      exercise_count: (await exercises({ muscle: 'Back' })).list.length,
    });
  });

  it.each([
    ['muscles?groupName=Tail', 'No muscles found for Tail'],
    ['muscles?groupName=Biceps', 'No muscles found for Biceps'],
    ['muscles?groupName=', 'Please name a muscle group'],
    ['muscles', 'Please name a muscle group'],
    ['muscles?groupName=Arms&groupName=Legs', 'Please name a muscle group'],
  ])('answers 404 to %s', async (path, message) => {
    expect(await get(path)).toMatchObject({ status: 404, body: { message } });
  });
});

describe('the list of exercises (R-623)', () => {
  it('leaves out the texts of a brief list and nothing else, and tells what is common for the search', async () => {
    const [full, brief] = [await exercises(), await exercises({ brief: 'true' })];
    const untold = { description: '', instructions: '', common_mistake: '' };
    const common = new Set(CATALOGUE.filter((entry) => entry.common).map(({ name }) => name));
    expect(common.size).toBeGreaterThanOrEqual(60);
    expect(brief.list).toEqual(
      full.list.map((exercise) => ({
        ...exercise,
        ...untold,
        ...(common.has(String(exercise.name)) ? { common: true } : {}),
      })),
    );
  });

  it('gives every field, all filled by the catalogue, and no others', async () => {
    const entry = CATALOGUE[0] as CatalogueExercise;
    const { list } = await exercises();
    expect(list).toHaveLength(CATALOGUE.length);
    expect(list.find(({ name }) => name === entry.name)).toEqual({
      exercise_id: expect.any(Number),
      name: entry.name,
      description: entry.description,
      instructions: entry.steps.join('\n'),
      common_mistake: entry.mistake,
      difficulty: entry.difficulty,
      video_url: entry.videoUrl ?? null,
      equipment_options: entry.equipment,
      muscle_groups: entry.groups,
      muscles: entry.muscles,
      other_names: entry.otherNames,
      secondary_muscles: entry.secondary,
      measure: entry.measure,
      mechanic: entry.mechanic,
      movement_pattern: entry.pattern,
      movement: entry.movement,
    });
  });

  it('takes all, in any case, and nothing for no filter, and reads every value in any case (A-107, A-108)', async () => {
    const whole = await names({});
    const unfiltered = ['all', 'ALL', ''].map((word) => ({
      muscleGroup: word,
      muscle: word,
      difficulty: word,
      equipment: word,
    }));
    for (const query of unfiltered) expect(await names(query)).toEqual(whole);
    const exact = { muscleGroup: 'Legs', muscle: 'Glutes', difficulty: 'Beginner', equipment: 'Bodyweight' };
    const shouted = Object.fromEntries(
      Object.entries(exact).map(([key, value]) => [key, value.toUpperCase()]),
    );
    expect(await names(exact)).not.toEqual([]);
    expect(await names(shouted)).toEqual(await names(exact));
  });

  it.each(['muscleGroup', 'muscle', 'difficulty', 'equipment'])(
    'finds nothing under an unknown %s',
    async (key) => {
      expect(await exercises({ [key]: 'Sandbag' })).toMatchObject({
        status: 200,
        list: [],
        headers: { 'x-total-count': '0' },
      });
    },
  );

  it.each(['difficulty=a&difficulty=b', 'limit=0', 'limit=1.5', 'offset=-1', `muscle=${'x'.repeat(201)}`])(
    'answers 400 to %s',
    async (query) => {
      expect((await get(`exercises?${query}`)).status).toBe(400);
    },
  );

  it("counts an exercise without any equipment as 'No Equipment' and shows it with 'N/A' (A-108)", async () => {
    const bare = await newExercise(t, { equipment_options: [], muscles: ['Forearms'] });
    const room = { muscleGroup: 'Arms', muscle: 'Forearms' };
    expect(bare).toMatchObject({ equipment_options: ['N/A'] });
    expect(await names({ ...room, equipment: 'No Equipment' })).toContain(bare.name);
    expect(await names({ ...room, equipment: 'Bodyweight' })).not.toContain(bare.name);
  });

  it('is in the order of the names, whatever their case (A-009)', async () => {
    for (const name of ['zebra', 'Aardvark', 'aaa', 'Zeal']) await newExercise(t, { name });
    // Single words: where blanks and hyphens go is the database's own affair.
    const words = (await names({})).filter((name) => /^[a-z]+$/i.test(name));
    expect(words.length).toBeGreaterThan(10);
    expect(words).toEqual(words.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  it('is cut by limit and offset with the whole number beside it, past the end as well (A-009)', async () => {
    const whole = await names({ muscleGroup: 'Arms' });
    const page = await exercises({ muscleGroup: 'Arms', limit: '5', offset: '3' });
    expect(namesOf(page.list)).toEqual(whole.slice(3, 8));
    const past = await exercises({ muscleGroup: 'Arms', limit: '5', offset: '9999' });
    expect(past.list).toEqual([]);
    for (const { headers } of [page, past]) expect(headers['x-total-count']).toBe(String(whole.length));
  });
});

describe('details by id (R-624, A-007)', () => {
  const details = (ids: string) => get(`exercises/details?exerciseIds=${ids}`);

  it('keeps the order asked for, each once, and leaves out what does not exist or is no id', async () => {
    const [a, b, c] = (await exercises({ limit: '3' })).list.map(({ exercise_id }) => exercise_id);
    const answer = await details(`${c},${a},,abc,0,-1,1.5,999999,99999999999999999999,%20${b}%20,${c}`);
    expect(answer.status).toBe(200);
    expect(answer.list.map(({ exercise_id }) => exercise_id)).toEqual([c, a, b]);
    const { list } = await exercises({ limit: '1' });
    expect((await details(String(a))).list).toEqual(list);
  });

  it('answers an empty list where no id is left, and 400 where the parameter is missing', async () => {
    for (const ids of ['', 'abc', '999999'])
      expect(await details(ids)).toMatchObject({ status: 200, list: [] });
    for (const path of ['exercises/details', 'exercises/details?exerciseIds=1&exerciseIds=2'])
      expect(await get(path)).toMatchObject({ status: 400, body: { message: 'exerciseIds is required' } });
  });
});
