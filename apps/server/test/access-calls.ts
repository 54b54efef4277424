import { ACCESS_TABLE } from './access-table.ts';
import type { Answer } from './request.ts';
import type { TestApp } from './test-app.ts';

/** The rows of the access table, by name. */
export const CALLS = ACCESS_TABLE.map(([method, path, access, scope]) => ({ method, path, access, scope }));
export type TableCall = Pick<(typeof CALLS)[number], 'method' | 'path'>;

/** With an ID that nothing has. */
const addressOf = (path: string) => `/api${path.replace(/:(id|flagId)/, '999999')}`;

/** With an empty body: whoever is let in is told what is missing, which is not a refusal. */
export const callOf = (t: TestApp, { method, path }: TableCall, token?: string): Promise<Answer> =>
  t.request(method, addressOf(path), { token, ...(method === 'GET' ? {} : { body: {} }) });

/** Of somebody who has nothing yet. */
const NOTHING_THERE: readonly string[] = [
  'GET /workouts/muscles',
  'GET /nutrition/goals',
  'DELETE /nutrition/check-in',
  'DELETE /household',
  'POST /household/invitations',
  'DELETE /household/invitations',
  'GET /admin/muscles-in-group',
  'GET /admin/muscles',
  'DELETE /admin/backups/old-database',
];

/** What somebody is answered who was let in. */
export const letIn = ({ method, path }: TableCall) =>
  path.includes(':') || NOTHING_THERE.includes(`${method} ${path}`) ? [200, 400, 404] : [200, 400];
