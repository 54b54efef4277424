import { join } from 'node:path';

// This file must stay directly below src/: bundled into dist/, the same step up leads to the same folder.
const serverRoot = join(import.meta.dirname, '..');

export const MIGRATIONS_DIR = join(serverRoot, 'drizzle');
/** Leads to the newest build; each has a folder of its own. */
export const WEB_DIR = join(serverRoot, '..', 'web', 'dist', 'current');
/** The YAML files of the exercises and foods that ship with a release. */
export const CATALOGUE_DIR = join(serverRoot, '..', '..', 'catalogue');
/** Says which release this is. */
export const PACKAGE_FILE = join(serverRoot, 'package.json');
