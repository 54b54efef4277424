import { HOUSEHOLD_BOUNDS, type Household } from '@fitarc/contract/households';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import { type Clock, daysAfter } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { AppError, limitReached, notFound } from '../../platform/http/app-error.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import {
  countInvitations,
  deleteInvitations,
  deleteMember,
  findInvitation,
  insertHousehold,
  insertInvitation,
  insertMember,
  listMembers,
  lockHousehold,
  lockHouseholdOf,
  type MemberRow,
  takeInvitation,
  updateHousehold,
  updateMember,
} from './households.repository.ts';

export interface MealCopy {
  readonly from: number;
  readonly to: number;
  readonly date: LocalDate;
  readonly slot?: MealSlot | null | undefined;
  readonly meal_ids: readonly number[];
}

export interface HouseholdDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Returns how many there were; handed in, because households know nothing of meals. */
  copyMeals(tx: Executor, copy: MealCopy): Promise<number>;
}

const INVITED_DAYS = 7;
const noHousehold = () => notFound('You are not in a household');
const noInvitation = () => notFound('This invitation is no longer valid. Ask for a new one.');
const alreadyIn = () =>
  new AppError('CONFLICT', 'You are already in a household. Leave it before you join another one.');

/** Whoever has been in it longest; when they leave, it is the next one. A banned member manages nothing. */
const managerOf = (members: readonly MemberRow[]) => members.find(({ isBanned }) => !isBanned)?.userId;

export async function readHousehold(db: Executor, clock: Clock, userId: number) {
  const [rows, invitations] = await Promise.all([
    listMembers(db, userId),
    countInvitations(db, userId, clock.now()),
  ]);
  const [first] = rows;
  if (!first) return { household: null };
  const household: Household = {
    name: first.household,
    members: rows
      .filter(({ isBanned }) => !isBanned)
      .map((row) => ({
        user_id: row.userId,
        name: row.name ?? '',
        is_you: row.userId === userId,
        accepts_meals: row.acceptsMeals,
      })),
    is_manager: managerOf(rows) === userId,
    invitations: invitations.total,
    ...(invitations.until && { invited_until: invitations.until.toISOString() }),
  };
  return { household };
}

export async function createHousehold(tx: Executor, clock: Clock, userId: number, name: string) {
  if ((await lockHouseholdOf(tx, userId)) !== undefined) throw alreadyIn();
  const now = clock.now();
  await insertMember(tx, userId, await insertHousehold(tx, name, now), now);
  return readHousehold(tx, clock, userId);
}

async function lockOwn(tx: Executor, userId: number): Promise<number> {
  const id = await lockHouseholdOf(tx, userId);
  if (id === undefined) throw noHousehold();
  return id;
}

async function lockManaged(tx: Executor, userId: number) {
  const id = await lockOwn(tx, userId);
  const members = await listMembers(tx, userId);
  if (managerOf(members) !== userId) {
    throw new AppError('FORBIDDEN', 'Only the member who has been in the household longest can do this.');
  }
  return { id, members };
}

export async function renameHousehold(tx: Executor, clock: Clock, userId: number, name: string) {
  const { id } = await lockManaged(tx, userId);
  await updateHousehold(tx, id, name);
  return readHousehold(tx, clock, userId);
}

/** Nothing happens for somebody who is in none. */
export async function leaveIfIn(tx: Executor, userId: number): Promise<boolean> {
  const id = await lockHouseholdOf(tx, userId);
  if (id === undefined) return false;
  await deleteMember(tx, userId, id);
  return true;
}

export async function leaveHousehold(tx: Executor, userId: number): Promise<void> {
  if (!(await leaveIfIn(tx, userId))) throw noHousehold();
}

export async function removeMember(tx: Executor, clock: Clock, userId: number, memberId: number) {
  const { id, members } = await lockManaged(tx, userId);
  if (memberId === userId || !members.some((member) => member.userId === memberId)) {
    throw notFound('Member not found');
  }
  await deleteMember(tx, memberId, id);
  return readHousehold(tx, clock, userId);
}

export async function setAcceptsMeals(tx: Executor, clock: Clock, userId: number, accepts: boolean) {
  if (!(await updateMember(tx, userId, accepts))) throw noHousehold();
  return readHousehold(tx, clock, userId);
}

export async function invite(tx: Executor, clock: Clock, userId: number) {
  const householdId = await lockOwn(tx, userId);
  const createdAt = clock.now();
  const { total } = await countInvitations(tx, userId, createdAt);
  if (total >= HOUSEHOLD_BOUNDS.invitations) {
    throw limitReached(
      `A household can have at most ${HOUSEHOLD_BOUNDS.invitations} open invitations. Please revoke them first.`,
    );
  }
  const key = randomSecret();
  const expiresAt = daysAfter(createdAt, INVITED_DAYS);
  await insertInvitation(tx, {
    keyHash: hashSecret(key),
    householdId,
    invitedBy: userId,
    createdAt,
    expiresAt,
  });
  return { key, expires_at: expiresAt.toISOString() };
}

export async function revokeInvitations(tx: Executor, userId: number): Promise<void> {
  await deleteInvitations(tx, await lockOwn(tx, userId));
}

export async function readInvitation(db: Executor, clock: Clock, key: string) {
  const invitation = await findInvitation(db, hashSecret(key), clock.now());
  if (!invitation) throw noInvitation();
  return {
    name: invitation.name,
    ...(invitation.invitedBy && { invited_by: invitation.invitedBy }),
    expires_at: invitation.expiresAt.toISOString(),
  };
}

export async function joinHousehold(tx: Executor, clock: Clock, userId: number, key: string) {
  const invitation = await findInvitation(tx, hashSecret(key), clock.now());
  if (!invitation) throw noInvitation();
  if ((await lockHouseholdOf(tx, userId)) !== undefined) throw alreadyIn();
  if (!(await lockHousehold(tx, invitation.householdId))) throw noInvitation();
  if (!(await takeInvitation(tx, hashSecret(key)))) throw noInvitation();
  await insertMember(tx, userId, invitation.householdId, clock.now());
  if ((await listMembers(tx, userId)).length > HOUSEHOLD_BOUNDS.members) {
    throw limitReached(`A household can have at most ${HOUSEHOLD_BOUNDS.members} members.`);
  }
  return readHousehold(tx, clock, userId);
}

/** Both members are locked. */
export async function copyToHousehold(tx: Executor, { copyMeals }: HouseholdDeps, copy: MealCopy) {
  const recipient = (await listMembers(tx, copy.from)).find(
    ({ userId, isBanned }) => userId === copy.to && userId !== copy.from && !isBanned,
  );
  if (!recipient) throw notFound('Member not found');
  if (!recipient.acceptsMeals) {
    throw new AppError('CONFLICT', `${recipient.name ?? 'This member'} does not accept meals from others.`);
  }
  return { copied: await copyMeals(tx, copy) };
}
