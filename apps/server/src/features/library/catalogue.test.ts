import { afterAll, describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../test/catalogues.ts';
import { newDatabase, runSql, TEST_WAIT_MS } from '../../../test/databases.ts';
import { exerciseBody, namesOf, newExercise } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { shippedExercises } from '../../catalogue/catalogues.ts';
import { MIGRATIONS_DIR } from '../../paths.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { createLog } from '../../platform/log.ts';
import type { CatalogueExercise } from './catalogue.schema.ts';
import { syncExerciseCatalogue } from './catalogue.service.ts';

const CATALOGUE = shippedExercises.read();
const t = await startTestApp();
const { token } = await t.cast.admin();

/** The files themselves when there is nothing to add: their hash is what a start compares. */
const withEntries = (...entries: CatalogueExercise[]) =>
  entries.length === 0 ? shippedExercises : catalogueOf([...CATALOGUE, ...entries]);
/** A start with these entries beside the shipped ones: what a later release does. */
const release = (...entries: CatalogueExercise[]) =>
  syncExerciseCatalogue(t.auth.db, t.clock, withEntries(...entries));

let count = 0;
const entry = (changes: Partial<CatalogueExercise> = {}): CatalogueExercise => ({
  key: `entry-${++count}`,
  name: `Entry ${count}`,
  description: 'First words.',
  steps: ['Up.', 'Down.'],
  mistake: 'None.',
  difficulty: 'Beginner',
  equipment: ['Barbell'],
  groups: ['Arms'],
  muscles: ['Biceps'],
  secondary: ['Forearms'],
  measure: 'reps',
  mechanic: 'isolation',
  pattern: 'pull',
  movement: 'curl',
  ...changes,
});

const state = () => t.sql('select e.*, s.* from library_state s, exercises e order by e.id');
const rowOf = async ({ key }: CatalogueExercise) =>
  (await t.sql('select * from exercises where catalogue_key = $1', [key]))[0];
const idOf = async (shipped: CatalogueExercise) => Number((await rowOf(shipped))?.id);
const search = async (text: string) => {
  const path = `/api/workouts/exercises?search=${encodeURIComponent(text)}`;
  return namesOf((await t.request('GET', path, { token })).list);
};
/** Saves the form of an exercise with one thing changed, as an administrator does. */
async function edit(shipped: CatalogueExercise, changes: Record<string, unknown>) {
  const path = `/api/admin/exercises/${await idOf(shipped)}`;
  const { body } = await t.request('GET', path, { token });
  expect((await t.request('PUT', path, { token, body: { ...body, ...changes } })).status).toBe(200);
}

describe('the next start', () => {
  it('with the same catalogue changes nothing, not even the revision', async () => {
    const before = await state();
    expect(before.length).toBe(CATALOGUE.length);
    await release();
    expect(await state()).toEqual(before);
  });

  it('with a longer one adds what is new and touches nothing else; what is no longer shipped stays', async () => {
    const before = await state();
    const added = entry();
    await release(added);
    const after = await state();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]?.revision).not.toBe(before[0]?.revision);
    const bare = (rows: typeof after) => rows.map(({ revision, catalogue_hash, ...row }) => row);
    expect(bare(after).slice(0, -1)).toEqual(bare(before));
    expect(await search(added.name)).toEqual([added.name]);
    // And a shorter one takes nothing away.
    await release();
    expect(await search(added.name)).toEqual([added.name]);
  });
});

