import fs from 'node:fs';
import { currentPlatform, fingerprint, matchesLock, stampFile } from './installed.mjs';
import { withLock } from './mutex.mjs';
import { npmCommand } from './npm.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { lastLines, run } from './run.mjs';
import { progress, UserError } from './terminal.mjs';

const FLAGS = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];

function isCurrent(platform) {
  const stamp = stampFile(ROOT);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint(ROOT, platform);
}

const writeStamp = (platform) => fs.writeFileSync(stampFile(ROOT), fingerprint(ROOT, platform));

async function npmCi(held) {
  const [command, args] = npmCommand(...FLAGS);
  const onStart = (pid) => held.heldByChild(pid);
  const { code, output } = await run(command, args, { quiet: true, onStart }).catch((error) => {
    throw new UserError(
      `npm could not be started (${error.message}); it comes with Node and must be on the PATH.`,
    );
  });
  if (code === 0) return;
  console.error(lastLines(output, 30));
  throw new UserError(
    'Installing the packages failed; see the npm output above. Run the same command again to retry.',
  );
}

async function installIfNeeded(held, platform) {
  if (isCurrent(platform)) return;
  if (!matchesLock(ROOT, platform)) {
    const again = fs.existsSync(inRoot('node_modules'));
    fs.rmSync(stampFile(ROOT), { force: true });
    await progress(`Installing packages (${again ? 'they changed' : 'first run'}, about a minute)`, () =>
      npmCi(held),
    );
  }
  writeStamp(platform);
}

/** Leaves node_modules exactly as the lock file says, doing nothing when it already is. */
export async function ensureInstalled() {
  const platform = currentPlatform();
  if (isCurrent(platform)) return;
  const onWait = () => console.log('› Another run is installing the packages; waiting for it…');
  await withLock(inRoot('.cache', 'install.lock'), { onWait }, (held) => installIfNeeded(held, platform));
}
