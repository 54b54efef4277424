import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isBanned } from '../../platform/users/users.repository.ts';
import { householdMembers } from './households.tables.ts';

const theirs = alias(householdMembers, 'theirs');

/** For a query of another table: the others in a member's household. */
export const othersInHousehold = (userId: number | SQL) => sql`(
  select theirs.user_id from household_members mine
  join household_members theirs on theirs.household_id = mine.household_id and theirs.user_id <> mine.user_id
  where mine.user_id = ${userId} and not ${isBanned(theirs.userId)})`;
