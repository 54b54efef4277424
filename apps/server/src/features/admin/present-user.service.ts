import type { UserRow } from '@fitarc/contract/admin';
import type { ListedUser } from '../../platform/users/user-list.repository.ts';

export const presentUser = (row: ListedUser): UserRow => ({
  id: row.id,
  email: row.email,
  name: row.name,
  registeredAt: row.createdAt.toISOString(),
  isBanned: row.bannedAt !== null,
  isAdmin: row.isAdmin,
  isInvited: row.isInvited,
  isVerified: row.emailVerifiedAt !== null,
  banReason: row.banReason,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});
