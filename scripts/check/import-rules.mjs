import { findCycle } from './graph.mjs';
import {
  DATABASE_PACKAGES,
  isTest,
  MAY_IMPORT,
  mayUseDatabase,
  PACKAGES,
  TEST_PACKAGES,
  zoneOf,
} from './zones.mjs';

const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const listed = (list, name) =>
  list.some((item) => (item.endsWith('/') ? name.startsWith(item) : item === name));

const describe = ({ side, layer, feature }) => {
  if (feature) return `the ${side} feature "${feature}"`;
  return side === 'shared' || side === 'outside' ? layer : `${side} ${layer}`;
};

/** What is wrong with using an npm package or a Node module in this file. */
export function packageProblem(file, specifier) {
  const { layer } = zoneOf(file);
  const name = specifier.startsWith('node:') ? 'node:' : packageName(specifier);
  if (DATABASE_PACKAGES.includes(name) && !mayUseDatabase(file)) {
    return 'only *.repository.ts, *.tables.ts, platform/db and platform/engine speak to the database';
  }
  const allowed = PACKAGES[layer];
  if (!allowed || listed(allowed, name)) return undefined;
  if (isTest(file) && (name === 'node:' || listed(TEST_PACKAGES, name))) return undefined;
  return `${layer} may use ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no package'}`;
}

function sameSideProblem(file, from, to) {
  if (from.layer === to.layer) return undefined;
  if (MAY_IMPORT[from.layer].includes(to.layer)) return undefined;
  if (isTest(file) && (to.layer === 'test' || (from.side === 'server' && to.layer === 'app')))
    return undefined;
  return `${describe(from)} may not know ${describe(to)}`;
}

function featureProblem(from, to, edges) {
  if (from.layer !== 'features' || to.layer !== 'features' || from.feature === to.feature) return undefined;
  if (edges[from.side]?.[from.feature]?.includes(to.feature)) return undefined;
  return `the edge ${from.feature} → ${to.feature} is not listed under "${from.side}" in feature-graph.json`;
}

/** What is wrong with importing one file of the repository from another. */
export function fileProblem(file, target, edges) {
  const from = zoneOf(file);
  const to = zoneOf(target);
  if (from.side === 'outside') return undefined;
  if (to.side === 'outside') return `${describe(from)} may not reach outside packages/ and apps/`;
  if (from.side !== to.side && to.side !== 'shared') return `${describe(from)} may not know ${describe(to)}`;
  if (!/\.tsx?$/.test(target)) return undefined;
  return sameSideProblem(file, from, to) ?? featureProblem(from, to, edges);
}

const edgeKey = (side, feature, other) => `${side}: ${feature} → ${other}`;

/** The feature edge an import walks along, if it does. */
export function edgeOf(file, target) {
  const from = zoneOf(file);
  const to = zoneOf(target);
  if (from.layer !== 'features' || to.layer !== 'features' || from.side !== to.side) return undefined;
  return from.feature === to.feature ? undefined : edgeKey(from.side, from.feature, to.feature);
}

/** Listed edges that close a circle or that no import uses. */
export function edgeProblems(edges, used) {
  return Object.entries(edges).flatMap(([side, graph]) => {
    const cycle = findCycle(new Map(Object.entries(graph)));
    const circular = cycle ? [`the ${side} features form a circle: ${cycle.join(' → ')}`] : [];
    const listedEdges = Object.entries(graph).flatMap(([feature, others]) =>
      others.map((other) => [feature, other]),
    );
    const unused = listedEdges.filter(([feature, other]) => !used.has(edgeKey(side, feature, other)));
    return [
      ...circular,
      ...unused.map((edge) => `the ${side} edge ${edge.join(' → ')} is listed but not used`),
    ];
  });
}
