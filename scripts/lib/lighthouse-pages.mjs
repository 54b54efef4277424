import { inRoot } from './paths.mjs';
import { UserError } from './terminal.mjs';

/** The short names that the report has always had. */
const NAMES = {
  '/dashboard': 'dashboard',
  '/calorietracker': 'tracker',
  '/workouts': 'library',
  '/trends': 'trends',
};

const LANDING = { name: 'landing', path: '/home' };
const WORKOUT = '/workout-logging?workout=:id';

/** The table of pages, which is TypeScript. */
async function tableOfPages() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [inRoot('packages/contract/src/pages.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'warning',
  });
  return (await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)).PAGES;
}

const nameOf = (path) => NAMES[path] ?? path.slice(1);

/**
 * The landing page and every page of members, by the names that --only takes. The visitor comes first: what a member
 * stores stays in the browser. Complete Your Profile comes last: a browser that stores that it is due opens no other.
 */
export async function lighthousePages() {
  const table = await tableOfPages();
  const paths = table.filter(({ access }) => access === 'member').map(({ path }) => path);
  const setup = paths.filter((path) => path === '/profile-setup');
  const others = [...paths.filter((path) => !setup.includes(path)), WORKOUT];
  return [
    LANDING,
    ...others.map((path) => ({ name: nameOf(path), path, member: true })),
    ...setup.map((path) => ({ name: nameOf(path), path, member: true, needsSetup: true })),
  ];
}

const INGREDIENTS = [
  { name: 'Oats', grams: 120, calories: 455, protein: 16, carbs: 79, fats: 8 },
  { name: 'Milk', grams: 400, calories: 188, protein: 14, carbs: 19, fats: 6 },
  { name: 'Blueberries', grams: 150, calories: 86, protein: 1, carbs: 22, fats: 0.5 },
];

/**
 * Answers the addresses of pages that are about something, by their paths. What the demo has none of is added: a
 * recipe, links that share it and a plan, and a household that invites the member.
 */
export async function addressesIn(demo) {
  const caller = async (who) => {
    const { token } = await demo.storageOf(who);
    return async (method, path, body) => {
      const answer = await fetch(`${demo.address}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new UserError(`${method} ${path} answered ${answer.status}.`);
      return answer.json();
    };
  };
  const member = await caller('Member');
  const other = await caller('Administrator');
  const [plan] = await member('GET', '/workouts/plans/');
  const [exercise] = await member('GET', '/workouts/recent-exercises');
  const [program] = await member('GET', '/workouts/programs');
  const today = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10);
  const [workout] = await member('GET', `/workouts/?startDate=${from}&endDate=${today}`);
  const { recipe_id: recipe } = await member('POST', '/recipes', {
    name: 'Overnight oats',
    servings: 3,
    steps: 'Stir everything together and leave it in the fridge.',
    ingredients: INGREDIENTS,
  });
  const { share_key: recipeKey } = await member('PUT', `/recipes/${recipe}/share`);
  const { share_key: planKey } = await member('PUT', `/workouts/plans/${plan.plan_id}/share`);
  await other('POST', '/household', { name: 'Okoye' });
  const { key: invitation } = await other('POST', '/household/invitations');
  return {
    '/exercises/:id': `/exercises/${exercise.exercise_id}`,
    '/recipes/:id': `/recipes/${recipe}`,
    '/recipes/:id/edit': `/recipes/${recipe}/edit`,
    '/shared-recipe/:key': `/shared-recipe/${recipeKey}`,
    '/shared-plan/:key': `/shared-plan/${planKey}`,
    '/household/join/:key': `/household/join/${invitation}`,
    '/workout-plans/programs/:key': `/workout-plans/programs/${program.key}`,
    [WORKOUT]: `/workout-logging?workout=${workout.workout_id}`,
  };
}
