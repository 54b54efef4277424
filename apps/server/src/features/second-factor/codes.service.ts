import { randomBytes } from 'node:crypto';
import { BRAND } from '@fitarc/domain/brand';
import { RECOVERY_CODES } from '@fitarc/domain/security';
import { Secret, TOTP } from 'otpauth';
import type { Executor } from '../../platform/db/database.ts';
import { decrypt } from '../../platform/encryption.ts';
import { hashSecret } from '../../platform/secrets.ts';
import {
  findFactor,
  hasRecoveryCode,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor.repository.ts';

const PERIOD_SECONDS = 30;
/** 160 bits, as the apps expect for SHA-1. */
const SECRET_BYTES = 20;
/** One step early or late: clocks differ, and typing takes a while. */
const WINDOW = 1;
/** 80 bits. */
const RECOVERY_BYTES = 10;

export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '', issuer: string = BRAND) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

/** What the app reads from the QR code. */
export const secretUri = (secret: string, label: string, issuer: string) =>
  totpOf(secret, label, issuer).toString();

/** The step a code belongs to; undefined when it is wrong at this time. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** In groups of four, which are easier to type. */
const grouped = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;
const plainRecovery = (typed: string) => typed.toUpperCase().replace(/[^A-Z2-7]/g, '');
const recoveryHash = (code: string) => hashSecret(plainRecovery(code));

export async function createRecoveryCodes(tx: Executor, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    grouped(new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase()),
  );
  await replaceRecoveryCodes(tx, userId, codes.map(recoveryHash));
  return codes;
}

/** A right code that was not used yet, and how to use it up. */
export interface RightCode {
  readonly kind: 'app' | 'recovery';
  /** False when somebody else was faster with the same code. */
  use(tx: Executor, confirmedAt?: Date): Promise<boolean>;
}

export interface CodeCheck {
  readonly right: RightCode | undefined;
  /** The secret cannot be read, because the server's own secret was changed: only recovery codes work. */
  readonly isUnreadable: boolean;
}

const wrong = (isUnreadable = false): CodeCheck => ({ right: undefined, isUnreadable });

async function checkRecovery(db: Executor, userId: number, typed: string): Promise<CodeCheck> {
  const hash = recoveryHash(typed);
  if (!(await hasRecoveryCode(db, userId, hash))) return wrong();
  return {
    right: { kind: 'recovery', use: (tx) => takeRecoveryCode(tx, userId, hash) },
    isUnreadable: false,
  };
}

/** Six digits are the app's; anything else is a recovery code. Nothing is changed yet. */
export async function checkCode(
  db: Executor,
  { userId, key, typed, now }: { userId: number; key: string; typed: string; now: Date },
): Promise<CodeCheck> {
  const digits = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return checkRecovery(db, userId, typed);
  const factor = await findFactor(db, userId);
  if (!factor) return wrong();
  const secret = decrypt(key, factor.secretBox);
  if (secret === undefined) return wrong(true);
  const step = stepOf(secret, digits, now);
  if (step === undefined || step <= factor.lastStep) return wrong();
  return {
    right: { kind: 'app', use: (tx, confirmedAt) => takeStep(tx, userId, step, confirmedAt) },
    isUnreadable: false,
  };
}
