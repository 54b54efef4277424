import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, figure, flag, nullableText, plainText, recordList, text } from './fields.ts';

export const BACKUP_KINDS = ['regular', 'before-update', 'before-restore', 'uploaded'] as const;
/** Why the backups deserve a look. */
export const BACKUP_WARNINGS = ['failed', 'late', 'off'] as const;
export type BackupWarning = (typeof BACKUP_WARNINGS)[number];

const backup = z.object({
  name: plainText,
  /** The moment its data is of. */
  made_at: plainText,
  kind: z.catch(z.enum(BACKUP_KINDS), 'regular'),
  bytes: count,
  /** Null where that is only known after reading it. */
  rows: figure,
  /** Of FitArc, where it says. */
  release: nullableText,
  encrypted: flag,
});
export type Backup = z.output<typeof backup>;

export const listBackups = endpoint({
  method: 'GET',
  path: '/admin/backups',
  access: 'admin',
  summary: 'Get the state of the backups and the files in the backup folder of this server, newest first',
  response: z.object({
    folder: plainText,
    /** When the next nightly backup is made; null where they are off. */
    next_at: nullableText,
    keep: plainText,
    encrypted: flag,
    last_good_at: nullableText,
    last_error: nullableText,
    warning: z.catch(z.nullable(z.enum(BACKUP_WARNINGS)), null),
    /** The backup that is being made. */
    running: z.catch(z.nullable(z.object({ started_at: plainText, table: nullableText, rows: count })), null),
    /** Other servers on the same database: restoring needs all of them stopped. */
    other_nodes: z.catch(z.array(z.string()), []),
    /** The folder of a database from before an upgrade of PostgreSQL, until an administrator deletes it. */
    old_database: nullableText,
    backups: recordList(backup),
  }),
});
export type BackupState = z.output<typeof listBackups.response>;

export const runBackup = endpoint({
  method: 'POST',
  path: '/admin/backups',
  access: 'admin',
  summary:
    'Make a backup now. It is made while this call has long been answered; 409 while another one is made',
  response: z.object({ message: plainText }),
});

const NAME_LENGTH = 120;
const name = text('name', NAME_LENGTH);

export const deleteBackup = endpoint({
  method: 'DELETE',
  path: '/admin/backups/:name',
  access: 'admin',
  recentSignIn: true,
  summary: 'Delete a backup from the backup folder of this server',
  params: z.object({ name }),
  response: z.object({ message: plainText }),
});

export const createDownload = endpoint({
  method: 'POST',
  path: '/admin/backups/downloads',
  access: 'admin',
  recentSignIn: true,
  summary: 'Get a ticket to download a backup with, once and within a minute',
  body: z.object({ name }),
  response: z.object({ ticket: plainText }),
});

const ticketParam = z.object({ ticket: z.string().check(z.regex(/^[\w.-]{1,400}$/)) });

export const downloadBackup = endpoint({
  method: 'GET',
  path: '/backup-downloads/:ticket',
  access: 'public',
  summary: 'Download a backup with a ticket from `POST /admin/backups/downloads`',
  params: ticketParam,
  response: z.unknown(),
});

/** Small enough for every proxy's limit on bodies, which often is 1 MB. */
export const UPLOAD_PART_BYTES = 640 * 1024;

export const createUpload = endpoint({
  method: 'POST',
  path: '/admin/backups/uploads',
  access: 'admin',
  recentSignIn: true,
  summary: 'Begin to upload a backup of so many bytes, which is then sent in parts',
  body: z.object({
    bytes: z
      .int('bytes must be a whole number')
      .check(z.gte(1, 'This file is empty'), z.lte(Number.MAX_SAFE_INTEGER, 'This file is too large')),
  }),
  response: z.object({ upload: plainText }),
  status: 201,
});

export const uploadPart = endpoint({
  method: 'PUT',
  path: '/admin/backups/uploads/:upload',
  access: 'admin',
  summary:
    'Upload the next part of a backup, in Base64, at most 640 KB of it. Answers how many bytes there are, and with ' +
    'the last part the name of the finished backup, whose header was read unless it is encrypted',
  params: z.object({ upload: z.string().check(z.regex(/^[\w-]{1,60}$/)) }),
  body: z.object({
    /** Where it begins. A part that is there already is not written again. */
    offset: z.int('offset must be a whole number').check(z.gte(0, 'offset must not be negative')),
    content: z
      .string('content must be text')
      .check(
        z.maxLength(Math.ceil(UPLOAD_PART_BYTES / 3) * 4, 'This part is too large'),
        z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'content must be Base64'),
      ),
  }),
  response: z.object({ received: count, name: nullableText }),
});

export const restoreBackup = endpoint({
  method: 'POST',
  path: '/admin/backups/restore',
  access: 'admin',
  recentSignIn: true,
  summary:
    'Replace all data by that of a backup, after a backup of the present data. Answers a ticket to follow it with; ' +
    'all other calls are answered 503 until it is done. 409 while other servers use the same database',
  body: z.object({
    name,
    /** Of an encrypted backup: the secret key of age. It is neither stored nor logged. */
    identity: z.optional(z.nullable(text('identity', 20_000))),
  }),
  response: z.object({ ticket: plainText }),
});

export const RESTORE_STAGES = ['checking', 'saving', 'loading', 'starting', 'done', 'failed'] as const;

export const followRestore = endpoint({
  method: 'GET',
  path: '/restores/:ticket',
  access: 'public',
  summary: 'Follow a restore with its ticket, which works without a session',
  params: ticketParam,
  response: z.object({
    stage: z.catch(z.enum(RESTORE_STAGES), 'loading'),
    table: nullableText,
    rows: count,
    /** Of one that failed: why. Nothing was changed then. */
    error: nullableText,
    /** Of one that is done: the moment the data is of, who can administer it now, and the restore point. */
    made_at: nullableText,
    members: count,
    administrators: z.catch(z.array(z.string()), []),
    restore_point: nullableText,
  }),
});
export type RestoreProgress = z.output<typeof followRestore.response>;

export const deleteOldDatabase = endpoint({
  method: 'DELETE',
  path: '/admin/backups/old-database',
  access: 'admin',
  recentSignIn: true,
  summary: 'Delete the database from before an upgrade of PostgreSQL. 409 before a backup was made after it',
  response: z.object({ message: plainText }),
});
