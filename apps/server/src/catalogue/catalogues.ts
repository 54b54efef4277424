import { join } from 'node:path';
import { type CatalogueFood, foodSchema } from '../features/foods/catalogue/food-catalogue.schema.ts';
import { withRecipesWorkedOut } from '../features/foods/catalogue/food-recipes.service.ts';
import { exerciseSchema } from '../features/library/catalogue.schema.ts';
import { programSchema } from '../features/programs/programs.schema.ts';
import { CATALOGUE_DIR } from '../paths.ts';
import { type Catalogue, catalogueFolder } from '../platform/catalogue-files.ts';

export const shippedExercises = catalogueFolder({
  folder: join(CATALOGUE_DIR, 'exercises'),
  schema: exerciseSchema,
  unique: ['key', 'name'],
});

const foodFiles = catalogueFolder({
  folder: join(CATALOGUE_DIR, 'foods'),
  schema: foodSchema,
  unique: ['ndb', 'key', 'name'],
});

export const shippedFoods: Catalogue<CatalogueFood> = {
  get hash() {
    return foodFiles.hash;
  },
  read: () => withRecipesWorkedOut(foodFiles.read()),
};

export const shippedPrograms = catalogueFolder({
  folder: join(CATALOGUE_DIR, 'programs'),
  schema: programSchema,
  unique: ['key', 'name'],
});
