import type pg from 'pg';

export interface Query {
  readonly text: string;
  readonly values: unknown[];
}

/** What a call asks the database outside of transactions, beside who is calling and, every five seconds, the settings. */
export async function queriesOf(pool: pg.Pool, call: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = [];
  const ask = pool.query;
  const heard = function (this: pg.Pool, ...asked: [{ text: string }, unknown[]]) {
    queries.push({ text: asked[0].text, values: asked[1] });
    return (ask as (...all: unknown[]) => unknown).apply(this, asked);
  };
  pool.query = heard as never;
  try {
    await call();
  } finally {
    pool.query = ask;
  }
  return queries.filter(({ text }) => !/"(sessions|installation)"/.test(text));
}

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
}
const stepsBelow = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsBelow)];

export interface Scan {
  readonly table: string;
  readonly way: string;
  readonly index: string | undefined;
  readonly condition: string;
  /** How many rows it handed on, over all its turns. */
  readonly rows: number;
}

/** How the database went about a query: every table it read, and along which index. */
export async function scansOf(pool: pg.Pool, { text, values }: Query): Promise<Scan[]> {
  const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
  const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Step }];
  return stepsBelow(Plan)
    .filter((step) => step['Relation Name'])
    .map((step) => {
      const below =
        step['Node Type'] === 'Bitmap Heap Scan'
          ? step.Plans?.find((part) => part['Node Type'] === 'Bitmap Index Scan')
          : undefined;
      return {
        table: step['Relation Name'] ?? '',
        way: step['Node Type'],
        index: step['Index Name'] ?? below?.['Index Name'],
        condition: step['Index Cond'] ?? below?.['Index Cond'] ?? '',
        rows: step['Actual Rows'] * step['Actual Loops'],
      };
    });
}
