import { join } from 'node:path';

// This file must stay directly below src/: bundled into dist/, the same step up leads to the same folder, in a
// build as in the clone. A build has copies of all of these (scripts/lib/build-server.mjs).
const serverRoot = join(import.meta.dirname, '..');

export const ROOT_DIR = join(serverRoot, '..', '..');
export const MIGRATIONS_DIR = join(serverRoot, 'drizzle');
export const WEB_DIR = join(serverRoot, '..', 'web', 'dist', 'current');
/** The YAML files of the exercises and foods that ship with a release. */
export const CATALOGUE_DIR = join(ROOT_DIR, 'catalogue');
