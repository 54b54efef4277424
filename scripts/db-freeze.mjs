import './lib/node-version.mjs';
import { freezeMigrations } from './check/frozen-migrations.mjs';
import { ROOT } from './lib/paths.mjs';

const added = freezeMigrations(ROOT);
console.log(added.length > 0 ? `Frozen: ${added.join(', ')}` : 'All migrations are frozen already.');
