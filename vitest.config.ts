import { defineConfig } from 'vitest/config';

const never = ['**/node_modules/**', '**/dist/**', 'e2e/**'];
const engineTests = 'apps/server/src/platform/engine/**/*.test.ts';
// These only end a hang, also on a slow machine.
const timeouts = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 120_000 } },
};

export default defineConfig({
  test: {
    // Two are enough: the tests start PostgreSQL and hash passwords, which want cores of their own.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'faults/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: never,
          // Functions without a state of their own: loading them anew for each file would take longer than the tests.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'engine',
          include: [engineTests],
          exclude: never,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...never, engineTests],
          globalSetup: ['scripts/test-setup.mjs', 'apps/server/test/global-setup.ts'],
          // Every file has a database of its own; loading the server anew for each would take longer than the tests.
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
});
