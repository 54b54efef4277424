import type { BodyOf } from '@fitarc/contract/endpoint';
import type { passkeyAnswer } from '@fitarc/contract/passkey-answer';
import type { addPasskey } from '@fitarc/contract/passkeys';
import { PASSKEYS_AT_MOST } from '@fitarc/domain/security';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import { type Clock, minutesAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, invalid, limitReached } from '../../platform/http/app-error.ts';
import type { Session } from '../../platform/session/session.service.ts';
import {
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  takeChallenge,
  updatePasskey,
} from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.service.ts';

const CHALLENGE_MINUTES = 5;

/** Loaded with the first passkey: the start should not wait for it. */
const webAuthn = () => import('@simplewebauthn/server');

const unusable = () => invalid('This passkey could not be added. Please try again.');
export const unknownPasskey = () => new AppError('UNAUTHENTICATED', 'This passkey does not work here.');

const expiresAt = (clock: Clock) => minutesAfter(clock.now(), CHALLENGE_MINUTES);
const handleOf = (userId: number) => new TextEncoder().encode(String(userId));
const userIdOf = (handle: string | undefined) => {
  const text = Buffer.from(handle ?? '', 'base64url').toString('utf8');
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
};

/** The challenge that was signed, as the browser says; whether we gave it is looked up. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

export async function creationOptions(
  tx: Executor,
  clock: Clock,
  party: RelyingParty,
  { userId, email }: Session,
  name: string,
) {
  const existing = await listPasskeys(tx, userId);
  if (existing.length >= PASSKEYS_AT_MOST)
    throw limitReached(`You can have at most ${PASSKEYS_AT_MOST} passkeys. Remove one first.`);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: party.id,
    userID: handleOf(userId),
    userName: email,
    attestationType: 'none',
    excludeCredentials: existing
      .filter(({ rpId }) => rpId === party.id)
      .map(({ credentialId }) => ({ id: credentialId })),
    // Found without typing an address; every current authenticator can.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await insertChallenge(tx, { challenge: options.challenge, userId, expiresAt: expiresAt(clock) });
  return options;
}

export async function createPasskey(
  tx: Executor,
  clock: Clock,
  party: RelyingParty,
  userId: number,
  { name, answer }: BodyOf<typeof addPasskey>,
): Promise<PasskeyRow> {
  const challenge = await takeChallenge(tx, challengeIn(answer.response.clientDataJSON), clock.now());
  if (!challenge || challenge.userId !== userId) throw unusable();
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { clientExtensionResults: {}, ...answer } as RegistrationResponseJSON,
    expectedChallenge: challenge.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => {
    throw unusable();
  });
  if (!verified || !registrationInfo) throw unusable();
  const { credential, credentialBackedUp } = registrationInfo;
  const created = await insertPasskey(tx, {
    userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: answer.response.transports ?? [],
    isBackedUp: credentialBackedUp,
    rpId: party.id,
    origin: party.origin,
    name,
    createdAt: clock.now(),
  });
  if (!created) throw unusable();
  return created;
}

export async function requestOptions(db: Executor, clock: Clock, party: RelyingParty) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'preferred' });
  await insertChallenge(db, { challenge: options.challenge, expiresAt: expiresAt(clock) });
  return options;
}

/** The caller names the origin, and browsers offer a passkey to every port of a host. */
const worksAt = ({ rpId, origin }: PasskeyRow, party: RelyingParty) =>
  rpId === party.id && (origin === party.origin || party.isPublic);

/** Whose passkey signed our challenge, and whether it checked its owner (by a PIN, a finger, a face). */
export async function verifyPasskey(
  db: Executor,
  clock: Clock,
  party: RelyingParty,
  answer: z.output<typeof passkeyAnswer>,
  refusal: () => AppError = unknownPasskey,
): Promise<{ userId: number; isStrong: boolean }> {
  const now = clock.now();
  const challenge = await takeChallenge(db, challengeIn(answer.response.clientDataJSON), now);
  const userId = userIdOf(answer.response.userHandle);
  const passkey = userId === undefined ? undefined : await findPasskey(db, userId, answer.id);
  if (!challenge || challenge.userId !== null || !passkey || !worksAt(passkey, party)) throw refusal();
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { clientExtensionResults: {}, ...answer } as AuthenticationResponseJSON,
    expectedChallenge: challenge.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => {
    throw refusal();
  });
  if (!verified) throw refusal();
  await updatePasskey(db, passkey.userId, passkey.credentialId, {
    counter: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
    lastUsedAt: now,
  });
  return { userId: passkey.userId, isStrong: authenticationInfo.userVerified };
}

export const presentPasskey = (row: PasskeyRow) => ({
  id: row.credentialId,
  name: row.name,
  host: row.rpId,
  is_synced: row.isBackedUp,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});
