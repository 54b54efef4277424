import { describe, expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { checkImports } from './imports.mjs';

const NO_EDGES = { server: {}, web: {} };
const SERVER = 'apps/server/src';
const WEB = 'apps/web/src';

const FILES = {
  'packages/domain/src/units.ts': '',
  'packages/contract/src/meals.ts': '',
  [`${SERVER}/app.ts`]: '',
  [`${SERVER}/config.ts`]: '',
  [`${SERVER}/platform/http/errors.ts`]: '',
  [`${SERVER}/features/meals/meals.service.ts`]: '',
  [`${SERVER}/features/foods/foods.service.ts`]: '',
  'apps/server/test/app.ts': '',
  'apps/server/package.json': '{}',
  [`${WEB}/app/router.tsx`]: '',
  [`${WEB}/ui/button.tsx`]: '',
  [`${WEB}/lib/api.ts`]: '',
  [`${WEB}/features/meals/queries.ts`]: '',
  [`${WEB}/features/foods/queries.ts`]: '',
};

function check(files, edges = NO_EDGES) {
  return checkImports(makeTree({ ...FILES, 'scripts/check/feature-graph.json': edges, ...files }));
}

const importing = (specifier) => `import { x } from '${specifier}';`;

describe('what may be imported', () => {
  it.each([
    ['packages/domain/src/energy.ts', './units.ts'],
    ['packages/domain/src/energy.test.ts', 'vitest'],
    ['packages/domain/src/energy.test.ts', 'fast-check'],
    ['packages/domain/src/energy.test.ts', 'node:fs'],
    ['packages/contract/src/foods.ts', 'zod'],
    ['packages/contract/src/foods.ts', '@fitarc/domain/units'],
    [`${SERVER}/platform/http/plugin.ts`, '../../config.ts'],
    [`${SERVER}/platform/http/plugin.ts`, '@fitarc/contract/meals'],
    [`${SERVER}/platform/db/pool.ts`, 'pg'],
    [`${SERVER}/platform/engine/start.ts`, 'pg'],
    [`${SERVER}/features/meals/meals.routes.ts`, './meals.service.ts'],
    [`${SERVER}/features/meals/meals.routes.ts`, '../../platform/http/errors.ts'],
    [`${SERVER}/features/meals/meals.repository.ts`, 'drizzle-orm'],
    [`${SERVER}/features/meals/meals.tables.ts`, 'drizzle-orm/pg-core'],
    [`${SERVER}/features/meals/meals.test.ts`, '../../../test/app.ts'],
    [`${SERVER}/catalogue/catalogues.ts`, '../features/meals/meals.service.ts'],
    [`${SERVER}/operate.ts`, './features/meals/meals.service.ts'],
    [`${SERVER}/main.ts`, '../package.json'],
    ['apps/server/test/database.ts', 'pg'],
    [`${WEB}/ui/card.tsx`, 'react'],
    [`${WEB}/ui/card.tsx`, './button.tsx'],
    [`${WEB}/lib/format.ts`, '@fitarc/domain/units'],
    [`${WEB}/features/meals/page.tsx`, '../../ui/button.tsx'],
    [`${WEB}/features/meals/page.tsx`, '../../lib/api.ts'],
    [`${WEB}/app/layout.tsx`, '../features/meals/queries.ts'],
    ['e2e/meals.spec.ts', '@fitarc/contract/meals'],
  ])('%s → %s', (file, specifier) => {
    expect(check({ [file]: importing(specifier) })).toEqual([]);
  });
});

describe('what may not be imported', () => {
  it.each([
    ['packages/domain/src/energy.ts', 'zod', 'domain may use no package'],
    ['packages/domain/src/energy.ts', 'node:fs', 'domain may use no package'],
    ['packages/domain/src/energy.ts', 'vitest', 'domain may use no package'],
    ['packages/domain/src/energy.ts', '@fitarc/contract/meals', 'domain may not know contract'],
    ['packages/contract/src/foods.ts', 'react', 'contract may use only zod'],
    [
      `${SERVER}/platform/http/plugin.ts`,
      '../../features/meals/meals.service.ts',
      'may not know the server feature',
    ],
    [`${SERVER}/platform/http/plugin.ts`, '../../app.ts', 'server platform may not know server app'],
    [`${SERVER}/config.ts`, './app.ts', 'server platform may not know server app'],
    [`${SERVER}/features/meals/meals.routes.ts`, '../../app.ts', 'may not know server app'],
    [`${SERVER}/features/meals/meals.routes.ts`, '../foods/foods.service.ts', 'meals → foods is not listed'],
    [`${SERVER}/features/meals/meals.routes.ts`, '../../../test/app.ts', 'may not know server test'],
    [`${SERVER}/features/meals/meals.routes.ts`, 'drizzle-orm', 'speak to the database'],
    [`${SERVER}/features/meals/meals.service.ts`, 'pg', 'speak to the database'],
    [`${SERVER}/app.ts`, 'drizzle-orm/node-postgres', 'speak to the database'],
    [`${SERVER}/app.ts`, '../../web/src/lib/api.ts', 'server app may not know web lib'],
    [`${SERVER}/app.ts`, '../../../packages/domain/src/units.ts', 'by its package name'],
    [`${SERVER}/app.ts`, '@fitarc/domain', 'named with the file'],
    [`${SERVER}/app.ts`, './config', 'carry their .ts or .tsx'],
    [`${WEB}/ui/card.tsx`, '../lib/api.ts', 'web ui may not know web lib'],
    [`${WEB}/ui/card.tsx`, '../features/meals/queries.ts', 'web ui may not know the web feature'],
    [`${WEB}/ui/card.tsx`, '@fitarc/domain/units', 'web ui may not know domain'],
    [`${WEB}/ui/card.tsx`, '@tanstack/react-query', 'ui may use only react'],
    [`${WEB}/lib/format.ts`, '../ui/button.tsx', 'web lib may not know web ui'],
    [`${WEB}/features/meals/page.tsx`, '../foods/queries.ts', 'meals → foods is not listed'],
    [`${WEB}/features/meals/page.tsx`, '../../app/router.tsx', 'may not know web app'],
    [`${WEB}/app/layout.tsx`, '../../../server/src/config.ts', 'web app may not know server platform'],
  ])('%s → %s', (file, specifier, rule) => {
    expect(check({ [file]: `\n${importing(specifier)}` })).toEqual([
      expect.stringMatching(new RegExp(`^${file}:2 imports ${specifier}: .*${rule.replaceAll('.', '\\.')}`)),
    ]);
  });
});

describe('feature edges', () => {
  const mealsToFoods = {
    [`${SERVER}/features/meals/meals.routes.ts`]: importing('../foods/foods.service.ts'),
  };

  it('lets a listed edge pass on its own side only', () => {
    expect(check(mealsToFoods, { server: { meals: ['foods'] }, web: {} })).toEqual([]);
    expect(check(mealsToFoods, { server: {}, web: { meals: ['foods'] } })).toHaveLength(2);
  });

  it('refuses an edge nobody uses', () => {
    const edges = { server: { meals: ['foods', 'plans'] }, web: {} };
    expect(check(mealsToFoods, edges)).toEqual([
      expect.stringContaining('meals → plans is listed but not used'),
    ]);
  });

  it('refuses a circle', () => {
    const files = {
      ...mealsToFoods,
      [`${SERVER}/features/foods/foods.routes.ts`]: importing('../meals/meals.service.ts'),
    };
    expect(check(files, { server: { meals: ['foods'], foods: ['meals'] }, web: {} })).toEqual([
      expect.stringContaining('meals → foods → meals'),
    ]);
  });
});

describe('files that import each other', () => {
  const circle = (back) => ({
    'packages/domain/src/a.ts': "import { b } from './b.ts';",
    'packages/domain/src/b.ts': "export { c } from './c.ts';",
    'packages/domain/src/c.ts': back,
  });

  it('are refused, through packages as well', () => {
    expect(check(circle("import { a } from '@fitarc/domain/a';"))).toEqual([
      'files import each other: packages/domain/src/a.ts → packages/domain/src/b.ts → packages/domain/src/c.ts → packages/domain/src/a.ts',
    ]);
  });

  it('may do so for types', () => {
    expect(check(circle("import type { A } from './a.ts';"))).toEqual([]);
  });
});
