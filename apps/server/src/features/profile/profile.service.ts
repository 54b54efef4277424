import type { Profile, ProfileChanges } from '@fitarc/contract/profile';
import { dayAt, type LocalDate, yearsBetween } from '@fitarc/domain/local-date';
import type { Units, WeightUnit } from '@fitarc/domain/units';
import { type Clock, daysAfter } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import type { Session } from '../../platform/session/session.service.ts';
import {
  findProfile,
  insertProfile,
  lockProfile,
  type ProfileRow,
  updateProfile,
} from './profile.repository.ts';

export interface ProfileDeps {
  /** What a member reads in. */
  unitsOf(userId: number): Promise<Units>;
  readonly db: Db;
  readonly clock: Clock;
  /** Changing the address is a matter of sign-in; the composition ties the two together. */
  readonly email: {
    request(session: Session, wanted: string): Promise<void>;
    pending(db: Executor, userId: number): Promise<string | undefined>;
  };
  /** Told of every weight that is set here; the log of weights is another feature's, too. */
  readonly noteWeight: (tx: Executor, userId: number, weight: NotedWeight, today: LocalDate) => Promise<void>;
  /** Told of every save, in the same transaction: calculated goals are those of the profile. */
  readonly followGoals: (tx: Executor, userId: number, today: LocalDate) => Promise<void>;
}

interface NotedWeight {
  readonly weight: number;
  readonly unit: WeightUnit;
}

const COLUMNS = {
  first_name: 'firstName',
  last_name: 'lastName',
  gender: 'gender',
  date_of_birth: 'dateOfBirth',
  height: 'height',
  height_unit: 'heightUnit',
  current_weight: 'currentWeight',
  target_weight: 'targetWeight',
  weight_unit: 'weightUnit',
  fitness_goal: 'fitnessGoal',
  activity_level: 'activityLevel',
  primary_focus: 'primaryFocus',
} as const satisfies Partial<Record<keyof ProfileChanges, keyof ProfileRow>>;

/** Only the columns named here can be written: whatever else is sent has nowhere to go. */
function toColumns(changes: ProfileChanges): Partial<ProfileRow> {
  const sent = Object.entries(COLUMNS).filter(([key]) => changes[key as keyof ProfileChanges] !== undefined);
  return Object.fromEntries(sent.map(([key, column]) => [column, changes[key as keyof ProfileChanges]]));
}

const isComplete = (row: ProfileRow) =>
  row.isComplete ||
  [row.height, row.currentWeight, row.fitnessGoal, row.activityLevel, row.primaryFocus].every(
    (v) => v !== null,
  );

function presentProfile(
  session: Session,
  row: ProfileRow | undefined,
  pendingEmail: string | undefined,
  today: LocalDate,
): Profile {
  return {
    first_name: row?.firstName ?? null,
    last_name: row?.lastName ?? null,
    email: session.email,
    pending_email: pendingEmail ?? null,
    date_of_birth: row?.dateOfBirth ?? null,
    gender: row?.gender ?? null,
    height: row?.height ?? null,
    current_weight: row?.currentWeight ?? null,
    target_weight: row?.targetWeight ?? null,
    fitness_goal: row?.fitnessGoal ?? null,
    activity_level: row?.activityLevel ?? null,
    primary_focus: row?.primaryFocus ?? null,
    weight_unit: row?.weightUnit ?? 'kg',
    height_unit: row?.heightUnit ?? 'cm',
    age: row?.dateOfBirth ? Math.max(0, yearsBetween(row.dateOfBirth, today)) : null,
    email_verified: session.emailVerified,
    is_profile_complete: row?.isComplete ?? false,
    is_admin: session.isAdmin,
  };
}

export async function readProfile(deps: ProfileDeps, session: Session): Promise<Profile> {
  const [row, pendingEmail] = await Promise.all([
    findProfile(deps.db, session.userId),
    deps.email.pending(deps.db, session.userId),
  ]);
  return presentProfile(session, row, pendingEmail, dayAt(deps.clock.now(), 'UTC'));
}

/** Before anything is stored: a taken address refuses the whole save. */
export async function requestEmail(
  deps: ProfileDeps,
  session: Session,
  changes: ProfileChanges,
): Promise<void> {
  const latest = dayAt(daysAfter(deps.clock.now(), 1), 'UTC');
  if (changes.date_of_birth && changes.date_of_birth > latest) {
    throw invalid('Date of birth cannot be in the future', { field: 'date_of_birth' });
  }
  if (changes.email !== undefined) await deps.email.request(session, changes.email);
}

export async function changeProfile(
  tx: Executor,
  deps: ProfileDeps,
  session: Session,
  changes: ProfileChanges,
  today: LocalDate,
): Promise<Profile> {
  const columns = toColumns(changes);
  await insertProfile(tx, { userId: session.userId });
  const row = await lockProfile(tx, session.userId);
  if (row) {
    const next = { ...row, ...columns };
    await updateProfile(tx, session.userId, { ...columns, isComplete: isComplete(next) });
    if (columns.currentWeight) {
      const noted = { weight: columns.currentWeight, unit: next.weightUnit };
      await deps.noteWeight(tx, session.userId, noted, today);
    }
    await deps.followGoals(tx, session.userId, today);
  }
  const stored = await findProfile(tx, session.userId);
  const pendingEmail = await deps.email.pending(tx, session.userId);
  return presentProfile(session, stored, pendingEmail, dayAt(deps.clock.now(), 'UTC'));
}
