/** One cycle of a graph given as a map from node to its successors, as a path that ends where it began. */
export function findCycle(graph) {
  const done = new Set();
  const visit = (node, trail) => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...trail, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return null;
}

/** Cycles one after another: each is reported once, then cut at its last step so that others show as well. */
export function findCycles(graph) {
  const rest = new Map([...graph].map(([node, next]) => [node, new Set(next)]));
  const cycles = [];
  for (let cycle = findCycle(rest); cycle; cycle = findCycle(rest)) {
    cycles.push(cycle);
    rest.get(cycle.at(-2)).delete(cycle.at(-1));
  }
  return cycles;
}