describe('a later release', () => {
  it('corrects what nobody edited, and the search follows', async () => {
    const first = entry({ name: 'Mispelt Crul' });
    await release(first);
    const id = await idOf(first);
    const second = {
      ...first,
      name: 'Misspelt Curl',
      description: 'Better words.',
      steps: ['Up.', 'Hold.', 'Down.'],
      mistake: 'Swinging.',
      difficulty: 'Advanced',
      equipment: ['Cable'],
      groups: ['Back'],
      muscles: ['Lats'],
      secondary: [],
      measure: 'time',
      mechanic: 'compound',
      pattern: 'hinge',
      movement: 'deadlift',
      videoUrl: 'https://video.example.org/',
    } as const;
    await release(second);
    const { body } = await t.request('GET', `/api/admin/exercises/${id}`, { token });
    expect(body).toEqual({
      exercise_id: id,
      version: 2,
      name: 'Misspelt Curl',
      description: 'Better words.',
      instructions: 'Up.\nHold.\nDown.',
      common_mistake: 'Swinging.',
      difficulty: 'Advanced',
      video_url: 'https://video.example.org/',
      equipment_options: ['Cable'],
      muscle_groups: ['Back'],
      muscles: ['Lats'],
      other_names: [],
      secondary_muscles: [],
      measure: 'time',
      mechanic: 'compound',
      movement_pattern: 'hinge',
      movement: 'deadlift',
    });
    expect(await search('misspelt lats cable')).toEqual(['Misspelt Curl']);
    await release({ ...second, name: 'misspelt CURL' });
    expect((await rowOf(second))?.name).toBe('misspelt CURL');
  });

  it('leaves what an administrator edited, field by field, release after release', async () => {
    const first = entry({ name: 'Shared Work' });
    await release(first);
    await edit(first, { description: 'Our own words.', muscles: ['Triceps'] });
    for (const turn of [2, 3]) {
      const next = { ...first, mistake: `Mistake ${turn}.`, description: `Words ${turn}.` };
      // Groups go with the muscles: Triceps in the group Back would be found nowhere.
      await release({ ...next, groups: ['Back'], muscles: ['Lats'] });
      expect(await rowOf(first)).toMatchObject({
        description: 'Our own words.',
        muscle_groups: ['Arms'],
        muscles: ['Triceps'],
        common_mistake: `Mistake ${turn}.`,
      });
      expect(await search('shared work triceps')).toEqual(['Shared Work']);
    }
  });

  it('brings what other apps call an exercise to a library that is there', async () => {
    const first = entry();
    await release(first);
    const aliases = async () => {
      const { list } = await t.request('GET', '/api/imports/exercise-aliases', { token });
      const id = await idOf(first);
      return list.filter(({ exercise_id }) => exercise_id === id).map(({ name }) => name);
    };
    expect(await aliases()).toEqual([]);
    // As a release stored it that knew no such names.
    await t.sql("update exercises set catalogue_entry = catalogue_entry - 'importNames' where id = $1", [
      await idOf(first),
    ]);
    await release({ ...first, importNames: ['Entry (Barbell)', 'Entrance'] });
    expect(await aliases()).toEqual(['Entry (Barbell)', 'Entrance']);
    await release({ ...first, importNames: ['Entry (Barbell)'] });
    expect(await aliases()).toEqual(['Entry (Barbell)']);
    // Saving the form of the exercise leaves them.
    await edit(first, { description: 'Our own words.' });
    await release({ ...first, importNames: ['Entry (Barbell)', 'Entry Curl'] });
    expect(await aliases()).toEqual(['Entry (Barbell)', 'Entry Curl']);
  });

  it('leaves archived what was archived, corrected for the day it is restored', async () => {
    const first = entry();
    await release(first);
    const path = `/api/admin/exercises/${await idOf(first)}`;
    await t.request('DELETE', path, { token });
    await release({ ...first, description: 'Corrected.' });
    expect((await t.request('GET', path, { token })).status).toBe(404);
    const { body } = await t.request('POST', `${path}/restore`, { token });
    expect(body.description).toBe('Corrected.');
  });

  it("leaves out an entry while an administrator's own exercise has its name", async () => {
    const own = await newExercise(t, { name: 'Our Invention' });
    const late = entry({ name: 'OUR invention' });
    await release(late);
    expect(await rowOf(late)).toBeUndefined();
    const path = `/api/admin/exercises/${own.exercise_id}`;
    expect((await t.request('GET', path, { token })).body).toEqual(own);
    await t.request('DELETE', path, { token });
    await release(late, entry());
    expect(await rowOf(late)).toMatchObject({ name: 'OUR invention', archived_at: null });
  });

  it('does not take a new name that is taken, until a release finds it free', async () => {
    const first = entry({ name: 'Modest Name' });
    await release(first);
    const own = await newExercise(t, { name: 'Coveted Name' });
    const renamed = { ...first, name: 'coveted name', description: 'Corrected.' };
    await release(renamed);
    expect(await rowOf(first)).toMatchObject({ name: 'Modest Name', description: 'Corrected.' });
    const path = `/api/admin/exercises/${own.exercise_id}`;
    await t.request('PUT', path, { token, body: exerciseBody() });
    await release(renamed, entry());
    expect((await rowOf(first))?.name).toBe('coveted name');
  });

  it('may give a name it has just freed to a new entry', async () => {
    const first = entry({ name: 'Squeeze' });
    await release(first);
    const second = entry({ name: 'Squeeze' });
    await release({ ...first, name: 'Barbell Squeeze' }, second);
    expect([(await rowOf(first))?.name, (await rowOf(second))?.name]).toEqual(['Barbell Squeeze', 'Squeeze']);
  });
});

describe('nodes that start at once', () => {
  it('fill an empty library once, and bring a new release once', async () => {
    const connectionString = await newDatabase('empty');
    await migrate({ connectionString }, MIGRATIONS_DIR);
    const nodes = [1, 2, 3].map(() =>
      openDatabase({ connectionString }, createLog('silent'), { waitMs: TEST_WAIT_MS }),
    );
    afterAll(() => Promise.all(nodes.map((node) => node.close())));
    for (const catalogue of [shippedExercises, withEntries(entry())]) {
      await Promise.all(nodes.map(({ db }) => syncExerciseCatalogue(db, systemClock, catalogue)));
      const rows = 'select count(*)::int as all, count(distinct catalogue_key)::int as keys from exercises';
      const { length } = catalogue.read();
      expect(await runSql(connectionString, rows)).toEqual([{ all: length, keys: length }]);
    }
  });
});
