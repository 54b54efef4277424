/** The figures of a soak as tables. */
import { type CleanedTable, memoryShare, type NodeSeries } from './rules.ts';
import type { TableSize } from './sizes.ts';
import { mean, type Point, slope, thirds } from './trend.ts';

const LARGEST = 10;

interface Figures {
  readonly nodes: readonly NodeSeries[];
  readonly tables: readonly CleanedTable[];
  /** Of the database, all nodes together. */
  readonly clients: readonly Point[];
  readonly before: readonly TableSize[];
  readonly after: readonly TableSize[];
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [
    `| ${head.join(' | ')} |`,
    `|---|${head
      .slice(1)
      .map(() => '--:|')
      .join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

const most = (values: readonly number[]) => Math.max(0, ...values);
const grown = (points: readonly Point[], of: (values: readonly number[]) => number) => {
  const { middle, last } = thirds(points);
  return `${of(middle).toFixed(0)} → ${of(last).toFixed(0)}`;
};

const nodeRow = (node: NodeSeries) => [
  node.name,
  grown(node.memory, mean),
  memoryShare(node.memory).toFixed(2),
  slope(node.memory).toFixed(2),
  grown(node.heap, mean),
  grown(node.files, most),
  grown(node.connections, most),
  most(node.waiting.map(({ value }) => value)),
  grown(node.storedFiles, most),
];

/** A few days out of all. */
const SHOWN = [0.25, 0.5, 0.75, 1];
const cleanedRow = ({ name, counts, left }: CleanedTable) => [
  name,
  counts[0]?.rows ?? 0,
  ...SHOWN.map((share) => counts[Math.round((counts.length - 1) * share)]?.rows ?? 0),
  most(counts.map(({ overdue }) => overdue)),
  left,
];

function sizeRow(after: TableSize, before: readonly TableSize[]) {
  const earlier = before.find(({ name }) => name === after.name);
  const perRow = (size: number) => (after.live === 0 ? '–' : ((size * 2 ** 20) / after.live).toFixed(0));
  return [
    after.name,
    (earlier?.mb ?? 0).toFixed(1),
    after.mb.toFixed(1),
    after.indexMb.toFixed(1),
    after.live,
    after.dead,
    perRow(after.mb),
    perRow(after.indexMb),
  ];
}

export function tablesOf({ nodes, tables, clients, before, after }: Figures): string {
  const days = tables[0]?.counts.at(-1)?.day ?? 0;
  return [
    'Middle third → last third of the run; memory and heap as means, the others at most:',
    '',
    table(
      [
        'node',
        'memory MB',
        'share',
        'MB a minute',
        'heap MB',
        'open files',
        'connections',
        'waiting at most',
        'files in DATA_DIR',
      ],
      nodes.map(nodeRow),
    ),
    '',
    `Clients in pg_stat_activity, of all nodes: ${grown(clients, most)}.`,
    '',
    'Rows of the tables that the server cleans:',
    '',
    table(
      [
        'table',
        'before',
        ...SHOWN.map((share) => `day ${Math.round(days * share)}`),
        'overdue at most',
        'after four more years',
      ],
      tables.map(cleanedRow),
    ),
    '',
    'The largest tables:',
    '',
    table(
      [
        'table',
        'MB before',
        'MB after',
        'of it indexes',
        'live rows',
        'dead rows',
        'bytes a row',
        'of it indexes',
      ],
      after.slice(0, LARGEST).map((one) => sizeRow(one, before)),
    ),
  ].join('\n');
}
