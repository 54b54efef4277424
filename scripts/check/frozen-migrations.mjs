import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'apps/server/drizzle';
const LIST = 'scripts/check/frozen-migrations.json';

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const hashOf = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/** Each migration by name: when it was made, by which a database knows it, and the hash of its SQL. */
function present(root) {
  const { entries } = readJson(path.join(root, FOLDER, 'meta/_journal.json'));
  return entries.map(({ tag, when }) => {
    const file = path.join(root, FOLDER, `${tag}.sql`);
    return { tag, when, sha256: fs.existsSync(file) ? hashOf(file) : 'missing' };
  });
}

const changed = (tag) =>
  `${FOLDER}/${tag}.sql was changed, moved or removed. Databases that have it never see the change: put it into a new migration.`;

/** A migration that a database may have is never edited; what is new has to be put on the list. */
export function checkFrozenMigrations(root) {
  const frozen = readJson(path.join(root, LIST));
  const found = present(root);
  const problems = Object.entries(frozen)
    .filter(([tag, { when, sha256 }], index) => {
      const entry = found[index];
      return entry?.tag !== tag || entry.when !== when || entry.sha256 !== sha256;
    })
    .map(([tag]) => changed(tag));
  for (const [index, { tag, when }] of found.entries()) {
    if (!(tag in frozen))
      problems.push(`${FOLDER}/${tag}.sql is not in ${LIST}: when it is finished, run "npm run db:freeze".`);
    if (index > 0 && when <= found[index - 1].when)
      problems.push(
        `${FOLDER}/meta/_journal.json: ${tag} is not later than the one before and would be skipped.`,
      );
  }
  return problems;
}

/** Adds what is new to the list; what is on it stays as it is. */
export function freezeMigrations(root) {
  const file = path.join(root, LIST);
  const frozen = readJson(file);
  const added = present(root).filter(({ tag }) => !(tag in frozen));
  for (const { tag, when, sha256 } of added) frozen[tag] = { when, sha256 };
  fs.writeFileSync(file, `${JSON.stringify(frozen, null, 2)}\n`);
  return added.map(({ tag }) => tag);
}
