import { GROUP_TEXTS, MUSCLE_TEXTS } from '@fitarc/domain/anatomy';
import {
  DIFFICULTIES,
  EQUIPMENT,
  FALLBACK_MUSCLES,
  MUSCLE_GROUPS,
  MUSCLES,
  MUSCLES_OF_GROUP,
} from '@fitarc/domain/exercise';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { shippedExercises } from '../../catalogue/catalogues.ts';
import type { CatalogueExercise } from './catalogue.schema.ts';

const CATALOGUE = shippedExercises.read();
const t = await startTestApp();
const { token } = await t.cast.ada();
const get = (path: string) => t.request('GET', `/api/workouts/${path}`, { token });
const exercises = (query: Record<string, string> = {}) => get(`exercises?${new URLSearchParams(query)}`);
// The order of the names has a test of its own.
const names = async (query: Record<string, string>) => namesOf((await exercises(query)).list).sort();
const shipped = (matches: (entry: CatalogueExercise) => boolean) =>
  CATALOGUE.filter(matches)
    .map(({ name }) => name)
    .sort();

interface Room {
  readonly muscleGroup: string;
  readonly muscle: string;
  readonly difficulty: string;
  readonly equipment: string;
}
const has = (values: readonly string[], wanted: string) => wanted === 'all' || values.includes(wanted);
const standsIn =
  ({ muscleGroup, muscle, difficulty, equipment }: Room) =>
  (entry: CatalogueExercise) =>
    // A group that is a muscle's name too is both, as long as no muscle is named beside it.
    (has(entry.groups, muscleGroup) || (muscle === 'all' && has(entry.muscles, muscleGroup))) &&
    has(entry.muscles, muscle) &&
    has([entry.difficulty], difficulty) &&
    has(entry.equipment, equipment);

const ROOMS: Room[] = MUSCLE_GROUPS.flatMap((muscleGroup) =>
  ['all', ...MUSCLES_OF_GROUP[muscleGroup]].flatMap((muscle) =>
    ['all', ...DIFFICULTIES].flatMap((difficulty) =>
      ['all', ...EQUIPMENT].map((equipment) => ({ muscleGroup, muscle, difficulty, equipment })),
    ),
  ),
);

describe('a fresh installation', () => {
  it('answers every group, muscle, difficulty and equipment as the catalogue has it (R-623, A-105)', async () => {
    expect(ROOMS.length).toBeGreaterThan(1500);
    for (let at = 0; at < ROOMS.length; at += 20) {
      const batch = ROOMS.slice(at, at + 20);
      const answers = await Promise.all(batch.map((room) => exercises({ ...room })));
      answers.forEach(({ list, headers }, index) => {
        const room = batch[index] as Room;
        const expected = shipped(standsIn(room));
        expect([room, namesOf(list).sort()]).toEqual([room, expected]);
        expect(headers['x-total-count']).toBe(String(expected.length));
      });
    }
  });

  it('lists groups by name, each with its text and the number of its exercises (R-621)', async () => {
    const answer = await get('muscle-groups');
    expect(answer.status).toBe(200);
    expect(answer.list).toEqual(
      MUSCLE_GROUPS.map((name) => ({
        name,
        description: GROUP_TEXTS[name],
        exercise_count: shipped(({ groups }) => groups.includes(name)).length,
      })),
    );
  });

  it('lists the muscles of a group by name; what the number says is what the list shows (R-622)', async () => {
    for (const group of MUSCLE_GROUPS) {
      const { list } = await get(`muscles?groupName=${group}`);
      expect(list).toEqual(
        MUSCLES_OF_GROUP[group].map((name) => ({
          muscle_id: MUSCLES.indexOf(name) + 1,
          name,
          description: MUSCLE_TEXTS[name],
          exercise_count: expect.any(Number),
        })),
      );
      for (const { name, exercise_count } of list)
        expect(await names({ muscleGroup: group, muscle: String(name) })).toHaveLength(
          Number(exercise_count),
        );
    }
  });

  it('answers each muscle of the plan screens, sent as muscleGroup (A-105)', async () => {
    for (const muscle of FALLBACK_MUSCLES)
      expect(await names({ muscleGroup: muscle })).toEqual(
        shipped(({ muscles, groups }) => [...muscles, ...groups].some((name) => name === muscle)),
      );
    expect((await names({ muscleGroup: 'Biceps' })).length).toBeGreaterThan(5);
  });
});
