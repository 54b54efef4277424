import { join } from 'node:path';
import { foodSchema } from '../features/foods/catalogue/food-catalogue.schema.ts';
import { exerciseSchema } from '../features/library/catalogue.schema.ts';
import { programSchema } from '../features/programs/programs.schema.ts';
import { CATALOGUE_DIR } from '../paths.ts';
import { catalogueFolder } from '../platform/catalogue-files.ts';

export const shippedExercises = catalogueFolder({
  folder: join(CATALOGUE_DIR, 'exercises'),
  schema: exerciseSchema,
  unique: ['key', 'name'],
});

export const shippedFoods = catalogueFolder({
  folder: join(CATALOGUE_DIR, 'foods'),
  schema: foodSchema,
  unique: ['ndb', 'name'],
});

export const shippedPrograms = catalogueFolder({
  folder: join(CATALOGUE_DIR, 'programs'),
  schema: programSchema,
  unique: ['key', 'name'],
});
