import type { CatalogueFood } from '../../features/foods/catalogue/food-catalogue.service.ts';
import { breadBakery } from './bread-bakery.ts';
import { breakfastCereals } from './breakfast-cereals.ts';
import { cheese } from './cheese.ts';
import { dishesFastFood } from './dishes-fast-food.ts';
import { drinks } from './drinks.ts';
import { eggsDairy } from './eggs-dairy.ts';
import { fatsOils } from './fats-oils.ts';
import { fishSeafood } from './fish-seafood.ts';
import { fruit } from './fruit.ts';
import { grainsPasta } from './grains-pasta.ts';
import { herbsSpices } from './herbs-spices.ts';
import { legumesSoy } from './legumes-soy.ts';
import { meat } from './meat.ts';
import { nutsSeeds } from './nuts-seeds.ts';
import { poultry } from './poultry.ts';
import { saucesCondiments } from './sauces-condiments.ts';
import { snacks } from './snacks.ts';
import { soups } from './soups.ts';
import { sweetsDesserts } from './sweets-desserts.ts';
import { vegetablesCooked } from './vegetables-cooked.ts';
import { vegetablesRaw } from './vegetables-raw.ts';

/** Every generic food a first start puts into the search. */
export const foodCatalogue: readonly CatalogueFood[] = [
  ...fruit,
  ...vegetablesRaw,
  ...vegetablesCooked,
  ...poultry,
  ...meat,
  ...fishSeafood,
  ...eggsDairy,
  ...cheese,
  ...grainsPasta,
  ...breadBakery,
  ...breakfastCereals,
  ...legumesSoy,
  ...nutsSeeds,
  ...fatsOils,
  ...saucesCondiments,
  ...sweetsDesserts,
  ...snacks,
  ...drinks,
  ...soups,
  ...dishesFastFood,
  ...herbsSpices,
];
