/** One cycle of a graph given as node → successors, as a path that ends where it began. */
function findCycle(graph) {
  const done = new Set();
  const visit = (node, trail) => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph[node] ?? []) {
      const cycle = visit(next, [...trail, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of Object.keys(graph)) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return null;
}

const FEATURE = /^apps\/(server|web)\/src\/features\/([^/]+)\//;

function usedEdges(modules) {
  const used = new Set();
  for (const { source, dependencies } of modules) {
    const [, side, feature] = FEATURE.exec(source) ?? [];
    for (const { resolved } of feature ? dependencies : []) {
      const to = FEATURE.exec(resolved);
      if (to?.[1] === side) used.add(`${side} ${feature} ${to[2]}`);
    }
  }
  return used;
}

/** Listed edges that close a circle or that no import uses; dependency-cruiser finds those that are not listed. */
export function featureGraphProblems(featureGraph, modules) {
  const used = usedEdges(modules);
  return Object.entries(featureGraph).flatMap(([side, graph]) => {
    const cycle = findCycle(graph);
    const unused = Object.entries(graph).flatMap(([feature, others]) =>
      others
        .filter((other) => !used.has(`${side} ${feature} ${other}`))
        .map((other) => `the ${side} edge ${feature} → ${other} is listed but not used`),
    );
    return [...(cycle ? [`the ${side} features form a circle: ${cycle.join(' → ')}`] : []), ...unused];
  });
}
