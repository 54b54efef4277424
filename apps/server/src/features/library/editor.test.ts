import { EQUIPMENT, MUSCLE_GROUPS } from '@fitarc/domain/exercise';
import { describe, expect, it } from 'vitest';
import { exerciseBody, namesOf, newExercise } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { token } = await t.cast.admin();
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  t.request(method, `/api/admin/${path}`, { token, ...(body ? { body } : {}) });
const create = (changes: Record<string, unknown> = {}) => call('POST', 'exercises', exerciseBody(changes));
const read = (id: unknown) => call('GET', `exercises/${id}`);
const change = (id: unknown, body: object) => call('PUT', `exercises/${id}`, body);

const EXTRAS = {
  secondary_muscles: ['Forearms'],
  common_mistake: 'Swinging.',
  measure: 'reps',
  mechanic: 'isolation',
  movement_pattern: 'pull',
  movement: 'curl dumbbells',
};

describe('a new exercise (R-663, R-664, A-003)', () => {
  it('answers 201 with all of it, and is found from then on', async () => {
    const body = exerciseBody({ ...EXTRAS, name: 'Plain Test Curl' });
    const answer = await call('POST', 'exercises', body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ ...body, other_names: [], exercise_id: expect.any(Number), version: 1 });
    expect((await read(answer.body.exercise_id)).body).toEqual(answer.body);
    expect((await call('GET', 'exercises')).list).toContainEqual(answer.body);
    const { version: _editors, ...shown } = answer.body;
    const inLibrary = await t.request('GET', '/api/workouts/exercises?search=plain%20test', { token });
    expect(inLibrary.list).toEqual([shown]);
  });

  it('needs a name and a difficulty only', async () => {
    const answer = await call('POST', 'exercises', { name: 'Bare', difficulty: 'Advanced' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        name: 'Bare',
        description: '',
        instructions: '',
        common_mistake: '',
        video_url: null,
        equipment_options: ['N/A'],
        muscle_groups: [],
        muscles: [],
        secondary_muscles: [],
        measure: 'weight_reps',
        mechanic: null,
        movement_pattern: null,
        movement: null,
      },
    });
  });

  it('is stored in our own spelling: trimmed, each name once, one value for a list, None for nothing', async () => {
    const answer = await create({
      name: '  Sloppily \t typed\u0007\n Curl ',
      description: ' two\r\nlines\u0001 ',
      video_url: ' HTTP://video.example.org/ ',
      equipment_options: ['dumbbells', 'DUMBBELLS', ' None ', 'n/a'],
      muscle_groups: 'arms',
      muscles: [' biceps', 'Biceps'],
      unknown_field: 'ignored',
    });
    expect(answer.body).toMatchObject({
      name: 'Sloppily typed Curl',
      description: 'two\nlines',
      video_url: 'HTTP://video.example.org/',
      equipment_options: ['Dumbbells'],
      muscle_groups: ['Arms'],
      muscles: ['Biceps'],
    });
    expect(answer.text).not.toContain('ignored');
    for (const nothing of [null, '', undefined]) {
      const { body } = await create({ video_url: nothing, description: nothing, muscles: nothing || null });
      expect(body).toMatchObject({ video_url: null, description: '', muscles: [] });
    }
  });

  const REQUIRED = 'Name and Difficulty are required';
  const NO_ADDRESS = 'Video URL must be a web address that starts with http:// or https://';
  it.each([
    [{ name: undefined }, REQUIRED],
    [{ name: null }, REQUIRED],
    [{ name: ' \n ' }, REQUIRED],
    [{ name: '\u0007' }, REQUIRED],
    [{ difficulty: undefined }, REQUIRED],
    [{ difficulty: '' }, REQUIRED],
    [{ name: '', difficulty: '' }, REQUIRED],
    [{ difficulty: 'Hard' }, 'Difficulty must be Beginner, Intermediate or Advanced'],
    [{ video_url: 'javascript:alert(1)' }, NO_ADDRESS],
    [{ video_url: 'data:text/html,x' }, NO_ADDRESS],
    [{ video_url: 'example.org' }, NO_ADDRESS],
    [{ muscles: ['Biceps', 'Tail'] }, 'Unknown muscle: Tail'],
    [{ muscles: [''] }, 'Unknown muscle: (empty)'],
    [{ muscle_groups: ['Wings'] }, 'Unknown muscle group: Wings'],
    [{ equipment_options: ['Sandbag'] }, 'Unknown equipment: Sandbag'],
    [{ muscles: ['Biceps', 'Abs'] }, 'Abs belongs to none of the chosen muscle groups'],
    [{ muscle_groups: [] }, 'Biceps belongs to none of the chosen muscle groups'],
    [{ secondary_muscles: ['Tail'] }, 'Unknown muscle: Tail'],
    [{ muscles: { Biceps: true } }, 'Muscles must be a list of names'],
    [{ muscles: [1] }, 'Muscles must be text'],
    [{ muscles: Array(51).fill('Biceps') }, 'Muscles must have at most 50 names'],
    [{ mechanic: 'magic' }, 'Mechanic must be one of compound, isolation'],
    [{ name: 'x'.repeat(201) }, 'Name must be at most 200 characters'],
    [{ description: 'x'.repeat(5001) }, 'Description must be at most 5000 characters'],
    [{ instructions: 'x'.repeat(10_001) }, 'Instructions must be at most 10000 characters'],
    [{ common_mistake: 'x'.repeat(2001) }, 'Common mistake must be at most 2000 characters'],
    [{ video_url: `http://e.org/${'x'.repeat(2000)}` }, 'Video URL must be at most 2000 characters'],
    [{ name: 'a\u0000b' }, 'Text must not contain NUL characters'],
  ])('is refused, and so is the change: %j (R-606, A-013, A-160)', async (changes, message) => {
    const [before] = await t.sql('select count(*), max(version) from exercises');
    expect(await create(changes)).toMatchObject({ status: 400, body: { message } });
    expect(await change(1, exerciseBody(changes))).toMatchObject({ status: 400, body: { message } });
    expect(await t.sql('select count(*), max(version) from exercises')).toEqual([before]);
  });

  it('may be as long as the limits say (A-013)', async () => {
    const longest = {
      name: 'n'.repeat(200),
      description: 'd'.repeat(5000),
      instructions: 'i'.repeat(10_000),
    };
    expect(await create(longest)).toMatchObject({ status: 201, body: longest });
  });
});

