import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_DIR } from './paths.ts';

/** Of this FitArc, as package.json says it. */
export const VERSION: string = JSON.parse(readFileSync(join(ROOT_DIR, 'package.json'), 'utf8')).version;
