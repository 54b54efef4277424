import './lib/node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { makeReleases, ownPlatform, PLATFORMS } from './lib/release.mjs';
import { progress, runMain, UserError } from './lib/terminal.mjs';

const options = { platform: { type: 'string', multiple: true }, out: { type: 'string' } };

/** `--platform own` is that of this machine. */
function wanted(given = PLATFORMS) {
  const platforms = given.map((one) => (one === 'own' ? ownPlatform() : one));
  if (platforms.every((one) => PLATFORMS.includes(one))) return platforms;
  throw new UserError(`There are releases for ${PLATFORMS.join(', ')}.`);
}

await runMain(async () => {
  const { values } = parseArgs({ options });
  const platforms = wanted(values.platform);
  const out = path.resolve(values.out ?? inRoot('releases'));
  await ensureInstalled();
  const archives = await progress(`Making ${platforms.length} release(s)`, () =>
    makeReleases(platforms, out),
  );
  for (const archive of archives)
    console.log(`  ${(fs.statSync(archive).size / 1e6).toFixed(1).padStart(6)} MB  ${archive}`);
});
