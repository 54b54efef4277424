/** What each node holds on to, asked every few seconds while it works. */
import { readdir, readFile } from 'node:fs/promises';
import { metricOf } from './metrics-page.ts';
import type { NodeSeries } from './rules.ts';
import type { Point } from './trend.ts';
import { METRICS_TOKEN, type Node } from './world.ts';

const MB = 1024 * 1024;
type Measure = Exclude<keyof NodeSeries, 'name'>;
const MEASURES: readonly Measure[] = ['memory', 'heap', 'files', 'connections', 'waiting', 'storedFiles'];

async function measure({ server, dataDir }: Node): Promise<Record<Measure, number>> {
  const { pid } = server.child;
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const page = await fetch(`${server.url}/metrics`, { headers }).then((answer) => answer.text());
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return {
    memory: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024,
    heap: metricOf(page, 'nodejs_heap_size_used_bytes') / MB,
    files: (await readdir(`/proc/${pid}/fd`)).length,
    connections: metricOf(page, 'fitarc_db_pool_size'),
    waiting: metricOf(page, 'fitarc_db_pool_waiting') + metricOf(page, 'fitarc_jobs_queued'),
    storedFiles: (await readdir(dataDir, { recursive: true })).length,
  };
}

export class Samples {
  readonly #startedAt = performance.now();
  readonly #points = new Map<string, Record<Measure, Point[]>>();

  async take(nodes: readonly Node[]): Promise<void> {
    const at = (performance.now() - this.#startedAt) / 60_000;
    await Promise.all(
      nodes.map(async (node) => {
        const values = await measure(node);
        const points = this.#points.get(node.name) ?? empty();
        this.#points.set(node.name, points);
        for (const name of MEASURES) points[name].push({ at, value: values[name] });
      }),
    );
  }

  series = (): NodeSeries[] => [...this.#points].map(([name, points]) => ({ name, ...points }));
}

const empty = (): Record<Measure, Point[]> => ({
  memory: [],
  heap: [],
  files: [],
  connections: [],
  waiting: [],
  storedFiles: [],
});
