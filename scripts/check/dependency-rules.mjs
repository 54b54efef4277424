/** The rules of dependency-cruiser. Each names layers, never single files, so that files may move within a layer. */
const SHARED = ['domain', 'brand'];
const TEST = '\\.test\\.tsx?$';
const testsIn = (path) => `(?=.*${TEST})${path}`;
const anyOf = (names) => `(?:${names.join('|')})`;

/** Where each layer lies, and which others it may import besides itself. */
const LAYERS = {
  // The product's name is the one thing every layer may know, the design system too.
  brand: { path: '^packages/domain/src/brand\\.ts$', mayImport: [] },
  domain: { path: '^packages/domain/', mayImport: ['brand'] },
  contract: { path: '^packages/contract/', mayImport: SHARED },
  movement: { path: '^packages/movement/', mayImport: SHARED },
  catalogue: { path: '^catalogue/', mayImport: SHARED },
  'server-platform': {
    path: '^apps/server/src/(?:platform|config)/',
    mayImport: ['contract', ...SHARED],
  },
  'server-features': {
    path: '^apps/server/src/features/',
    mayImport: ['server-platform', 'movement', 'contract', ...SHARED],
  },
  'server-app': {
    path: '^apps/server/src/(?!platform/|config/|features/)',
    mayImport: ['server-features', 'server-platform', 'catalogue', 'movement', 'contract', ...SHARED],
  },
  // Tests' own helpers, and the settings of tools.
  'server-tooling': {
    path: '^apps/server/(?!src/)',
    mayImport: ['catalogue', 'movement', 'contract', ...SHARED],
  },
  'web-ui': { path: '^apps/web/src/ui/', mayImport: ['brand'] },
  'web-lib': { path: '^apps/web/src/lib/', mayImport: ['contract', ...SHARED] },
  'web-features': {
    path: '^apps/web/src/features/',
    mayImport: ['web-ui', 'web-lib', 'movement', 'contract', ...SHARED],
  },
  'web-app': {
    path: '^apps/web/src/(?!ui/|lib/|features/)',
    mayImport: ['web-features', 'web-ui', 'web-lib', 'contract', ...SHARED],
  },
  'web-tooling': { path: '^apps/web/(?!src/)', mayImport: ['contract', ...SHARED] },
};

/** What tests of a layer may import as well. */
const TESTS_MAY_IMPORT = {
  'server-platform': ['server-app', 'server-tooling'],
  'server-features': ['server-app', 'server-tooling'],
  'server-app': ['server-tooling'],
};

const NPM = 'node_modules/';
const npmPackage = (names) => `(?:^|/)node_modules/(?:@types/)?${anyOf(names)}/`;

/** Tooling sees everything of its application. */
const pathsOf = (name) => (name.endsWith('-tooling') ? `^apps/${name.split('-')[0]}/` : LAYERS[name].path);

/** Styles, drawings and JSON have no direction within an application. */
const assetsOf = (name) =>
  /^(?:server|web)-/.test(name) ? [`^apps/${name.split('-')[0]}/.+\\.(?!tsx?$)[a-z0-9]+$`] : [];

function layerRule(name, from, others, suffix = '') {
  const known = others.length > 0 ? others.join(', ') : 'nothing else';
  return {
    name: `${name}${suffix}-imports`,
    comment: `${name}${suffix} may import ${known}`,
    from,
    to: {
      couldNotResolve: false,
      dependencyTypesNot: ['core'],
      pathNot: [NPM, pathsOf(name), ...others.map((other) => LAYERS[other].path), ...assetsOf(name)],
    },
  };
}

const layerRules = Object.entries(LAYERS).flatMap(([name, { path, mayImport }]) => {
  const more = TESTS_MAY_IMPORT[name] ?? [];
  const own = name === 'domain' ? [LAYERS.brand.path] : [];
  const code = layerRule(name, { path, pathNot: [...own, TEST] }, mayImport);
  const tests = layerRule(name, { path: testsIn(path) }, [...mayImport, ...more], '-test');
  return name === 'brand' ? [code] : [code, tests];
});

const TEST_PACKAGES = ['vitest', 'fast-check', '@testing-library/[^/]+'];
const PACKAGES = {
  domain: [],
  movement: [],
  contract: ['zod'],
  'web-ui': [
    'react',
    'react-dom',
    'react-router',
    'react-hook-form',
    'radix-ui',
    'lucide-react',
    '@radix-ui/[^/]+',
    '@visx/[^/]+',
    '@fontsource-variable/[^/]+',
  ],
};

