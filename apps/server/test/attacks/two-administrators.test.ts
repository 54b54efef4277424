import type { AuditAct } from '@fitarc/domain/audit';
import { expect, it } from 'vitest';
import { approve, contributed, foodsOf, productBody } from '../foods.ts';
import { secondAdmin } from '../moderation.ts';
import type { Method } from '../request.ts';
import { startTestApp } from '../test-app.ts';
import { lockRecord } from './row-lock.ts';

const t = await startTestApp();
const [one, other] = [await t.cast.admin(), await secondAdmin(t)];

type Asked = readonly [Method, string, object?];
const ask = ({ token }: { readonly token: string }, [method, path, body = {}]: Asked) =>
  t.request(method, `/api/admin/${path}`, { token, body });
async function must(...asked: Asked) {
  const answer = await ask(one, asked);
  if (answer.status >= 300) throw new Error(`${asked[1]} answered ${answer.status}: ${answer.text}`);
  return answer;
}
const countOf = async (statement: string, id: unknown) => (await t.sql(statement, [id])).length;

/** What both press at once, where they meet, and what is so afterward. */
interface Meeting {
  readonly table: 'users' | 'foods' | 'invitations';
  readonly id: unknown;
  readonly asked: Asked;
  /** Of the second one, if it is another decision. */
  readonly against?: Asked;
  effects(): Promise<number> | number;
}

async function newFood() {
  const { food_id } = await contributed(foodsOf(t, await t.cast.join()), {
    name: 'Cake',
    visibility: 'public',
  });
  await approve(t, food_id);
  return food_id;
}
const APPROVED = `select 1 from foods where id = $1 and approval_status = 'approved'`;

async function newProduct() {
  const { body } = await foodsOf(t, await t.cast.join()).remember(productBody());
  return body.food_id;
}
const THERE = 'select 1 from foods where id = $1 and removed_at is null';

async function newAppeal() {
  const { id, email, password } = await t.cast.join();
  await must('POST', `users/${id}/ban`);
  const { body } = await t.request('POST', '/api/auth/login', { body: { email, password } });
  const { ticket } = body.ban as { ticket: string };
  await t.request('POST', '/api/auth/appeal', { body: { ticket, text: 'It was my brother.' } });
  const { list } = await must('GET', 'appeals');
  const appeal = list.find(({ user_id }) => user_id === id)?.id;
  const sent = t.mails.to(email).length;
  const review = (status: string): Asked => ['POST', `appeals/${appeal}/review`, { status }];
  return { id, review, told: () => t.mails.to(email).length - sent };
}

const meetings = {
  async resendCode(): Promise<Meeting> {
    const { id, email } = await t.cast.signUp();
    const sent = t.mails.to(email).length;
    const effects = () => t.mails.to(email).length - sent;
    return { table: 'users', id, asked: ['POST', `users/${id}/resend-code`], effects };
  },
  async resetLink(): Promise<Meeting> {
    const { id } = await t.cast.join();
    const effects = () => countOf('select 1 from password_resets where user_id = $1', id);
    return { table: 'users', id, asked: ['POST', `users/${id}/reset-link`], effects };
  },
  async restoreFood(): Promise<Meeting> {
    const id = await newFood();
    await must('DELETE', `foods/${id}`);
    return {
      table: 'foods',
      id,
      asked: ['POST', `foods/${id}/restore`],
      effects: () => countOf(APPROVED, id),
    };
  },
  async removeFood(): Promise<Meeting> {
    const id = await newFood();
    const effects = async () => 1 - (await countOf(APPROVED, id));
    return { table: 'foods', id, asked: ['DELETE', `foods/${id}`], effects };
  },
  async removeProduct(): Promise<Meeting> {
    const id = await newProduct();
    const effects = async () => 1 - (await countOf(THERE, id));
    return { table: 'foods', id, asked: ['DELETE', `products/${id}`], effects };
  },
  async restoreProduct(): Promise<Meeting> {
    const id = await newProduct();
    await must('DELETE', `products/${id}`);
    return {
      table: 'foods',
      id,
      asked: ['POST', `products/${id}/restore`],
      effects: () => countOf(THERE, id),
    };
  },
  async revokeInvitation(): Promise<Meeting> {
    const { body } = await must('POST', 'invitations', { days: 7, deliver: 'link' });
    const { id } = body.invitation as { id: number };
    const effects = () => countOf('select 1 from invitations where id = $1 and revoked_at is not null', id);
    return { table: 'invitations', id, asked: ['DELETE', `invitations/${id}`], effects };
  },
  async acceptAppeal(): Promise<Meeting> {
    const { id, review, told } = await newAppeal();
    return { table: 'users', id, asked: review('accept'), effects: told };
  },
  async decideAppeal(): Promise<Meeting> {
    const { id, review, told } = await newAppeal();
    return { table: 'users', id, asked: review('accept'), against: review('decline'), effects: told };
  },
};

it.each<[keyof typeof meetings, number, AuditAct[]]>([
  ['resendCode', 429, ['account.resend']],
  // Each is sent, up to five within an hour, and the later link is the one that works.
  ['resetLink', 200, ['account.reset', 'account.reset']],
  ['restoreFood', 404, ['food.restore']],
  ['removeFood', 404, ['food.remove']],
  // What is so already is what both wanted.
  ['removeProduct', 200, ['product.remove']],
  ['restoreProduct', 200, ['product.restore']],
  ['revokeInvitation', 200, ['invitation.revoke']],
  ['acceptAppeal', 404, ['appeal.accept']],
  ['decideAppeal', 404, ['appeal.accept']],
])('two administrators at once, %s: the second is answered %i', async (name, second, acts) => {
  const { table, id, asked, against = asked, effects } = await meetings[name]();
  await t.request('GET', '/api/admin/users', { token: other.token });
  const [last] = await t.sql('select coalesce(max(id), 0) as id from audit_log');
  const lock = await lockRecord(t, table, id);
  const first = ask(one, asked);
  await lock.waiting(1);
  const later = ask(other, against);
  await lock.waiting(2);
  await lock.release();
  expect([(await first).status, (await later).status]).toEqual([200, second]);
  expect(await effects()).toBe(1);
  const noted = await t.sql('select act from audit_log where id > $1 order by id', [last?.id]);
  expect(noted.map(({ act }) => act)).toEqual(acts);
});
