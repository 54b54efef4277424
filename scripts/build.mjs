import './lib/node-version.mjs';
import { bundleReport } from './check/bundle-size.mjs';
import { ensureBuilt, webDist } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain, table } from './lib/terminal.mjs';

const asCells = ({ name, kb, limit }) => [name, kb.toFixed(1), limit];

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt({ force: true });
  const { rows } = bundleReport(webDist);
  console.log(table([['first visit to', 'kB gzip', 'limit'], ...rows.map(asCells)]));
});
