import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { dependencyRules } from './dependency-rules.mjs';
import { FORBIDDEN, SERVER, WEB } from './forbidden-imports.fixture.mjs';
import { checkImports } from './imports.mjs';

const NO_EDGES = { server: {}, web: {} };
const WORKSPACE = { type: 'module', exports: { './*': './src/*.ts' } };
const NPM_PACKAGES = [
  'zod',
  'vitest',
  'fast-check',
  'pg',
  'pg-copy-streams',
  'drizzle-orm',
  'drizzle-orm/pg-core',
  'react',
  '@tanstack/react-query',
];

const FILES = {
  'package.json': { workspaces: ['packages/*', 'apps/*'] },
  'packages/domain/package.json': { name: '@fitarc/domain', ...WORKSPACE },
  'packages/contract/package.json': { name: '@fitarc/contract', ...WORKSPACE },
  'packages/movement/package.json': { name: '@fitarc/movement', ...WORKSPACE },
  'apps/server/package.json': {},
  'scripts/lib/build.mjs': '',
  'packages/domain/src/units.ts': '',
  'packages/domain/src/brand.ts': '',
  'packages/contract/src/meals.ts': '',
  'packages/movement/src/spec.ts': '',
  [`${SERVER}/app.ts`]: '',
  [`${SERVER}/config/read-config.ts`]: '',
  [`${SERVER}/platform/http/errors.ts`]: '',
  [`${SERVER}/features/meals/meals.service.ts`]: '',
  [`${SERVER}/features/foods/foods.service.ts`]: '',
  'apps/server/test/app.ts': '',
  [`${WEB}/app/router.tsx`]: '',
  [`${WEB}/ui/button.tsx`]: '',
  [`${WEB}/ui/form/field.css`]: '',
  [`${WEB}/lib/api.ts`]: '',
  [`${WEB}/features/meals/queries.ts`]: '',
  [`${WEB}/features/foods/queries.ts`]: '',
  ...Object.fromEntries(NPM_PACKAGES.map((name) => [`node_modules/${name}/index.js`, ''])),
};

function check(files, edges = NO_EDGES) {
  const root = makeTree({ ...FILES, 'scripts/check/feature-graph.json': edges, ...files });
  fs.mkdirSync(path.join(root, 'node_modules/@fitarc'));
  for (const name of ['domain', 'contract', 'movement'])
    fs.symlinkSync(path.join(root, 'packages', name), path.join(root, 'node_modules/@fitarc', name));
  return checkImports(root);
}

const importing = (specifier) => `import { x } from '${specifier}';\nx();`;
const importingType = (specifier) => `import type { X } from '${specifier}';\nexport type Y = X;`;

describe('what may be imported', () => {
  it.each([
    ['packages/domain/src/energy.ts', './units.ts'],
    ['packages/domain/src/energy.test.ts', 'vitest'],
    ['packages/domain/src/energy.test.ts', 'fast-check'],
    ['packages/domain/src/energy.test.ts', 'node:fs'],
    ['packages/contract/src/foods.ts', 'zod'],
    ['packages/contract/src/foods.ts', '@fitarc/domain/units'],
    ['packages/movement/src/solve.ts', '@fitarc/domain/units'],
    [`${SERVER}/platform/http/plugin.ts`, '../../config/read-config.ts'],
    [`${SERVER}/platform/http/plugin.ts`, '@fitarc/contract/meals'],
    [`${SERVER}/platform/db/pool.ts`, 'pg'],
    [`${SERVER}/platform/engine/start.ts`, 'pg'],
    [`${SERVER}/features/meals/meals.routes.ts`, './meals.service.ts'],
    [`${SERVER}/features/meals/search/search.routes.ts`, '../meals.service.ts'],
    [`${SERVER}/features/meals/meals.routes.ts`, '../../platform/http/errors.ts'],
    [`${SERVER}/features/meals/meals.repository.ts`, 'drizzle-orm'],
    [`${SERVER}/features/meals/meals.tables.ts`, 'drizzle-orm/pg-core'],
    [`${SERVER}/features/meals/meals.test.ts`, '../../../test/app.ts'],
    [`${SERVER}/features/meals/meals.test.ts`, '../../app.ts'],
    [`${SERVER}/catalogue/foods.ts`, '../features/meals/meals.service.ts'],
    [`${SERVER}/operate.ts`, './features/meals/meals.service.ts'],
    [`${SERVER}/main.ts`, '../package.json'],
    ['apps/server/test/database.ts', 'pg'],
    ['apps/server/test/units.ts', '@fitarc/domain/units'],
    [`${WEB}/ui/card.tsx`, 'react'],
    [`${WEB}/ui/card.tsx`, './button.tsx'],
    [`${WEB}/ui/card.tsx`, '@fitarc/domain/brand'],
    [`${WEB}/ui/form/card.tsx`, '../button.tsx'],
    [`${WEB}/ui/form/card.tsx`, './field.css'],
    [`${WEB}/lib/format.ts`, '@fitarc/domain/units'],
    [`${WEB}/features/meals/page.tsx`, '../../ui/button.tsx'],
    [`${WEB}/features/meals/page.tsx`, '../../lib/api.ts'],
    [`${WEB}/app/layout.tsx`, '../features/meals/queries.ts'],
    ['e2e/meals.spec.ts', '@fitarc/contract/meals'],
    ['e2e/support/database.ts', '../../apps/server/src/config/read-config.ts'],
    ['bench/run.ts', '../apps/server/test/app.ts'],
    ['faults/run.ts', '../scripts/lib/build.mjs'],
    ['faults/run.ts', 'pg'],
  ])('%s → %s', async (file, specifier) => {
    expect(await check({ [file]: `${importing(specifier)}\n${importingType(specifier)}` })).toEqual([]);
  });
});

