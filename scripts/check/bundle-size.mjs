import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Each costs a request and its handling, however small it is; apps/web/chunks.ts keeps them few. */
const FILES_LIMIT = 45;
const BYTES_PER_KB = 1000;
/** What loads beside every page of a member (apps/web/chunks.ts). */
const BESIDE = /(^|\/)offline-start-[^/]+$/;
const BESIDE_LIMIT_KB = 4;

function gzipMeter(dist) {
  const known = new Map();
  const measure = (file) => {
    if (!known.has(file)) known.set(file, gzipSync(fs.readFileSync(path.join(dist, file))).length);
    return known.get(file);
  };
  return (files) => {
    const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
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
  const pagesFile = path.join(dist, '.vite', 'pages.json');
  if (!fs.existsSync(pagesFile))
    return { rows: [], errors: ['The web build has no .vite/pages.json (apps/web/preloads.ts).'] };
  const { entry, pages, offline = [] } = JSON.parse(fs.readFileSync(pagesFile, 'utf8'));
  const load = gzipMeter(dist);
  const rows = Object.entries(pages).map(([name, { budgetKb, files }]) => ({
    name,
    ...load([...entry, ...files]),
    limit: budgetKb,
  }));
  const beside = offline.filter((file) => BESIDE.test(file));
  if (beside.length > 0) rows.push({ name: 'offline-start', ...load(beside), limit: BESIDE_LIMIT_KB });
  const errors = [
    ...(Object.keys(pages).length === 0 ? ['.vite/pages.json has no pages.'] : []),
    ...rows.filter(({ kb, limit }) => kb > limit).map(tooLarge),
    ...rows.filter(({ files }) => files > FILES_LIMIT).map(tooMany),
    ...Object.entries(pages)
      .filter(([, { files }]) => files.length === 0)
      .map(([name]) => `${name} is not a lazily loaded chunk of its own.`),
  ];
  return { rows: rows.sort((a, b) => b.kb - a.kb), errors };
}
