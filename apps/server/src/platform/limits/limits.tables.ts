import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { number } from '../db/columns.ts';

/** Laid out as rate-limiter-flexible expects it; `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: number('expire'),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
);
