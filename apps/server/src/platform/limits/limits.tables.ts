import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Laid out as rate-limiter-flexible expects it; `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
);
