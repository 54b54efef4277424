import type { PageEntry } from './page-entry.ts';

const RECIPES = 'features/recipes/pages';
const HOUSEHOLDS = 'features/households/pages';

/** The pages of recipes and of the household that shares them. */
export const RECIPE_PAGES = [
  {
    path: '/recipes',
    access: 'member',
    title: 'Recipes',
    component: `${RECIPES}/recipe-list-page`,
    fixedHeading: true,
    rare: true,
  },
  {
    path: '/recipes/new',
    access: 'member',
    title: 'New Recipe',
    component: `${RECIPES}/recipe-edit-page#RecipeNewPage`,
    rare: true,
  },
  { path: '/recipes/:id', access: 'member', component: `${RECIPES}/recipe-page`, rare: true },
  {
    path: '/recipes/:id/edit',
    access: 'member',
    title: 'Edit Recipe',
    component: `${RECIPES}/recipe-edit-page`,
    rare: true,
  },
  { path: '/shared-recipe/:key', access: 'member', component: `${RECIPES}/shared-recipe-page`, rare: true },
  {
    path: '/household',
    access: 'member',
    title: 'Household',
    component: `${HOUSEHOLDS}/household-page`,
    rare: true,
  },
  {
    path: '/household/join/:key',
    access: 'member',
    title: 'Join a Household',
    component: `${HOUSEHOLDS}/join-page`,
    rare: true,
  },
] as const satisfies readonly PageEntry[];
