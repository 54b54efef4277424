import fs from 'node:fs';
import path from 'node:path';
import { walk } from '../lib/files.mjs';
import { findCycles } from './graph.mjs';
import { edgeOf, edgeProblems, fileProblem, packageProblem } from './import-rules.mjs';
import { scanImports } from './import-scanner.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'bench'];
const GRAPH_FILE = 'scripts/check/feature-graph.json';
const OWN_PACKAGE = /^@fitarc\/([^/]+)\/(.+)$/;

const workspaceOf = (file) => /^(packages|apps)\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0];

const readEdges = (root) => JSON.parse(fs.readFileSync(path.join(root, GRAPH_FILE), 'utf8'));

function resolve(file, specifier) {
  const clean = specifier.split('?')[0];
  if (clean.startsWith('.')) return path.posix.join(path.posix.dirname(file), clean);
  const own = OWN_PACKAGE.exec(clean);
  return own ? `packages/${own[1]}/src/${own[2]}.ts` : undefined;
}

const isFile = (root, file) =>
  fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;

function problemOf(root, file, { specifier }, target, edges) {
  if (!target) {
    return specifier.startsWith('@fitarc/')
      ? 'our packages are named with the file, like @fitarc/domain/units'
      : packageProblem(file, specifier);
  }
  if (!isFile(root, target)) return `there is no file ${target}; relative imports carry their .ts or .tsx`;
  // The applications have no package exports; measurements reach into the server by its path.
  const measured = /^(bench\/|e2e\/support\/database\.ts$)/.test(file) && target.startsWith('apps/server/');
  if (specifier.startsWith('.') && workspaceOf(target) !== workspaceOf(file) && !measured) {
    return fileProblem(file, target, edges) ?? 'another workspace is imported by its package name';
  }
  return fileProblem(file, target, edges);
}

function readImports(root) {
  const files = FOLDERS.flatMap((folder) => walk(root, folder)).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) =>
    scanImports(fs.readFileSync(path.join(root, file), 'utf8')).map((found) => ({
      file,
      found,
      target: resolve(file, found.specifier),
    })),
  );
}

/** What runs when a file is loaded; types vanish before that. */
function runtimeGraph(imports) {
  const graph = new Map();
  for (const { file, found, target } of imports) {
    if (!target || found.typeOnly) continue;
    if (!graph.has(file)) graph.set(file, new Set());
    graph.get(file).add(target);
  }
  return graph;
}

/** Every import that goes against the direction of the architecture. */
export function checkImports(root) {
  const edges = readEdges(root);
  const imports = readImports(root);
  const wrong = imports.flatMap(({ file, found, target }) => {
    const problem = problemOf(root, file, found, target, edges);
    return problem ? [`${file}:${found.line} imports ${found.specifier}: ${problem}`] : [];
  });
  const used = new Set(imports.flatMap(({ file, target }) => (target && edgeOf(file, target)) ?? []));
  const cycles = findCycles(runtimeGraph(imports)).map(
    (cycle) => `files import each other: ${cycle.join(' → ')}`,
  );
  return [...wrong, ...edgeProblems(edges, used).map((problem) => `${GRAPH_FILE}: ${problem}`), ...cycles];
}
