import { updateProfile } from '@fitarc/contract/profile';
import type { LocalDate } from '@fitarc/domain/local-date';
import { hashPassword } from '../features/auth/passwords.service.ts';
import { insertProfile } from '../features/profile/profile.repository.ts';
import { OPERATOR_CLIENT } from '../platform/session/client.ts';
import { insertUser } from '../platform/users/users.repository.ts';
import type { ApiCaller, DemoApp } from './demo-app.ts';
import { momentOf } from './story-time.ts';

export const PASSWORD = 'fitarc-demo';

export interface Person {
  readonly email: string;
  readonly tell: ApiCaller;
}

let hash: Promise<string> | undefined;

/** An account with a confirmed address, made on that day. */
export async function join(
  app: DemoApp,
  email: string,
  on: LocalDate,
  { isAdmin = false } = {},
): Promise<Person> {
  hash ??= hashPassword(PASSWORD);
  const { db } = app.database;
  const createdAt = momentOf(on, 8);
  const user = await insertUser(db, {
    email,
    passwordHash: await hash,
    isAdmin,
    emailVerifiedAt: createdAt,
    createdAt,
  });
  if (!user) throw new Error(`${email} is there already`);
  await insertProfile(db, { userId: user.id });
  // Signed in now, so that the session holds for the whole story.
  app.clock.set(new Date());
  return {
    email,
    tell: app.as(await app.auth.sessions.open(db, user, { client: OPERATOR_CLIENT, method: 'link' })),
  };
}

export interface Facts {
  readonly first_name: string;
  readonly last_name: string;
  readonly date_of_birth: string;
  readonly gender: 'female' | 'male' | 'other';
  readonly height: number;
  readonly current_weight: number;
  readonly target_weight: number | null;
  readonly fitness_goal: 'weight_loss' | 'muscle_gain' | 'maintenance' | 'general_fitness';
  readonly activity_level: 'lightly_active' | 'moderately_active' | 'very_active';
  readonly primary_focus: 'strength' | 'overall_wellness' | 'weight_management';
}

export async function fillProfile(
  app: DemoApp,
  { tell }: Person,
  on: LocalDate,
  facts: Facts,
): Promise<void> {
  app.clock.set(momentOf(on, 8.2));
  await tell(updateProfile, { body: { ...facts, weight_unit: 'kg', height_unit: 'cm' } });
}
