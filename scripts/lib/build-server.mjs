import fs from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';
import { UserError } from './terminal.mjs';

const ENTRIES = ['main', 'operate', 'health'].map((name) => `apps/server/src/${name}.ts`);

/** Our own packages are TypeScript and are bundled; everything from npm stays where it is installed. */
const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point' || name.startsWith('@fitarc/')) return undefined;
      return { path: name, external: true };
    });
  },
};

async function bundle(out) {
  const esbuild = await import('esbuild');
  try {
    await esbuild.build({
      absWorkingDir: ROOT,
      entryPoints: ENTRIES,
      outdir: path.join(out, 'apps/server/dist'),
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      sourcemap: true,
      logLevel: 'warning',
      plugins: [npmPackagesStayOutside],
    });
  } catch (error) {
    if (!error.errors) throw error;
    throw new UserError('The server failed to build; see the esbuild output above.');
  } finally {
    await esbuild.stop();
  }
}

/** What npm reads of a package, without the scripts and the tools of a clone. */
function manifest() {
  const { name, version, description, license, type, engines } = JSON.parse(
    fs.readFileSync(inRoot('package.json'), 'utf8'),
  );
  return `${JSON.stringify({ name, version, private: true, description, license, type, engines }, null, 2)}\n`;
}

/** drizzle-kit's own notes, which only `npm run db:generate` reads. */
const isSnapshot = (file) => file.endsWith('_snapshot.json');

/** The server with all it reads while it runs: a `git pull` beside it must not change its tables or exercises. */
export async function buildServer(out) {
  await bundle(out);
  fs.cpSync(inRoot('apps/server/drizzle'), path.join(out, 'apps/server/drizzle'), {
    recursive: true,
    filter: (file) => !isSnapshot(file),
  });
  fs.cpSync(inRoot('catalogue'), path.join(out, 'catalogue'), { recursive: true });
  fs.writeFileSync(path.join(out, 'package.json'), manifest());
}
