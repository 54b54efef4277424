import { beforeAll, describe, expect, it } from 'vitest';
import { queriesOf, scansOf } from '../../../test/query-plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { token } = await t.cast.admin();
const get = (path: string) => t.request('GET', `/api/${path}`, { token });

/** Every table a call reads in the statements that hold a word. */
async function scans(path: string, word = '') {
  const answers: number[] = [];
  const queries = await queriesOf(t.pool, async () => answers.push((await get(path)).status));
  expect(answers).toEqual([200]);
  const asked = queries.filter(({ text }) => text.includes(word));
  return (await Promise.all(asked.map((query) => scansOf(t.pool, query)))).flat();
}
/** How the page itself is found; how many there are in all has to be counted, in whatever way is quickest. */
const pageScans = (path: string) => scans(`${path}${path.includes('?') ? '&' : '?'}limit=50`, ' limit ');
const of = (found: Awaited<ReturnType<typeof scans>>, table: string) =>
  found.filter((scan) => scan.table === table);

/** Of each queue as much is closed as waits. */
beforeAll(async () => {
  await t.sql(`insert into users (email, password_hash, created_at, last_seen_at, banned_at)
    select 'member-' || n || '@example.org', 'none', now() - n * interval '1 hour', now(),
      case when n % 50 = 0 then now() end
    from generate_series(1, 20000) n`);
  await t.sql(`insert into profiles (user_id, first_name, last_name)
    select id, 'First' || id, 'Last' || id from users where email like 'member-%'`);
  await t.sql(`update users set email_verified_at = now() where id % 100 <> 0`);
  await t.sql(`insert into ban_appeals (user_id, banned_at, text, status, created_at)
    select id, banned_at, 'x', (array['open', 'declined'])[1 + id % 2], now() from users where banned_at is not null`);
  await t.sql(`insert into meals (user_id, date, name, calories, created_at)
    select id, current_date - (n * 37 + id % 400)::int % 400, 'x', 500, now()
    from (select id from users order by id limit 400) members, generate_series(1, 100) n`);
  await t.sql(`insert into workouts (user_id, date, type, name, created_at)
    select user_id, date, 'Push', 'Push', created_at from meals`);
  await t.sql(`insert into foods (kind, contributor_id, visibility, approval_status, name, search_text, calories,
      created_at, updated_at)
    select 'member', 2 + n % 9, 'public', (array['pending', 'approved'])[1 + n % 2], 'Food ' || n, 'food ' || n, 100,
      now() + n * interval '1 second', now()
    from generate_series(1, 20000) n`);
  await t.sql(`insert into flags (food_id, reporter_id, reason, status, created_at)
    select id, 2 + id % 9, 'spam', (array['open', 'approved'])[1 + id % 2], created_at from foods`);
  await t.sql(`insert into exercise_submissions (user_id, name, description, instructions, difficulty, status, created_at)
    select 2 + n % 9, 'Exercise', '', '', 'Beginner', (array['pending', 'rejected'])[1 + n % 2],
      now() + n * interval '1 second'
    from generate_series(1, 20000) n`);
  await t.sql(`insert into audit_log (at, by, act, subject)
    select now(), 'operator', (array['food.approve', 'food.reject'])[1 + (n % 100 = 0)::int], 'Food ' || n
    from generate_series(1, 20000) n`);
  await t.sql('vacuum analyze');
  await get('admin/dashboard-stats');
});

describe('queues of 10,000 (R-656, R-658, R-660)', () => {
  it.each([
    ['report/flagged-content', 'flags', 'flags_open_idx'],
    ['admin/nutrition-submissions', 'foods', 'foods_pending_idx'],
    ['admin/workout-submissions', 'exercise_submissions', 'exercise_submissions_pending_idx'],
    ['report/flagged-content?group=food', 'flags', 'flags_open_idx'],
    ['report/flagged-content?state=approved', 'flags', 'flags_approved_idx'],
    ['admin/foods', 'foods', 'foods_public_idx'],
    ['admin/workout-submissions?state=rejected', 'exercise_submissions', 'exercise_submissions_reviewed_idx'],
  ])('%s reads of %s what waits, along %s', async (path, table, index) => {
    const found = of(await pageScans(path), table);
    expect(found.map((scan) => scan.index)).toContain(index);
    expect(found.map(({ way }) => way)).not.toContain('Seq Scan');
    expect(found.find((scan) => scan.index === index && scan.rows <= 50)).toBeDefined();
  });
});

describe('20,000 accounts (R-654)', () => {
  it.each([
    ['admin/users', 'users_created_at_id_idx'],
    ['admin/users?state=banned', 'users_banned_idx'],
    ['admin/users?state=admin', 'users_admin_idx'],
    ['admin/users?state=unconfirmed', 'users_unconfirmed_idx'],
    ['admin/users?search=ber-12345', 'users_email_parts_idx'],
    ['admin/users?search=nobody', 'users_email_parts_idx'],
  ])('%s goes along %s', async (path, index) => {
    const found = of(await pageScans(path), 'users');
    expect(found.map((scan) => scan.index)).toContain(index);
    expect(found.map(({ way }) => way)).not.toContain('Seq Scan');
  });

  it('names are searched along an index of their own', async () => {
    const found = await pageScans('admin/users?search=last12345');
    expect(of(found, 'profiles').map((scan) => scan.index)).toContain('profiles_name_parts_idx');
    expect(found.map(({ way }) => way)).not.toContain('Seq Scan');
  });

  it('a page far back fetches its own rows only', async () => {
    const found = of(await pageScans('admin/users?offset=19000'), 'users');
    for (const { way, rows } of found) if (way !== 'Index Only Scan') expect(rows).toBeLessThanOrEqual(50);
    expect(found.map(({ way }) => way)).not.toContain('Seq Scan');
  });
});

describe('40,000 meals and workouts (R-653, R-659)', () => {
  it('are counted by day along their days, the last 30 of them only', async () => {
    const found = (await scans('admin/system-analytics')).filter(({ condition }) =>
      condition.includes('date'),
    );
    expect(found.map(({ table, index }) => [table, index])).toEqual(
      expect.arrayContaining([
        ['meals', 'meals_date_idx'],
        ['workouts', 'workouts_date_idx'],
      ]),
    );
    for (const { way, rows } of found) {
      // Along the index alone, or with a look at the rows: that is for the database to choose.
      expect(way).not.toBe('Seq Scan');
      expect(rows).toBeLessThan(40_000 / 10);
    }
  });
});

it('the audit log is read from its end, and one kind of act along its own index', async () => {
  const [page] = of(await pageScans('admin/audit-log'), 'audit_log');
  expect(page).toMatchObject({ index: 'audit_log_pkey', rows: 50 });
  const narrowed = of(await pageScans('admin/audit-log?act=food.reject'), 'audit_log');
  for (const { index } of narrowed) expect(index).toBe('audit_log_act_id_idx');
});
