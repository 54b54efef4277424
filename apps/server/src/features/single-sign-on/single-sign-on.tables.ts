import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

/** What a provider says about somebody. */
export interface ProviderClaims {
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly groups: readonly string[];
}

/** Whom a provider's account belongs to. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** As the provider last gave it, for the member to recognize the account by. */
    email: text('email').notNull(),
    linkedAt: instant('linked_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('linked_identities_issuer_subject_key').on(table.issuer, table.subject),
    index('linked_identities_user_id_idx').on(table.userId),
  ],
);

/** From the button to the return from the provider. */
export const signOnAttempts = pgTable(
  'sign_on_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** Of a secret that never leaves the browser that began: nobody else can end it. */
    bindingHash: text('binding_hash').notNull(),
    /** The member who links an account; nobody at sign-in. */
    linkUserId: number('link_user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the provider said, once it did. */
    claims: jsonb('claims').$type<ProviderClaims>(),
    /** Of the one-time code the browser ends it with. */
    codeHash: text('code_hash'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_on_attempts_code_hash_key').on(table.codeHash),
    index('sign_on_attempts_expires_at_idx').on(table.expiresAt),
  ],
);
