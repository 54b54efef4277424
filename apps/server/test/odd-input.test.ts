import { describe, expect, it, vi } from 'vitest';
import { describedOperations, nameOf, type Operation } from './api-operations.ts';
import { targetsOf } from './odd-requests.ts';
import { stageOf } from './odd-stage.ts';
import { ODD_RUNS, ODD_SEED, trials } from './odd-trial.ts';
import { startTestApp } from './test-app.ts';
import { watchRows } from './written-rows.ts';

vi.setConfig({ testTimeout: ODD_RUNS * 60_000 });

/** Calls that say no to a request without a fault: the address is taken, the password another one … */
const SAYS_NO: Record<string, number> = {
  'POST /api/auth/register': 409,
  'POST /api/auth/login': 401,
  'POST /api/auth/verify-code': 400,
  'POST /api/auth/reset-password': 400,
  'POST /api/auth/confirm': 400,
  'POST /api/auth/cancel-email-change': 400,
  'POST /api/auth/restore-email': 400,
  'POST /api/auth/invitation': 403,
  // The address has an account, with a password.
  'POST /api/admin/invitations': 409,
  'POST /api/admin/members': 409,
  'POST /api/admin/members/{id}/link': 409,
  'DELETE /api/admin/invitations/{id}': 404,
  'PUT /api/users/password': 400,
  'POST /api/users/confirm-identity': 400,
  // Nobody has these tickets, keys, codes, passkeys and sessions.
  'POST /api/auth/second-factor': 401,
  'POST /api/auth/passkey': 401,
  'POST /api/users/passkeys': 400,
  'PUT /api/users/passkeys/{id}': 404,
  'DELETE /api/users/passkeys/{id}': 404,
  'DELETE /api/users/sessions/{id}': 404,
  'POST /api/users/second-factor/confirm': 400,
  'POST /api/users/second-factor/recovery-codes': 400,
  // No provider is set.
  'POST /api/auth/single-sign-on': 404,
  'POST /api/auth/single-sign-on/finish': 404,
  'POST /api/users/single-sign-on': 404,
  'POST /api/users/single-sign-on/finish': 404,
  'DELETE /api/users/single-sign-on/{id}': 404,
  'DELETE /api/users/account': 400,
  'GET /api/foods/barcode/{code}': 400,
  'POST /api/admin/exercises/{id}/restore': 404,
  // The ticket is none of ours.
  'POST /api/auth/appeal': 400,
  'GET /api/backup-downloads/{ticket}': 404,
  'GET /api/restores/{ticket}': 404,
  // There is no such file, and no such upload.
  'POST /api/admin/backups/downloads': 404,
  'POST /api/admin/backups/restore': 404,
  'PUT /api/admin/backups/uploads/{upload}': 404,
  'DELETE /api/admin/backups/old-database': 404,
  'DELETE /api/admin/backups/{name}': 404,
  // Nobody has appealed.
  'POST /api/admin/appeals/{id}/review': 404,
  // No email waits.
  'POST /api/admin/mail/emails/{id}/again': 404,
  'DELETE /api/admin/mail/emails/{id}': 404,
  // They wait, or are not what is asked for.
  'POST /api/admin/workout-submissions/{id}/reopen': 404,
  'POST /api/report/flagged-content/{flagId}/reopen': 404,
  'POST /api/admin/foods/{id}/restore': 404,
  'DELETE /api/admin/foods/{id}': 404,
  // The address is confirmed.
  'POST /api/admin/users/{id}/resend-code': 409,
  // The address is another account's.
  'DELETE /api/admin/users/{id}': 400,
  // Nobody has enough data for a check-in.
  'POST /api/nutrition/check-in': 409,
  'DELETE /api/nutrition/check-in': 404,
  // The food with this ID is no product.
  'PUT /api/admin/products/{id}': 404,
  'DELETE /api/admin/products/{id}': 404,
  'POST /api/admin/products/{id}/restore': 404,
  // Nobody has these keys.
  'GET /api/workouts/programs/{key}': 404,
  'POST /api/workouts/programs/{key}/copy': 404,
  'GET /api/workouts/shared-plans/{key}': 404,
  'POST /api/workouts/shared-plans/{key}/copy': 404,
  'GET /api/shared-recipes/{key}': 404,
  'POST /api/shared-recipes/{key}/copy': 404,
  'GET /api/household/invitations/{key}': 404,
  'POST /api/household/invitations/{key}/join': 404,
  // The member is in one.
  'POST /api/household': 409,
  // No meals are named.
  'POST /api/household/copies': 400,
  // Nobody else is in the household.
  'DELETE /api/household/members/{id}': 404,
  // The household was left before.
  'DELETE /api/household/invitations': 404,
  // The recipe was deleted before.
  'DELETE /api/recipes/{id}/share': 404,
  // It ended with all others before.
  'DELETE /api/tokens/{id}': 404,
  // Only the last 20 are kept.
  'POST /api/webhook-deliveries/{id}/again': 404,
  // The plan was deleted before.
  'DELETE /api/workouts/plans/{id}/share': 404,
  // It was reviewed before.
  'DELETE /api/workouts/submissions/{id}': 404,
  // The exercise with this ID is the library's.
  'PUT /api/own-exercises/{id}': 404,
  'DELETE /api/own-exercises/{id}': 404,
  'POST /api/own-exercises/{id}/merge': 404,
};

