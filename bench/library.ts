/**
 * Does a list cost the same in a library of 5,000 exercises as in the shipped one?
 * Run: npx tsx bench/library.ts
 */
import { shippedExercises } from '../apps/server/src/catalogue/catalogues.ts';
import { bench } from './bench.ts';

const SHIPPED = shippedExercises.read().length;
const LARGE = 5000;

await bench({
  titles: { small: `${SHIPPED} exercises`, large: `${LARGE}` },
  fill: {
    small: async () => undefined,
    // Whatever is added stands outside of what is asked for.
    large: async (pool) => {
      await pool.query(
        `insert into exercises (name, description, instructions, common_mistake, difficulty, equipment, muscle_groups,
           muscles, secondary_muscles, measure, created_at)
         select 'Extra ' || n, description, instructions, common_mistake, difficulty, equipment, muscle_groups,
           muscles, secondary_muscles, measure, created_at
         from generate_series(1, $1) n
         join lateral (select * from exercises where not muscle_groups @> '{Chest}' and catalogue_key is not null
           order by id offset n % 300 limit 1) shipped on true`,
        [LARGE - SHIPPED],
      );
    },
  },
  questions: {
    'muscle, 9 rows': { path: '/api/workouts/exercises?muscleGroup=Chest&muscle=Upper%20Chest' },
    'muscle and filters': {
      path: '/api/workouts/exercises?muscleGroup=Chest&muscle=Chest&difficulty=Beginner&equipment=Machine',
    },
    'muscle, browser up to date': { path: '/api/workouts/exercises?muscleGroup=Chest', known: true },
    'whole library, browser up to date': { path: '/api/workouts/exercises', known: true },
    'groups, browser up to date': { path: '/api/workouts/muscle-groups', known: true },
    'search, 12 rows': { path: '/api/workouts/exercises?search=pushup' },
    'groups with their counts': { path: '/api/workouts/muscle-groups' },
  },
});