describe('the name of an exercise (A-160)', () => {
  it('is taken in any case, for a new one as for a changed one; its own it may keep', async () => {
    const [first, second] = [await newExercise(t, { name: 'Unique Curl' }), await newExercise(t)];
    for (const answer of [
      await create({ name: ' unique   CURL ' }),
      await change(second.exercise_id, exerciseBody({ name: 'UNIQUE curl' })),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: {
          message: expect.stringMatching(/^There is already an exercise called unique curl$/i),
          field: 'name',
        },
      });
    expect((await read(second.exercise_id)).body).toEqual(second);
    const recased = await change(first.exercise_id, exerciseBody({ name: 'UNIQUE Curl' }));
    expect(recased).toMatchObject({ status: 200, body: { name: 'UNIQUE Curl' } });
  });

  it('goes to one of several who want it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ name: 'Wanted' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });
});

describe('the lists of the editor', () => {
  it('name equipment, groups and muscles (R-667, R-668, R-669, R-670, A-161, A-162)', async () => {
    expect((await call('GET', 'equipment')).body).toEqual([...EQUIPMENT].sort());
    expect(namesOf((await call('GET', 'muscle-groups')).list)).toEqual(MUSCLE_GROUPS);
    const muscles = await call('GET', 'muscles-in-group?muscleGroupName=core');
    expect(namesOf(muscles.list)).toEqual(['Abs', 'Deep Core', 'Hip Flexors', 'Lower Back', 'Obliques']);
    expect((await call('GET', 'muscles?groupName=Core')).list).toEqual(muscles.list);
    for (const path of [
      'muscles-in-group',
      'muscles',
      'muscles?groupName=x',
      'muscles-in-group?muscleGroupName=x',
    ])
      expect((await call('GET', path)).status).toBe(404);
  });

  it('tell a muscle from the group of the same name', async () => {
    const exercises = async (query: string) => (await call('GET', `exercises?${query}`)).list;
    const muscle = await exercises('muscleName=Back');
    expect(muscle.map(({ muscles }) => muscles)).toEqual(muscle.map(() => expect.arrayContaining(['Back'])));
    const within = await exercises('muscleName=Back&muscleGroup=Back');
    expect(within).toEqual(muscle.filter((row) => (row.muscle_groups as string[]).includes('Back')));
    expect(within.length).toBeLessThan(muscle.length);
    expect((await exercises('muscleGroup=Back')).length).toBeGreaterThan(muscle.length);
    expect(await exercises('muscleName=Legs')).toEqual(await exercises('muscleGroup=Legs'));
  });

  it('narrow exercises by muscle, difficulty and equipment, where all is no filter (R-662)', async () => {
    const wanted = await newExercise(t, { difficulty: 'Advanced', equipment_options: ['Cable'], ...EXTRAS });
    const exercises = async (query: string) => (await call('GET', `exercises?${query}`)).list;
    const narrowed = await exercises('muscleName=biceps&difficulty=advanced&equipment=cable');
    expect(narrowed).toContainEqual(wanted);
    for (const row of narrowed)
      expect(row).toMatchObject({
        difficulty: 'Advanced',
        equipment_options: expect.arrayContaining(['Cable']),
        muscles: expect.arrayContaining(['Biceps']),
      });
    for (const other of ['muscleName=Triceps', 'difficulty=Beginner', 'equipment=Barbell', 'muscleName=Tail'])
      expect(namesOf(await exercises(other))).not.toContain(wanted.name);
    expect(await exercises('muscleName=all&difficulty=all&equipment=all')).toEqual(await exercises(''));
  });
});
