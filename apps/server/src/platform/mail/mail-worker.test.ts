import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { ada, mail, stage, transportTo } from '../../../test/mail-nodes.ts';
import { headerOf } from '../../../test/mail-server.ts';
import { afterCommit, inTransaction } from '../db/after-commit.ts';

it('leaves at once when the transaction is committed, and not at all when it is rolled back (R-1310)', async () => {
  const { server, node } = await stage();
  await inTransaction(node.db, (tx) => node.queue.queue(tx, mail()));
  await node.settled();
  expect(server.arrived).toHaveLength(1);
  expect(headerOf(server.arrived[0] ?? '', 'To')).toBe(ada);
  expect(await node.state()).toBe('sent');
  const rolledBack = inTransaction(node.db, async (tx) => {
    await node.queue.queue(tx, mail({ to: 'grace@example.org' }));
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await node.settled();
  expect(server.arrived).toHaveLength(1);
  expect(await node.rows()).toHaveLength(1);
});

it('what follows a transaction waits for the outer one, and is forgotten with it', async () => {
  const { node } = await stage();
  const said: string[] = [];
  const nested = (fails: boolean) =>
    inTransaction(node.db, async (outer) => {
      await inTransaction(outer, async (inner) => afterCommit(inner, () => void said.push('inner')));
      expect(said).toEqual([]);
      if (fails) throw new Error('rolled back');
    });
  await expect(nested(true)).rejects.toThrow();
  expect(said).toEqual([]);
  await nested(false);
  expect(said).toEqual(['inner']);
});

it('keeps what it says encrypted until it is sent, and then not at all (R-1311)', async () => {
  const { server, node } = await stage();
  server.answer = () => 451;
  await node.queued({});
  await node.run();
  const [waiting] = await node.rows();
  expect(waiting?.body_box).toEqual(expect.any(String));
  expect(JSON.stringify(waiting)).not.toContain('015109');
  server.answer = () => undefined;
  node.clock.forward({ seconds: 11 });
  await node.run();
  expect(await node.rows('state, body_box, last_error')).toEqual([
    { state: 'sent', body_box: null, last_error: null },
  ]);
  expect(JSON.stringify(node.log())).not.toContain('015109');
});

it('tries again when the mail server says "later", with growing pauses, and sends it once (R-1312)', async () => {
  const { server, node } = await stage();
  server.answer = () => 451;
  await node.queued({});
  await node.run();
  expect(await node.state()).toBe('delayed');
  expect(node.log()).toEqual([
    expect.objectContaining({
      level: 'warn',
      recipient: ada,
      reason: expect.stringContaining('451'),
      msg: 'an email was delayed; trying again for a day',
    }),
  ]);
  const pauses = [10, 30, 60, 120, 300, 600, 900, 1800, 3600, 3600];
  for (const [place, seconds] of pauses.entries()) {
    node.clock.forward({ seconds: seconds - 2 });
    await node.run();
    expect(server.asked).toHaveLength(place + 1);
    node.clock.forward({ seconds: 3 });
    await node.run();
    expect(server.asked).toHaveLength(place + 2);
  }
  server.answer = () => undefined;
  node.clock.forward({ minutes: 61 });
  await node.run();
  node.clock.forward({ days: 2 });
  await node.run();
  expect(server.arrived).toHaveLength(1);
  expect(await node.state()).toBe('sent');
  expect(node.log().at(-1)).toMatchObject({ msg: 'a delayed email was sent', recipient: ada, tries: 12 });
});

it('gives up after a day, and says so (R-1313)', async () => {
  const { server, node } = await stage();
  server.answer = () => 451;
  await node.queued({});
  for (let hours = 0; hours < 40; hours++) {
    await node.run();
    node.clock.forward({ minutes: 61 });
  }
  expect(await node.state()).toBe('failed');
  expect(node.log().at(-1)).toMatchObject({
    level: 'error',
    recipient: ada,
    msg: 'an email could not be sent',
  });
  expect(server.asked.length).toBeGreaterThan(20);
  expect(server.asked.length).toBeLessThan(26);
});

it('does not try again what the mail server refuses for good (R-1314)', async () => {
  const { server, node } = await stage();
  server.answer = () => 550;
  await node.queued({});
  await node.run();
  expect(await node.state()).toBe('failed');
  expect(node.log()).toEqual([
    expect.objectContaining({ level: 'error', reason: expect.stringMatching(/refused the recipient: 550/) }),
  ]);
  node.clock.forward({ days: 1 });
  await node.run();
  expect(server.asked).toHaveLength(1);
});

it('a mail server that cannot be reached counts as later', async () => {
  const { server, node } = await stage();
  await server.close();
  await node.queued({});
  await node.run();
  expect(await node.state()).toBe('delayed');
  expect(await node.state('somebody@example.org')).toBe('none');
  expect(await node.rows('last_error')).toEqual([
    { last_error: `No mail server answers at 127.0.0.1, port ${server.port}` },
  ]);
});

it('a newer code replaces one that waits or failed; notices and other people’s mails stay (R-1317)', async () => {
  const { server, node } = await stage();
  server.answer = () => 451;
  await node.queued({ text: 'old code' }, { kind: 'notice', text: 'a notice' }, { to: 'grace@example.org' });
  await node.run();
  server.answer = () => 550;
  node.clock.forward({ seconds: 11 });
  await node.run();
  server.answer = () => undefined;
  await node.queued({ text: 'new code' }, { kind: 'notice', text: 'another notice' });
  await node.run();
  expect(server.arrived.join()).toMatch(/new code[\s\S]*another notice/);
  expect(server.arrived.join()).not.toMatch(/old code/);
  expect((await node.rows('state')).map(({ state }) => state)).toEqual([
    'replaced',
    'failed',
    'failed',
    'sent',
    'sent',
  ]);
});

it('a mail server that hangs is given up on, and the mail tried again (R-1315)', async () => {
  const { server, another } = await stage();
  const node = another({ transport: transportTo(server, { socketTimeout: 300 }) });
  server.answer = () => 'hang';
  await node.queued({});
  await node.run();
  expect(await node.rows('state, last_error')).toEqual([
    { state: 'waiting', last_error: `The mail server 127.0.0.1, port ${server.port} did not answer in time` },
  ]);
});

it('a node that stops does not wait for a mail server that hangs', async () => {
  const { server, node } = await stage();
  server.answer = () => 'hang';
  await node.queued({});
  const running = node.run();
  await vi.waitFor(() => expect(server.asked).toHaveLength(1), 120_000);
  node.queue.worker.stop();
  await running;
  await node.queued({ to: 'grace@example.org' });
  await node.run();
  expect((await node.rows('state')).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});

it('a link that has expired is not sent, and a code that has is made anew (R-1316)', async () => {
  const { server, node } = await stage();
  server.answer = () => 451;
  const staleAt = new Date(node.clock.now().getTime() + 60_000);
  node.queue.renewWith('confirmation', async (_tx, to) =>
    to === ada
      ? mail({ text: 'a new code', staleAt: new Date(node.clock.now().getTime() + 60_000) })
      : undefined,
  );
  await node.queued(
    { text: 'an old code', staleAt },
    { kind: 'password-reset', text: 'an old link', staleAt },
    { to: 'confirmed@example.org', text: 'needed no more', staleAt },
  );
  await node.run();
  server.answer = () => undefined;
  node.clock.forward({ minutes: 2 });
  await node.run();
  expect(server.arrived).toHaveLength(1);
  expect(server.arrived[0]).toContain('a new code');
  expect(await node.rows('state, body_box, last_error')).toEqual([
    { state: 'sent', body_box: null, last_error: null },
    { state: 'failed', body_box: null, last_error: 'Its link expired before the mail server took it' },
    { state: 'replaced', body_box: null, last_error: expect.any(String) },
  ]);
});

it('a code made anew is not in force where a newer mail has come meanwhile', async () => {
  const { server, node } = await stage();
  node.queue.renewWith('confirmation', async (tx) => {
    await node.queued({ text: 'the newest code' });
    await tx.execute('create table renewed (id int)');
    return mail({ text: 'a code made anew' });
  });
  await node.queued({ staleAt: node.clock.now() });
  await sleep(5);
  await node.run();
  expect(server.arrived).toHaveLength(1);
  expect(server.arrived[0]).toContain('the newest code');
  expect((await node.sql(`select to_regclass('renewed') as made`)).rows).toEqual([{ made: null }]);
});

it('what another secret encrypted is not sent, and the reason is told', async () => {
  const { server, node, another } = await stage();
  await another({ secret: 'another secret' }).queued({});
  await node.run();
  expect(server.arrived).toEqual([]);
  expect(await node.rows('state, last_error')).toEqual([
    { state: 'failed', last_error: 'This server’s secret has changed, so the email can no longer be read' },
  ]);
});

it('what waited for longer than a day, as after a restored backup, is left to an administrator', async () => {
  const { server, node } = await stage();
  await node.queued({ kind: 'notice' });
  node.clock.forward({ days: 2 });
  await node.run();
  expect(server.arrived).toEqual([]);
  expect(await node.rows('state, body_box, last_error')).toEqual([
    {
      state: 'failed',
      body_box: expect.any(String),
      last_error: 'It waited for longer than a day, because no server was running',
    },
  ]);
});
