/** Which part of the system a file belongs to: `{ side, layer, feature? }`. */
const PLACES = [
  // The product's name is the one thing every layer may know, the design system too.
  [/^packages\/domain\/src\/brand\.ts$/, { side: 'shared', layer: 'brand' }],
  [/^packages\/domain\//, { side: 'shared', layer: 'domain' }],
  [/^packages\/contract\//, { side: 'shared', layer: 'contract' }],
  [/^apps\/(server|web)\/(?:src\/)?test\//, { layer: 'test' }],
  [/^apps\/(server)\/src\/platform\//, { layer: 'platform' }],
  [/^apps\/(server)\/src\/config(?:\.test)?\.ts$/, { layer: 'platform' }],
  [/^apps\/(web)\/src\/ui\//, { layer: 'ui' }],
  [/^apps\/(web)\/src\/lib\//, { layer: 'lib' }],
  [/^apps\/(server|web)\/src\/features\/([^/]+)\//, { layer: 'features' }],
  [/^apps\/(server|web)\/src\//, { layer: 'app' }],
  [/^apps\/(server|web)\//, { layer: 'tooling' }],
];

export function zoneOf(file) {
  for (const [pattern, zone] of PLACES) {
    const found = pattern.exec(file);
    if (found) return { side: found[1], feature: found[2], ...zone };
  }
  return { side: 'outside', layer: 'tooling' };
}

export const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Layers of the same side each layer may import, besides itself. */
export const MAY_IMPORT = {
  brand: [],
  domain: ['brand'],
  contract: ['domain', 'brand'],
  platform: ['contract', 'domain', 'brand'],
  ui: ['brand'],
  lib: ['contract', 'domain', 'brand'],
  features: ['platform', 'ui', 'lib', 'contract', 'domain', 'brand'],
  app: ['platform', 'ui', 'lib', 'features', 'contract', 'domain', 'brand'],
  test: ['platform', 'ui', 'lib', 'features', 'app', 'contract', 'domain', 'brand'],
  tooling: ['platform', 'ui', 'lib', 'features', 'app', 'test', 'contract', 'domain', 'brand'],
};

/** Layers that may use only these npm packages; a trailing slash stands for a whole scope. */
export const PACKAGES = {
  domain: [],
  contract: ['zod'],
  ui: [
    'react',
    'react-dom',
    'react-router',
    'react-hook-form',
    'radix-ui',
    'lucide-react',
    '@radix-ui/',
    '@visx/',
    '@fontsource-variable/',
  ],
};

export const TEST_PACKAGES = ['vitest', 'fast-check', '@testing-library/'];

export const DATABASE_PACKAGES = ['drizzle-orm', 'pg'];

const DATABASE_FILES = [
  /\.(repository|tables)\.ts$/,
  /^apps\/server\/src\/platform\/(db|engine)\//,
  /^apps\/server\/test\//,
];

export const mayUseDatabase = (file) =>
  !file.startsWith('apps/') || DATABASE_FILES.some((place) => place.test(file));