describe('what may not be imported, be it a value or a type', () => {
  it.each(FORBIDDEN)('%s → %s: %s', async (file, specifier, rule) => {
    for (const source of [importing(specifier), importingType(specifier)]) {
      const problems = await check({ [file]: source });
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems) expect(problem).toMatch(new RegExp(`^${file} → `));
      expect(problems).toContainEqual(expect.stringContaining(`: ${rule} (`));
    }
  });
});

it('every rule has an import here that it refuses', () => {
  const names = new Set(dependencyRules(NO_EDGES).map(({ name }) => name));
  const proven = new Set([...FORBIDDEN.map(([, , rule]) => rule), 'no-circular']);
  expect([...proven].sort()).toEqual([...names].sort());
});

describe('ways to import', () => {
  it.each([
    "import '../lib/api.ts';",
    "import * as api from '../lib/api.ts'; api.x();",
    "export * from '../lib/api.ts';",
    "export { x } from '../lib/api.ts';",
    "export type { X } from '../lib/api.ts';",
    "import { type X } from '../lib/api.ts'; export const x = (y: X) => y;",
    "export const page = () => import('../lib/api.ts');",
    "export type X = import('../lib/api.ts').X;",
    "export let x: typeof import('../lib/api.ts');",
    "export const a = <p>Don't stop</p>; export const b = () => import('../lib/api.ts');",
  ])('are seen: %s', async (source) => {
    expect(await check({ [`${WEB}/ui/card.tsx`]: source })).toEqual([
      expect.stringContaining(`${WEB}/ui/card.tsx → ${WEB}/lib/api.ts: web-ui-imports`),
    ]);
  });

  it.each([
    "// import a from '../lib/api.ts';",
    'export const text = "import a from \'../lib/api.ts\'";',
    "export const text = `\nimport a from '../lib/api.ts';\n`;",
  ])('are not: %s', async (source) => {
    expect(await check({ [`${WEB}/ui/card.tsx`]: source })).toEqual([]);
  });
});

it('lets a script import a package lazily', async () => {
  const source = "export const pack = async () => (await import('zod')).z;";
  expect(await check({ 'scripts/lib/compress.mjs': source })).toEqual([]);
});

describe('feature edges', () => {
  const mealsToFoods = {
    [`${SERVER}/features/meals/meals.routes.ts`]: importing('../foods/foods.service.ts'),
  };

  it('lets a listed edge pass on its own side only', async () => {
    expect(await check(mealsToFoods, { server: { meals: ['foods'] }, web: {} })).toEqual([]);
    expect(await check(mealsToFoods, { server: {}, web: { meals: ['foods'] } })).toHaveLength(2);
  });

  it('refuses an edge that is not listed for a feature with others', async () => {
    expect(await check(mealsToFoods, { server: { meals: ['plans'] }, web: {} })).toEqual([
      expect.stringContaining('server-feature-graph'),
      expect.stringContaining('meals → plans is listed but not used'),
    ]);
  });

  it('refuses an edge nobody uses', async () => {
    const edges = { server: { meals: ['foods', 'plans'] }, web: {} };
    expect(await check(mealsToFoods, edges)).toEqual([
      expect.stringContaining('meals → plans is listed but not used'),
    ]);
  });

  it('refuses a circle', async () => {
    const files = {
      ...mealsToFoods,
      [`${SERVER}/features/foods/foods.routes.ts`]: importing('../meals/meals.service.ts'),
    };
    expect(await check(files, { server: { meals: ['foods'], foods: ['meals'] }, web: {} })).toEqual([
      expect.stringContaining('meals → foods → meals'),
    ]);
  });
});

describe('files that import each other', () => {
  const circle = (back) => ({
    'packages/domain/src/a.ts': "import { b } from './b.ts'; b();",
    'packages/domain/src/b.ts': "export { c } from './c.ts';",
    'packages/domain/src/c.ts': back,
  });

  it.each([
    ['by path', importing('./a.ts')],
    ['through packages', importing('@fitarc/domain/a')],
    ['for types', importingType('./a.ts')],
  ])('are refused %s', async (_, back) => {
    expect(await check(circle(back))).toEqual([expect.stringMatching(/[abc]\.ts → .*: no-circular/)]);
  });
});
