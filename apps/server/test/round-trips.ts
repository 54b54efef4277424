import type pg from 'pg';

interface Trip {
  readonly text: string;
  readonly from: number;
  to: number;
}

type Query = (...asked: unknown[]) => Promise<unknown>;
const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '');

function listenTo(
  pool: pg.Pool,
  heard: (ask: Query, self: unknown) => Query,
  listening: (client: pg.PoolClient) => pg.PoolClient,
): () => void {
  const { query, connect } = pool;
  pool.query = heard(query as Query, pool) as never;
  pool.connect = function (this: pg.Pool, ...callback: unknown[]) {
    const connected = (connect as (...all: unknown[]) => unknown).apply(pool, callback);
    // With a callback it is the pool's own way to a connection, for a query that is counted already.
    return callback.length > 0 ? connected : (connected as Promise<pg.PoolClient>).then(listening);
  } as never;
  return () => {
    pool.query = query;
    pool.connect = connect;
  };
}

/** What was asked of the database during a call, and how many times in a row it had to be waited for. */
export async function roundTripsOf(pools: readonly pg.Pool[], call: () => Promise<unknown>) {
  const trips: Trip[] = [];
  let moment = 0;
  const heard =
    (ask: Query, self: unknown): Query =>
    async (...asked) => {
      const trip: Trip = { text: textOf(asked[0]), from: ++moment, to: Number.POSITIVE_INFINITY };
      trips.push(trip);
      try {
        return await ask.apply(self, asked);
      } finally {
        trip.to = ++moment;
      }
    };
  const listening = (client: pg.PoolClient) =>
    new Proxy(client, {
      get: (target, key) => {
        const value = Reflect.get(target, key) as unknown;
        if (key === 'query') return heard(value as Query, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const restores = pools.map((pool) => listenTo(pool, heard, listening));
  try {
    await call();
  } finally {
    for (const restore of restores) restore();
  }
  return { statements: trips.map(({ text }) => text), inARow: longestRow(trips) };
}

/** Those asked side by side are waited for together: the most of them of which each began after the last had ended. */
function longestRow(trips: readonly Trip[]): number {
  let [row, ended] = [0, 0];
  for (const { from, to } of [...trips].sort((one, other) => one.to - other.to)) {
    if (from < ended) continue;
    row++;
    ended = to;
  }
  return row;
}
