import type { AnnouncementTone, FixedSettings } from '@fitarc/domain/installation';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { version } from '../../platform/db/columns.ts';

/** Only what administrators have set; the rest has its default. */
export interface StoredSettings extends FixedSettings {
  readonly announcement?: {
    readonly text: string;
    readonly tone: AnnouncementTone;
    readonly endsAt: string | null;
    readonly forVisitors: boolean;
  };
}

/** One row, which is there once a setting has been changed. All settings are read together. */
export const installation = pgTable(
  'installation',
  {
    id: integer('id').primaryKey(),
    settings: jsonb('settings').$type<StoredSettings>().notNull().default({}),
    updatedAt: version('installation'),
  },
  (table) => [check('installation_one_row', sql`${table.id} = 1`)],
);
