import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export const LANDING_PAGE = 'src/features/site/pages/landing-page.tsx';
const LANDING_LIMIT_KB = 110;
const PAGE_LIMIT_KB = 200;
/** Each costs a request and its handling, however small it is; apps/web/chunks.ts keeps them few. */
const FILES_LIMIT = 45;
const BYTES_PER_KB = 1000;

/** What a signed-in visitor loads around every page; open pages are those of these two features. */
const MEMBER_FRAME = [
  'src/app/layouts/member-layout.tsx',
  'src/app/chrome/member-header.tsx',
  'src/ui/overlay/toast.tsx',
];
const isOpenPage = (key) => /^src\/features\/(site|auth)\//.test(key);

const isRoute = ([key, chunk]) => chunk.isDynamicEntry && /-page\.[jt]sx?$/.test(key);

/** The chunks a browser loads for these keys: themselves and everything they import statically. */
function staticClosure(manifest, keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue;
    seen.add(key);
    staticClosure(manifest, manifest[key].imports ?? [], seen);
  }
  return seen;
}

function gzipMeter(dist) {
  const known = new Map();
  const measure = (file) => {
    if (!known.has(file)) known.set(file, gzipSync(fs.readFileSync(path.join(dist, file))).length);
    return known.get(file);
  };
  return (manifest, keys) => {
    const files = new Set([...staticClosure(manifest, keys)].map((key) => manifest[key].file));
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    const kb = scripts.reduce((sum, file) => sum + measure(file), 0) / BYTES_PER_KB;
    return { kb, files: scripts.length };
  };
}

const tooLarge = ({ name, kb, limit }) =>
  `${name} needs ${kb.toFixed(1)} kB of JavaScript (gzip) before it shows; the limit is ${limit} kB.`;

const tooMany = ({ name, files }) =>
  `${name} comes in ${files} files of JavaScript; the limit is ${FILES_LIMIT}.`;

/** JavaScript a first visit to each page downloads, and what is wrong with it. */
export function bundleReport(dist) {
  const manifestFile = path.join(dist, '.vite', 'manifest.json');
  if (!fs.existsSync(manifestFile))
    return { rows: [], errors: ['The web build has no manifest (build.manifest).'] };
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
  const load = gzipMeter(dist);
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const routes = Object.entries(manifest)
    .filter(isRoute)
    .map(([key]) => key);
  const rows = routes.map((key) => ({
    name: path.basename(key).replace(/\.\w+$/, ''),
    ...load(manifest, [...entries, key, ...(isOpenPage(key) ? [] : MEMBER_FRAME)]),
    limit: key === LANDING_PAGE ? LANDING_LIMIT_KB : PAGE_LIMIT_KB,
  }));
  const errors = [
    ...rows.filter(({ kb, limit }) => kb > limit).map(tooLarge),
    ...rows.filter(({ files }) => files > FILES_LIMIT).map(tooMany),
  ];
  if (!routes.includes(LANDING_PAGE)) errors.push(`${LANDING_PAGE} is not a lazily loaded chunk of its own.`);
  return { rows: rows.sort((a, b) => b.kb - a.kb), errors };
}
