import type { AuditEntry } from '@fitarc/contract/audit';
import { operateAccount } from '../src/features/auth/operator.service.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** What an administrator does with what members have sent in. */
export function moderatorOf(t: TestApp, { token }: Pick<Person, 'token'>) {
  const get = (path: string) => t.request('GET', `/api/${path}`, { token });
  const post = (path: string, body: object) => t.request('POST', `/api/${path}`, { token, body });
  return {
    foods: (query = '') => get(`admin/nutrition-submissions${query}`),
    reviewFood: (id: unknown, body: object) => post(`admin/nutrition-submissions/${id}/review`, body),
    flags: (query = '') => get(`report/flagged-content${query}`),
    reviewFlag: (id: unknown, action: string, contentType = 'contributed_food', more: object = {}) =>
      post(`report/flagged-content/${id}/review`, { contentType, action, ...more }),
    audit: (query = '') => get(`admin/audit-log${query}`),
  };
}

/** Another administrator, beside the one of the cast. */
export async function secondAdmin(t: TestApp): Promise<Person> {
  const person = await t.cast.join();
  await t.sql('update users set is_admin = true where id = $1', [person.id]);
  return person;
}

/** A command given at the machine. */
export const operate = (t: TestApp, action: string, email: string) =>
  operateAccount(t.auth.db, action, email, { publicUrl: t.auth.publicUrl });

/** The entries about one thing, the oldest first. */
export async function entriesAbout(t: TestApp, subjectId: unknown): Promise<AuditEntry[]> {
  const { list } = await moderatorOf(t, await t.cast.admin()).audit();
  return (list as unknown as AuditEntry[]).filter(({ subject_id }) => subject_id === subjectId).reverse();
}
