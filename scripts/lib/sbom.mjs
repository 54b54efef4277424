import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { npmCommand } from './npm.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { lastLines, run } from './run.mjs';
import { UserError } from './terminal.mjs';

async function npmSbom(cwd, ...more) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--loglevel=error'];
  const [command, all] = npmCommand(...args, ...more);
  const { code, output } = await run(command, all, { cwd, quiet: true });
  if (code !== 0) throw new UserError(`npm could not list the packages:\n${lastLines(output, 15)}`);
  return JSON.parse(output);
}

/** npm leaves out what the clone also lists as a tool of development. */
function leftOut({ components }) {
  const { dependencies } = JSON.parse(fs.readFileSync(inRoot('apps/web/package.json'), 'utf8'));
  const listed = new Set(components.map(({ 'bom-ref': ref }) => ref));
  return Object.entries(dependencies)
    .map(([name, version]) => ({ name, version, ref: `${name}@${version}` }))
    .filter(({ name, ref }) => !name.startsWith('@fitarc/') && !listed.has(ref))
    .map(({ name, version, ref }) => ({
      'bom-ref': ref,
      type: 'library',
      name,
      version,
      scope: 'required',
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    }));
}

const byRef = (key) => (list) => [...new Map(list.map((one) => [one[key], one])).values()];
const sorted = (key, list) => byRef(key)(list).sort((a, b) => (a[key] < b[key] ? -1 : 1));

/** An ID that is the same for the same content, in the form the format asks for. */
function serialOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16], 16) % 4];
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What a release consists of: the packages in its node_modules, and those that are part of the built pages. */
export async function writeSbom(folder, file, time) {
  const server = await npmSbom(folder);
  const web = await npmSbom(ROOT, '--workspace', 'apps/web');
  const { 'bom-ref': self, name: _, ...component } = server.metadata.component;
  const bom = {
    ...server,
    metadata: {
      ...server.metadata,
      timestamp: new Date(time * 1000).toISOString(),
      component: { 'bom-ref': self, ...component, name: 'fitarc', type: 'application' },
    },
    components: sorted('bom-ref', [...leftOut(web), ...web.components, ...server.components]),
    dependencies: sorted('ref', [...web.dependencies, ...server.dependencies]),
  };
  delete bom.serialNumber;
  bom.serialNumber = serialOf(JSON.stringify(bom));
  fs.writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
}