const t = await startTestApp({ webhookPrivate: true });
const callers = await stageOf(t);
const roles = Object.keys(callers);
const written = await watchRows(t);
const operations = await describedOperations(t);

const trialOf = trials(t, { callers, operations, written });

async function tryOut(operation: Operation): Promise<void> {
  const name = nameOf(operation);
  const targets = targetsOf(operation);
  let first: string | undefined;
  for (const role of roles) {
    const trial = trialOf(role, operation);
    const status = await trial.send(trial.request());
    if (!first && (operation.isPublic || ![401, 403].includes(status))) first = role;
    if (role === first) expect([200, 201, SAYS_NO[name]]).toContain(status);
    await trial.wholeRequests();
    if (role === first) await trial.everyValueEverywhere(targets);
    else if (targets.length > 0) await trial.someValuesSomewhere(targets);
  }
  expect(first).toBeDefined();
  await t.sql(
    'delete from rate_limits; delete from code_tries; delete from plan_generations; delete from noted',
  );
}

/** Whatever was accepted on the way can be shown to those it is for. */
async function canBeRead(reads: readonly Operation[]): Promise<void> {
  for (const operation of reads) {
    let status = 403;
    for (const role of ['member', 'admin']) {
      const trial = trialOf(role, operation);
      if (status === 403) status = await trial.send(trial.request());
    }
    const mayBeGone = operation.path.includes('{') ? [404] : [];
    expect([200, SAYS_NO[nameOf(operation)], ...mayBeGone]).toContain(status);
  }
}

const called = (...methods: readonly string[]) =>
  operations
    .filter(({ method }) => methods.includes(method))
    .map((operation) => [nameOf(operation), operation] as const);
const isLogout = ({ path }: Operation) => path.endsWith('/logout');
const logout = operations.filter(isLogout).map((operation) => [nameOf(operation), operation] as const);

describe(`whatever is sent, by whomever (seed ${ODD_SEED})`, () => {
  it('is every call (R-1241)', () =>
    expect(called('GET', 'PUT', 'POST', 'DELETE').length).toBe(t.routes.length));
  const reads = operations.filter(({ method }) => method === 'GET');
  it.each(called('GET'))('%s', (_name, operation) => tryOut(operation));

  it.each(called('PUT', 'POST').filter(([, operation]) => !isLogout(operation)))(
    '%s',
    async (_name, operation) => {
      await tryOut(operation);
      const [, , feature] = operation.path.split('/');
      await canBeRead(reads.filter(({ path }) => path.includes(`/${feature}`) || path.endsWith('/export')));
    },
  );

  it('and everything can still be read (R-1242)', () => canBeRead(reads));

  it.each([...called('DELETE'), ...logout])('%s', (_name, operation) => tryOut(operation));
});
