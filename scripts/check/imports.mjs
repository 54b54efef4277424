import fs from 'node:fs';
import path from 'node:path';
import { dependencyRules } from './dependency-rules.mjs';
import { featureGraphProblems } from './feature-graph.mjs';

const FOLDERS = ['packages', 'apps', 'catalogue', 'e2e', 'bench', 'faults', 'scripts'];
const GRAPH_FILE = 'scripts/check/feature-graph.json';

const options = (root, forbidden) => ({
  baseDir: root,
  validate: true,
  ruleSet: { forbidden },
  // Type imports count, too.
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^apps/[^/]+/(?:dist|public)/' },
});

/** Without .ts among the extensions, an import that leaves it out leads nowhere. */
const RESOLVE = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'types', 'default'],
  extensions: ['.js', '.mjs', '.cjs', '.json', '.d.ts'],
};

const describe = ({ from, to, rule, cycle, comment }) => {
  const trail = cycle?.map(({ name }) => name).join(' → ') ?? to;
  return `${from} → ${trail}: ${rule.name} (${comment})`;
};

/** Every import that goes against the direction of the architecture. */
export async function checkImports(root) {
  const featureGraph = JSON.parse(fs.readFileSync(path.join(root, GRAPH_FILE), 'utf8'));
  const rules = dependencyRules(featureGraph);
  const folders = FOLDERS.filter((folder) => fs.existsSync(path.join(root, folder)));
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(folders, options(root, rules), RESOLVE);
  const comments = new Map(rules.map(({ name, comment }) => [name, comment]));
  const violations = output.summary.violations.map((violation) =>
    describe({ ...violation, comment: comments.get(violation.rule.name) }),
  );
  const graph = featureGraphProblems(featureGraph, output.modules);
  return [...violations, ...graph.map((problem) => `${GRAPH_FILE}: ${problem}`)];
}
