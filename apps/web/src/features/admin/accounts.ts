import type { UserRow } from '@fitarc/contract/admin';
import { formatWhole } from '../../lib/format-number.ts';

/** Of a user, what a ban needs to know. */
export type Account = Pick<UserRow, 'id' | 'email'>;

export const canBeBanned = ({ isBanned, isAdmin }: UserRow): boolean => !isBanned && !isAdmin;

/** '1 user', '12 users'. */
export const users = (count: number): string => `${formatWhole(count)} ${count === 1 ? 'user' : 'users'}`;

export const BAN_MEANS =
  'signed out everywhere right away and cannot log in again, but can appeal once. Only an accepted appeal or the operator of this server lifts a ban.';
