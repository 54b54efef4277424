import type { Exercise } from '@fitarc/contract/exercise';
import { indexExercises } from '@fitarc/domain/exercise-index';
import { familiarFirst, searchExercises } from '@fitarc/domain/exercise-search';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../test/test-app.ts';
import { logged, workoutsOf } from '../../test/workouts.ts';
import { shippedExercises } from './catalogues.ts';
import { EVERYDAY_SEARCHES } from './everyday-searches.ts';

const index = indexExercises(
  shippedExercises.read().map(({ otherNames = [], groups, equipment, ...entry }) => ({
    ...entry,
    other_names: otherNames,
    muscle_groups: groups,
    equipment_options: equipment,
  })),
);
const placeOf = (typed: string, meant: string) =>
  searchExercises(index, typed).findIndex(({ exercise }) => exercise.name === meant);

describe('what people type every day', () => {
  it('is first in 95 of 100 searches, and always among the first three', () => {
    const places = EVERYDAY_SEARCHES.map(([typed, meant]) => ({ typed, meant, at: placeOf(typed, meant) }));
    const first = places.filter(({ at }) => at === 0).length;
    const missed = places.filter(({ at }) => at < 0 || at > 2);
    const near = places.length - missed.length;
    process.stdout.write(
      `${first} of ${places.length} everyday searches first, ${near} in the first three\n`,
    );
    expect(EVERYDAY_SEARCHES.length).toBeGreaterThanOrEqual(150);
    expect(new Set(EVERYDAY_SEARCHES.map(([typed]) => typed)).size).toBe(EVERYDAY_SEARCHES.length);
    expect(missed).toEqual([]);
    expect(first / places.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the server and the browser', async () => {
  const t = await startTestApp();
  const person = await t.cast.join();
  const get = async (query: Record<string, string>) => {
    const path = `/api/workouts/exercises?${new URLSearchParams({ brief: 'true', ...query })}`;
    return (await t.request('GET', path, { token: person.token })).list as unknown as Exercise[];
  };
  const idOf = async (name: string) => Number((await get({ search: name }))[0]?.exercise_id);
  const like = async (name: string) => {
    const exerciseId = await idOf(name);
    await t.request('POST', '/api/favorites/add', { token: person.token, body: { exerciseId } });
  };

  it('find the same in the same order, with what one logs before what one likes', async () => {
    await like('Hack Squat');
    await like('Paused Bench Press');
    await logged(workoutsOf(t, person), {
      date: new Date().toISOString().slice(0, 10),
      exercises: [{ exercise_id: await idOf('Zercher Squat'), sets: 3, reps: 5, weight: 80 }],
    });
    const lists = [['Zercher Squat'], ['Hack Squat', 'Paused Bench Press']].map(
      (names) =>
        ({ name }: Exercise) =>
          names.includes(name),
    );
    const library = indexExercises(await get({}));
    const typed = [...EVERYDAY_SEARCHES.map(([one]) => one), 'xylophone', '%', 'biceps cable', 'press', 'up'];
    const differing = [];
    for (const search of typed) {
      const here = familiarFirst(searchExercises(library, search), lists).map(({ name }) => name);
      const there = (await get({ search })).map(({ name }) => name);
      if (JSON.stringify(here) !== JSON.stringify(there)) differing.push({ search, here, there });
    }
    expect(differing).toEqual([]);
    const squats = (await get({ search: 'squat', limit: '3' })).map(({ name }) => name);
    expect(squats).toEqual(['Zercher Squat', 'Hack Squat', 'Barbell Back Squat']);
  });
});
