import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

/** Members who cook and eat together. */
export const households = pgTable('households', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A member belongs to one household at most. */
export const householdMembers = pgTable(
  'household_members',
  {
    userId: number('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    householdId: number('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    /** Whether the others may copy a meal into this member's diary. */
    acceptsMeals: boolean('accepts_meals').notNull().default(false),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [index('household_members_household_id_idx').on(table.householdId)],
);

/** A link that lets one member in, until it expires. */
export const householdInvitations = pgTable(
  'household_invitations',
  {
    /** Hash of the key in the link. */
    keyHash: text('key_hash').primaryKey(),
    householdId: number('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    invitedBy: number('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('household_invitations_household_id_idx').on(table.householdId),
    index('household_invitations_invited_by_idx').on(table.invitedBy),
  ],
);
