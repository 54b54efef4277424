import pg from 'pg';
import { PipelinedReads } from './pipelined-reads.ts';

const READ = /^(select|with) /;

/** Prepared reads outside of transactions are pipelined over a few connections of their own. */
export class MainPool extends pg.Pool {
  readonly #reads: PipelinedReads;

  constructor(config: pg.PoolConfig, pipelined: pg.Pool) {
    super(config);
    this.#reads = new PipelinedReads(pipelined);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as overloaded as the method it stands for
  override query(statement: any, ...others: any[]): any {
    if (statement?.name && READ.test(statement.text)) return this.#reads.query(statement, others[0]);
    return (super.query as (...all: unknown[]) => unknown).call(this, statement, ...others);
  }
}
