import type pg from 'pg';

/** A connection while statements are under way on it. */
interface Lease {
  readonly client: Promise<pg.PoolClient>;
  pending: number;
  failure?: Error;
}

/**
 * Prepared reads over few connections in pipeline mode: a statement is sent without waiting for the results of those
 * before it, so many callers at once cost few round trips (ADR 25 has the figures). A slow statement would hold up the
 * ones behind it: only for reads by key. Transactions are refused, because others would read in the middle of them.
 */
export class PipelinedReads {
  readonly #pool: pg.Pool;
  readonly #leases: (Lease | undefined)[];

  /** Takes as many connections as the pool may open. */
  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#leases = Array.from({ length: pool.options.max });
  }

  async query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (!statement.name) throw new Error('Only prepared statements can be pipelined.');
    const slot = this.#leastBusy();
    const lease = this.#leases[slot] ?? { client: this.#pool.connect(), pending: 0 };
    this.#leases[slot] = lease;
    lease.pending++;
    try {
      return await (await lease.client).query(statement, values);
    } catch (error) {
      lease.failure = error as Error;
      throw error;
    } finally {
      lease.pending--;
      this.#endIfDone(slot, lease);
    }
  }

  #leastBusy(): number {
    const pending = this.#leases.map((lease) => lease?.pending ?? 0);
    return pending.indexOf(Math.min(...pending));
  }

  /** After a failure new statements get another connection: statements behind one that failed to parse fail as well. */
  #endIfDone(slot: number, lease: Lease): void {
    if (lease.pending > 0 && !lease.failure) return;
    if (this.#leases[slot] === lease) this.#leases[slot] = undefined;
    if (lease.pending > 0) return;
    lease.client.then(
      (client) => client.release(lease.failure),
      () => undefined,
    );
  }
}
