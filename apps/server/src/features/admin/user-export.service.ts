import { Readable } from 'node:stream';
import type { Db } from '../../platform/db/database.ts';
import { type ListedUser, listUsersBelow } from '../../platform/users/user-list.repository.ts';
import { csvFile } from '../profile/export-csv.service.ts';
import { profileNames } from '../profile/profile.repository.ts';

const COLUMNS = [
  'id',
  'email',
  'name',
  'registered_at',
  'confirmed_at',
  'last_seen_at',
  'administrator',
  'banned_at',
  'ban_reason',
];
const PAGE = 1000;

const rowOf = (user: ListedUser) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  registered_at: user.createdAt,
  confirmed_at: user.emailVerifiedAt,
  last_seen_at: user.lastSeenAt,
  administrator: user.isAdmin,
  banned_at: user.bannedAt,
  ban_reason: user.banReason,
});

async function* pagesOf(db: Db) {
  let below = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const page = await listUsersBelow(db, below, PAGE, profileNames);
    if (page.length > 0) yield page.map(rowOf);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    below = last.id;
  }
}

/** Read page by page as it is written, however many accounts there are. */
export const userList = (db: Db): Readable => Readable.from(csvFile(COLUMNS, pagesOf(db)));
