import fs from 'node:fs';
import path from 'node:path';
import { walk } from '../lib/files.mjs';

const KEBAB = '[a-z0-9]+(?:-[a-z0-9]+)*';
const FOLDER = new RegExp(`^${KEBAB}$`);
const WEB_FILE = new RegExp(`^${KEBAB}(?:\\.${KEBAB})*$`);

const { serverRoles } = JSON.parse(fs.readFileSync(new URL('./names.json', import.meta.url), 'utf8'));
const SERVER_FILE = new RegExp(`^${KEBAB}\\.(?:(?:${serverRoles.join('|')})(?:\\.test)?|test)\\.ts$`);

const SIDES = [
  {
    folder: 'apps/server/src/features',
    pattern: SERVER_FILE,
    rule: `files of a server feature are called noun.role.ts with one of ${serverRoles.join(', ')}, test`,
  },
  { folder: 'apps/web/src', pattern: WEB_FILE, rule: 'files of the web app are called in kebab-case' },
];

const badFolder = (file) =>
  path.posix
    .dirname(file)
    .split('/')
    .find((folder) => !FOLDER.test(folder));

function problemsOf({ folder, pattern, rule }, file) {
  const relative = file.slice(folder.length + 1);
  const parent = relative.includes('/') && badFolder(relative);
  if (parent) return [`${file}: the folder ${parent} is not in kebab-case`];
  return pattern.test(path.posix.basename(file)) ? [] : [`${file}: ${rule}`];
}

/** File names outside the closed vocabulary. */
export const checkNames = (root) =>
  SIDES.flatMap((side) => walk(root, side.folder).flatMap((file) => problemsOf(side, file)));
