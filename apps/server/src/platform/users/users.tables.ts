import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, number } from '../db/columns.ts';

export const users = pgTable(
  'users',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Trimmed and lower-cased. */
    email: text('email').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash').notNull(),
    /** Without one, the hash is of a secret nobody knows. */
    hasPassword: boolean('has_password').notNull().default(true),
    isAdmin: boolean('is_admin').notNull().default(false),
    bannedAt: instant('banned_at'),
    /** What the member reads about it. */
    banReason: text('ban_reason'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_created_at_id_idx').on(table.createdAt, table.id),
    // Found by any part of the address.
    index('users_email_parts_idx').using('gin', table.email.op('gin_trgm_ops')),
    index('users_banned_idx').on(table.createdAt, table.id).where(sql`${table.bannedAt} is not null`),
    index('users_unconfirmed_idx').on(table.createdAt, table.id).where(sql`${table.emailVerifiedAt} is null`),
    index('users_admin_idx').on(table.createdAt, table.id).where(sql`${table.isAdmin}`),
    index('users_invited_idx').on(table.createdAt, table.id).where(sql`${table.passwordHash} = '!'`),
    index('users_seen_idx').on(table.lastSeenAt).where(sql`${table.bannedAt} is null`),
  ],
);
