import { beforeEach, describe, expect, it } from 'vitest';
import { deleteImported, importsOf, importedWorkout as workout } from '../../../test/imports.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const mine = importsOf(t, ada);
const hers = importsOf(t, grace);

beforeEach(() => deleteImported(t));

const idIn = ({ body }: { body: Record<string, unknown> }) =>
  (body.exercises as { exercise_id: number }[])[0]?.exercise_id;
const withExercise = (key: string, exercise_id: unknown) =>
  workout(key, '2026-02-03', { exercises: [{ exercise_id, set_details: [{ reps: 5, weight: 60 }] }] });

describe('an import', () => {
  it('makes exercises of one’s own and answers their ids; one that is there by that name is taken (R-749)', async () => {
    const id = await mine.start();
    const own = {
      key: 'Pendulum Squat',
      name: 'Pendulum Squat',
      measure: 'weight_reps',
      muscles: ['Quadriceps'],
    };
    const made = await mine.send(id, { exercises: [own] });
    const [{ exercise_id }] = made.body.exercises as [{ exercise_id: number }];
    expect(made.body.added).toMatchObject({ exercise: 1 });
    const again = await mine.send(await mine.start('hevy'), {
      exercises: [{ ...own, key: 'x', name: 'pendulum squat' }],
    });
    expect(again.body).toMatchObject({ added: { exercise: 0 }, exercises: [{ key: 'x', exercise_id }] });
    const logged = await mine.send(id, {
      workouts: [
        workout('w1', '2026-02-03', { exercises: [{ exercise_id, set_details: [{ reps: 5, weight: 60 }] }] }),
      ],
    });
    expect(logged.body.added).toMatchObject({ workout: 1 });
    const strange = await hers.send(await hers.start(), {
      workouts: [workout('w1', '2026-02-03', { exercises: [{ exercise_id, set_details: [{ reps: 5 }] }] })],
    });
    expect(strange.status).toBe(400);
  });

  it('makes one again that was deleted since, and logs workouts with it', async () => {
    const own = { key: 'Pendulum Squat', name: 'Pendulum Squat' };
    const first = await mine.send(await mine.start(), { exercises: [own] });
    await mine.remove(`/own-exercises/${idIn(first)}`);
    const id = await mine.start();
    const again = await mine.send(id, { exercises: [own] });
    expect(again.body).toMatchObject({ added: { exercise: 1 } });
    expect(idIn(again)).not.toBe(idIn(first));
    const logged = await mine.send(id, { workouts: [withExercise('w1', idIn(again))] });
    expect(logged).toMatchObject({ status: 200, body: { added: { workout: 1 } } });
    // It belongs to the second import now.
    const [latest] = await mine.list();
    expect(latest).toMatchObject({ import_id: id, counts: { exercise: 1, workout: 1 } });
  });

  it('makes one of names that differ in case alone', async () => {
    const sent = await mine.send(await mine.start(), {
      exercises: [
        { key: 'a', name: 'Sled Push' },
        { key: 'b', name: 'SLED push' },
        { key: 'a', name: 'Sled Pull' },
      ],
    });
    expect(sent.body).toMatchObject({ added: { exercise: 1 }, skipped: { exercise: 2 } });
    const ids = (sent.body.exercises as { key: string; exercise_id: number }[]).map((one) => one.exercise_id);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('brings the animation along, unless it is one this release does not know', async () => {
    await mine.send(await mine.start(), {
      exercises: [
        { key: 'c', name: 'Known Figure', movement: 'squat' },
        { key: 'd', name: 'Strange Figure', movement: 'of-a-later-release' },
      ],
    });
    const { list } = await mine.get('/own-exercises');
    const movements = new Map(list.map(({ name, movement }) => [name, movement]));
    expect(movements.get('Known Figure')).toBe('squat');
    expect(movements.get('Strange Figure')).toBeNull();
  });

  it('leaves the exercise alone that one was merged into, when the import is undone', async () => {
    const id = await mine.start();
    const sent = await mine.send(id, { exercises: [{ key: 'a', name: 'Sled Push' }] });
    const { body } = await mine.post('/own-exercises', { name: 'Prowler' });
    await mine.post(`/own-exercises/${idIn(sent)}/merge`, { exercise_id: body.exercise_id });
    expect(await t.sql("select record_id::int from import_items where kind = 'exercise'")).toEqual([
      { record_id: body.exercise_id },
    ]);
    await mine.undo(id);
    expect((await mine.get('/own-exercises')).list).toMatchObject([{ name: 'Prowler' }]);
  });

  it('keeps one that was changed by hand when the import is undone, though nothing has it', async () => {
    const id = await mine.start();
    const sent = await mine.send(id, {
      exercises: [
        { key: 'a', name: 'Sled Push' },
        { key: 'b', name: 'Sled Pull' },
      ],
    });
    await mine.put(`/own-exercises/${idIn(sent)}`, { name: 'Sled Push', muscles: ['Quadriceps'] });
    const undone = await mine.undo(id);
    expect(undone.body).toMatchObject({
      deleted: { exercise: 1 },
      kept: [{ kind: 'exercise', name: 'Sled Push' }],
    });
  });
});

describe('choices of exercises', () => {
  it('are remembered for the next file, of visible exercises only (R-750)', async () => {
    await mine.put('/imports/exercise-matches', { matches: [{ name: 'Flat Press', exercise_id: 1 }] });
    expect((await mine.get('/imports/exercise-matches')).list).toEqual([
      { name: 'Flat Press', exercise_id: 1 },
    ]);
    expect((await hers.get('/imports/exercise-matches')).list).toEqual([]);
    const refused = await mine.put('/imports/exercise-matches', {
      matches: [{ name: 'x', exercise_id: 999_999 }],
    });
    expect(refused.status).toBe(400);
  });

  it('start from what other apps call the exercises of the library (R-751)', async () => {
    const { list } = await mine.get('/imports/exercise-aliases');
    const [bench] = await t.sql("select id from exercises where name = 'Barbell Bench Press'");
    expect(list).toContainEqual({ name: 'Bench Press (Barbell)', exercise_id: Number(bench?.id) });
    expect(list.length).toBeGreaterThan(160);
  });

  it('are saved once where a name comes twice, the last one', async () => {
    const matches = [
      { name: 'Flat Press', exercise_id: 1 },
      { name: 'Flat Press', exercise_id: 2 },
    ];
    expect((await mine.put('/imports/exercise-matches', { matches })).status).toBe(200);
    expect((await mine.get('/imports/exercise-matches')).list).toEqual([
      { name: 'Flat Press', exercise_id: 2 },
    ]);
  });

  it('have a limit', async () => {
    await t.sql(
      `insert into exercise_matches (user_id, name, exercise_id)
       select $1, 'name ' || n, 1 from generate_series(1, 10000) n`,
      [ada.id],
    );
    const save = (name: string) =>
      mine.put('/imports/exercise-matches', { matches: [{ name, exercise_id: 2 }] });
    expect((await save('name 7')).status).toBe(200);
    expect(await save('another')).toMatchObject({
      status: 409,
      body: { message: 'FitArc can remember at most 10,000 exercise names per account.' },
    });
  });
});
