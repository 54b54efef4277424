import { bigint, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Ids and counts. */
export const number = (name: string) => bigint(name, { mode: 'number' });
/** Nutrients of foods and meals. */
export const amount = (name: string) => numeric(name, { precision: 10, scale: 3, mode: 'number' });
export const instant = (name: string) => timestamp(name, { withTimezone: true });
