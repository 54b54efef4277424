import { isAtDomain, namedDomains } from '@fitarc/domain/installation';
import { AppError } from '../../platform/http/app-error.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { findOpenInvitation } from '../invitations/invitations.repository.ts';
import { deadInvitation, type OpenInvitation } from '../invitations/invitations.service.ts';
import type { AuthDeps } from './auth.deps.ts';

type PolicyDeps = Pick<AuthDeps, 'db' | 'clock' | 'installation' | 'singleSignOn'>;

interface NewAccount {
  readonly email: string;
  /** The token of an invitation link. */
  readonly invitation?: string | null | undefined;
}

const refused = (message: string, field?: string) =>
  new AppError('FORBIDDEN', message, field ? { field } : {});

const domainRefused = (domains: readonly string[]) =>
  refused(`Please use an email address at ${namedDomains(domains)}.`, 'email');

export async function requireAllowedDomain({ installation }: PolicyDeps, email: string): Promise<void> {
  const { signUpDomains } = await installation.read();
  if (!isAtDomain(email, signUpDomains)) throw domainRefused(signUpDomains);
}

async function invitationFor(deps: PolicyDeps, { email, invitation }: NewAccount) {
  const found = invitation
    ? await findOpenInvitation(deps.db, hashSecret(invitation), deps.clock.now())
    : undefined;
  return { found, isForAnother: Boolean(found?.email && found.email !== email) };
}

/**
 * Whether somebody may make an account with a password for themselves. Answers the invitation that lets them in, which
 * `useInvitation` takes in the transaction that makes the account. Throws 403 with a sentence. Single sign-on does not
 * ask: who has an account at the provider is the operator's decision there, and OIDC_SIGN_UP closes that door.
 *
 * Closed means closed: invitations do not work then, and only administrators create accounts. An invitation to an
 * address is an administrator's word for that address, whatever domains are allowed; one to whoever has the link is not.
 */
export async function requireSignUpAllowed(
  deps: PolicyDeps,
  account: NewAccount,
): Promise<OpenInvitation | undefined> {
  if (deps.singleSignOn?.only) throw refused(`Please log in with ${deps.singleSignOn.name}.`);
  const { signUp, signUpDomains } = await deps.installation.read();
  if (signUp === 'closed')
    throw refused('Sign-up is closed. Please ask an administrator to create an account for you.');
  const { found, isForAnother } = await invitationFor(deps, account);
  if (signUp === 'invitation') {
    if (!account.invitation)
      throw refused('You need an invitation to sign up. Please ask an administrator for one.');
    if (!found) throw deadInvitation();
    if (isForAnother) throw refused('This invitation is for another email address.', 'email');
  }
  const invitation = isForAnother ? undefined : found;
  if (!invitation?.email && !isAtDomain(account.email, signUpDomains)) throw domainRefused(signUpDomains);
  return invitation;
}