const packageRules = Object.entries(PACKAGES).flatMap(([name, allowed]) => {
  const { path } = LAYERS[name];
  const comment = `${name} may use ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no package'}`;
  const ours = ['^packages/', '^apps/'];
  const except = (names) => [...ours, ...(names.length > 0 ? [npmPackage(names)] : [])];
  return [
    {
      name: `${name}-packages`,
      comment,
      from: { path, pathNot: TEST },
      to: { couldNotResolve: false, pathNot: except(allowed) },
    },
    {
      name: `${name}-test-packages`,
      comment: `${comment}; tests also Node, ${TEST_PACKAGES.join(', ')}`,
      from: { path: testsIn(path) },
      to: {
        couldNotResolve: false,
        dependencyTypesNot: ['core'],
        pathNot: except([...allowed, ...TEST_PACKAGES]),
      },
    },
  ];
});

const featuresOf = (side) => `^apps/${side}/src/features/`;

/** A feature imports only the features listed for it in feature-graph.json. */
const featureRules = (featureGraph) =>
  Object.entries(featureGraph).flatMap(([side, graph]) => {
    const rule = (name, from, others) => ({
      name,
      comment: `the edge is not listed under "${side}" in feature-graph.json`,
      from,
      to: { path: featuresOf(side), pathNot: others },
    });
    const listed = Object.keys(graph).map((feature) => `${featuresOf(side)}${feature}/`);
    return [
      rule(
        `${side}-feature-graph`,
        { path: `${featuresOf(side)}([^/]+)/`, ...(listed.length > 0 ? { pathNot: listed } : {}) },
        `${featuresOf(side)}$1/`,
      ),
      ...Object.entries(graph).map(([feature, others]) =>
        rule(
          `${side}-feature-graph`,
          { path: `${featuresOf(side)}${feature}/` },
          `${featuresOf(side)}${anyOf([feature, ...others])}/`,
        ),
      ),
    ];
  });

/** Imported as ../../packages/domain/…, not as @fitarc/domain/…. */
const BY_PATH = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] };

const GENERAL_RULES = [
  {
    name: 'no-circular',
    comment: 'files import each other, types included: move what both need into a third file',
    from: {},
    to: { circular: true },
  },
  {
    name: 'not-to-unresolvable',
    comment:
      'there is no such file or package; relative imports carry their .ts or .tsx, our packages are named with the file, like @fitarc/domain/units',
    from: {},
    // Its exports name the file only for bundlers.
    to: { couldNotResolve: true, pathNot: '^zxing-wasm/reader/zxing_reader\\.wasm' },
  },
  {
    name: 'database-packages',
    comment: 'only *.repository.ts, *.tables.ts, platform/db and platform/engine speak to the database',
    from: {
      path: '^apps/',
      pathNot: [
        '\\.(?:repository|tables)\\.ts$',
        '^apps/server/src/platform/(?:db|engine)/',
        '^apps/server/test/',
      ],
    },
    to: { path: npmPackage(['drizzle-orm', 'pg', 'pg-copy-streams']) },
  },
  {
    name: 'workspace-by-package-name',
    comment: 'another workspace is imported by its package name',
    from: { path: '^(packages|apps)/([^/]+)/' },
    to: { path: '^(?:packages|apps)/', pathNot: '^$1/$2/', ...BY_PATH },
  },
  {
    name: 'workspace-by-package-name',
    comment: 'a package of ours is imported by its name',
    from: { pathNot: '^(?:packages|apps)/' },
    to: { path: '^packages/', ...BY_PATH },
  },
  {
    name: 'e2e-from-outside',
    comment: 'end-to-end tests know the applications only through the browser; e2e/support starts them',
    from: { path: '^e2e/', pathNot: '^e2e/support/' },
    to: { path: '^apps/' },
  },
  {
    name: 'outside-server-only',
    comment: 'bench, faults and e2e/support may use the server and the scripts, not the web application',
    from: { path: '^(?:bench|faults|e2e)/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'scripts-before-install',
    comment: 'scripts start before the packages are installed: import a package lazily, with import()',
    from: { path: '^scripts/', pathNot: ['\\.test\\.mjs$', '^scripts/lib/fixture\\.mjs$'] },
    to: { path: NPM, dynamic: false },
  },
];

export const dependencyRules = (featureGraph) => [
  ...GENERAL_RULES,
  ...layerRules,
  ...packageRules,
  ...featureRules(featureGraph),
];
