import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['apps/server/src/**/*.tables.ts'],
  // The check regenerates into a scratch copy and compares.
  out: process.env.FITARC_DRIZZLE_OUT ?? 'apps/server/drizzle',
});
