/** What a soak must show to be passed: nothing that grows and goes on growing, and nothing lost. */
import { mean, type Point, slope, thirds } from './trend.ts';

export interface Bounds {
  /** Of the memory of the middle third, how much the last may have. */
  readonly memoryShare: number;
  readonly files: number;
  readonly connections: number;
  readonly storedFiles: number;
}

export interface NodeSeries {
  readonly name: string;
  /** MB. */
  readonly memory: readonly Point[];
  readonly heap: readonly Point[];
  readonly files: readonly Point[];
  readonly connections: readonly Point[];
  readonly waiting: readonly Point[];
  readonly storedFiles: readonly Point[];
}

/** A table that the product cleans by itself, at the end of a simulated day. */
export interface Count {
  readonly day: number;
  readonly rows: number;
  /** Of them, those that should have been deleted by then. */
  readonly overdue: number;
}
export interface CleanedTable {
  readonly name: string;
  readonly counts: readonly Count[];
  /** After everything has expired. */
  readonly left: number;
}

export interface Measured {
  readonly nodes: readonly NodeSeries[];
  readonly tables: readonly CleanedTable[];
}

const most = (values: readonly number[]) => Math.max(0, ...values);
const grownBy = (points: readonly Point[]) => {
  const { middle, last } = thirds(points);
  return most(last) - most(middle);
};
export const memoryShare = (points: readonly Point[]) => {
  const { middle, last } = thirds(points);
  const before = mean(middle);
  return before === 0 ? 1 : mean(last) / before;
};

const mb = (points: readonly Point[]) => `${slope(points).toFixed(2)} MB a minute`;

function problemsOfNode(node: NodeSeries, bounds: Bounds): string[] {
  const share = memoryShare(node.memory);
  const growing = (['files', 'connections', 'storedFiles'] as const).filter(
    (what) => grownBy(node[what]) > bounds[what],
  );
  return [
    ...(node.memory.length > 0 ? [] : [`${node.name} was never measured`]),
    ...(share <= bounds.memoryShare
      ? []
      : [
          `${node.name}: ${share.toFixed(2)} times the memory of the middle third in the last (${mb(node.memory)})`,
        ]),
    ...growing.map((what) => `${node.name}: ${WORDS[what]} grew by ${grownBy(node[what])}`),
  ];
}
const WORDS = {
  files: 'open files',
  connections: 'connections to the database',
  storedFiles: 'files in DATA_DIR',
} as const;

function problemsOfTable({ name, counts, left }: CleanedTable): string[] {
  const late = counts.find(({ overdue }) => overdue > 0);
  return [
    ...(late
      ? [`${name}: ${late.overdue} of ${late.rows} rows should have been deleted by day ${late.day}`]
      : []),
    ...(left === 0 ? [] : [`${name}: ${left} rows are left after everything had expired`]),
  ];
}

export const problemsOf = ({ nodes, tables }: Measured, bounds: Bounds): string[] => [
  ...nodes.flatMap((node) => problemsOfNode(node, bounds)),
  ...tables.flatMap(problemsOfTable),
];
