import { describe, expect, it } from 'vitest';
import { metricOf } from './metrics-page.ts';
import { type CleanedTable, memoryShare, type NodeSeries, problemsOf } from './rules.ts';

const BOUNDS = { memoryShare: 1.15, files: 20, connections: 10, storedFiles: 50 };
const over = (...values: number[]) => values.map((value, at) => ({ at, value }));
const node = (more: Partial<NodeSeries> = {}): NodeSeries => ({
  name: 'node 1',
  memory: over(100, 150, 200, 200, 210, 205, 210),
  heap: over(50, 60, 70),
  files: over(20, 45, 45, 45, 46, 45, 46),
  connections: over(5, 20, 20, 20, 20, 20, 20),
  waiting: over(0, 3, 0),
  storedFiles: over(1, 4, 9, 9, 9, 9, 9),
  ...more,
});
const table = (more: Partial<CleanedTable> = {}): CleanedTable => ({
  name: 'sessions',
  counts: [
    { day: 1, rows: 10, overdue: 0 },
    { day: 2, rows: 20, overdue: 0 },
  ],
  left: 0,
  ...more,
});
const problems = (nodes: NodeSeries[], tables: CleanedTable[] = []) => problemsOf({ nodes, tables }, BOUNDS);

describe('a soak', () => {
  it('is passed where only the first third grows', () => {
    expect(problems([node()], [table()])).toEqual([]);
  });

  it('is failed by memory that goes on growing, said with its slope', () => {
    const growing = node({ memory: over(100, 120, 140, 160, 180, 200, 220) });
    expect(memoryShare(growing.memory)).toBeCloseTo(200 / 150);
    expect(problems([growing])).toEqual([
      'node 1: 1.33 times the memory of the middle third in the last (20.00 MB a minute)',
    ]);
  });

  it('is passed where memory grows by less than the bound', () => {
    expect(problems([node({ memory: over(100, 100, 100, 100, 114, 114, 114) })])).toEqual([]);
  });

  it.each([
    ['files', 'open files'],
    ['connections', 'connections to the database'],
    ['storedFiles', 'files in DATA_DIR'],
  ] as const)('is failed by %s that go on growing', (what, words) => {
    const growing = node({ [what]: over(0, 0, 100, 100, 151, 120, 120) });
    expect(problems([growing])).toEqual([`node 1: ${words} grew by 51`]);
  });

  it('is failed by a node that was never measured', () => {
    expect(problems([node({ memory: [] })])).toEqual(['node 1 was never measured']);
  });

  it('is failed by rows that should have been deleted, on the first such day', () => {
    const counts = [
      { day: 30, rows: 100, overdue: 0 },
      { day: 31, rows: 90, overdue: 7 },
      { day: 32, rows: 90, overdue: 9 },
    ];
    expect(problems([node()], [table({ counts })])).toEqual([
      'sessions: 7 of 90 rows should have been deleted by day 31',
    ]);
  });

  it('is failed by rows that are left after everything has expired', () => {
    expect(problems([node()], [table({ left: 3 })])).toEqual([
      'sessions: 3 rows are left after everything had expired',
    ]);
  });
});

it('a metric is summed over its labels, and never with one whose name begins alike', () => {
  const page = [
    '# HELP waiting Calls that wait',
    'waiting{pool="main"} 2',
    'waiting{pool="reserved"} 3',
    'waiting_long{pool="main"} 50',
    'heap 1.5e6',
  ].join('\n');
  expect(metricOf(page, 'waiting')).toBe(5);
  expect(metricOf(page, 'heap')).toBe(1.5e6);
  expect(metricOf(page, 'nothing')).toBe(0);
});
