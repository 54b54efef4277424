import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.ts';
import { IpRateLimit } from '../../src/platform/limits/ip-rate-limit.ts';
import { addPoints } from '../../src/platform/limits/limits.repository.ts';
import { createLog } from '../../src/platform/log.ts';
import { newDatabase } from '../databases.ts';

const EXPIRE = Date.now() + 60_000;
const open = async () => {
  const database = openDatabase({ connectionString: await newDatabase() }, createLog('silent'));
  onTestFinished(database.close);
  return database;
};

describe('what nodes count together', () => {
  it('is handed in by many at once, in whatever order it was counted', async () => {
    const { db, pool } = await open();
    const keys = Array.from({ length: 400 }, (_, n) => `key-${n}`);
    const shuffled = (turn: number) =>
      [...keys].sort((one, other) => (turn % 2 ? 1 : -1) * (one < other ? -1 : 1));
    // As many at once as there are nodes in a large installation, some times over.
    const [nodes, rounds] = [8, 8];
    for (let round = 0; round < rounds; round++)
      await Promise.all(
        Array.from({ length: nodes }, (_, node) =>
          addPoints(db, new Map(shuffled(node).map((key) => [key, 1])), EXPIRE),
        ),
      );
    const { rows } = await pool.query('select distinct points from rate_limits');
    expect(rows).toEqual([{ points: nodes * rounds }]);
  });

  it('is tried again when the database gives it up for somebody else', async () => {
    const { db, pool } = await open();
    await pool.query(`
      create sequence tries;
      create function give_up() returns trigger language plpgsql as $$
      begin
        if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return new;
      end $$;
      create trigger give_up before insert on rate_limits for each row execute function give_up()`);
    expect(await addPoints(db, new Map([['a', 3]]), EXPIRE)).toEqual([{ key: 'a', points: 3 }]);
  });

  it('is handed in later when it cannot be now', async () => {
    const { db } = await open();
    const now = 60_000 * 30_000_000;
    const [one, other] = [new IpRateLimit(db, 10), new IpRateLimit(db, 10)];
    for (let call = 0; call < 8; call++) expect(one.isOver('10.0.0.1', now)).toBe(false);
    await db.execute(sql`alter table rate_limits rename to away`);
    await expect(one.share(now)).rejects.toThrow();
    await db.execute(sql`alter table away rename to rate_limits`);
    expect(one.isOver('10.0.0.1', now)).toBe(false);
    await one.share(now);
    expect(other.isOver('10.0.0.1', now)).toBe(false);
    await other.share(now);
    expect(other.isOver('10.0.0.1', now)).toBe(true);
  });
});
