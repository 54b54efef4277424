import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { RequestNotSentError } from './api-error.ts';

const load = () => import('@simplewebauthn/browser');

/** On plain http the browser has no passkeys, apart from on localhost; nor for a network address. */
export function passkeyObstacle(): 'http' | 'address' | 'browser' | undefined {
  if (!window.isSecureContext) return 'http';
  if (/^[\d.]+$|^\[/.test(window.location.hostname)) return 'address';
  return typeof window.PublicKeyCredential === 'function' ? undefined : 'browser';
}

/** Closing the browser's own question is no failure to show. */
export class PasskeyCanceled extends Error {}

function explain(error: unknown): Error {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyCanceled();
  if (name === 'InvalidStateError') return new RequestNotSentError('This device already has a passkey here.');
  return new RequestNotSentError('The passkey could not be used. Please try again.');
}

type Options = Readonly<Record<string, unknown>>;

export async function createPasskey(options: Options): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await load();
  try {
    return await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
  } catch (error) {
    throw explain(error);
  }
}

/** `autofill` offers passkeys in the list under the email field, and waits until one is chosen. */
export async function askForPasskey(options: Options, autofill = false): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await load();
  try {
    return await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: autofill,
    });
  } catch (error) {
    throw explain(error);
  }
}

export const canAutofillPasskeys = async (): Promise<boolean> =>
  passkeyObstacle() === undefined && (await (await load()).browserSupportsWebAuthnAutofill());

export const stopAskingForPasskey = async () => (await load()).WebAuthnAbortService.cancelCeremony();
