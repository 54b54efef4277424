import { expect, it, vi } from 'vitest';
import { ada, boxOf, FROM, stage } from '../../../test/mail-nodes.ts';
import { headerOf } from '../../../test/mail-server.ts';
import { mailServerOf } from './mail-server.ts';
import { countMails } from './open-mails.repository.ts';

it('mails to one recipient leave in their order', async () => {
  const { server, node } = await stage();
  const texts = Array.from({ length: 8 }, (_, place) => `number ${place}`);
  await node.queued(...texts.map((text) => ({ kind: 'notice' as const, text })));
  await node.run();
  expect(server.arrived.map((arrived) => /number \d/.exec(arrived)?.[0])).toEqual(texts);
});

it('of two nodes each mail is sent by one (R-1318)', async () => {
  const { server, node, another } = await stage();
  const other = another();
  await node.queued(
    ...Array.from({ length: 60 }, (_, place) => ({ to: `person-${place}@host-${place % 7}.example` })),
  );
  await Promise.all([node.run(), other.run(), node.run(), other.run()]);
  await vi.waitFor(async () => {
    await Promise.all([node.run(), other.run()]);
    expect(await countMails(node.db)).toEqual({ waiting: 0, failed: 0 });
  }, 120_000);
  expect(server.arrived).toHaveLength(60);
  expect(new Set(server.arrived.map((arrived) => headerOf(arrived, 'To'))).size).toBe(60);
  expect(new Set((await node.rows('tries')).map(({ tries }) => tries))).toEqual(new Set([1]));
});

it('the mail of a node that was killed is sent by another, with the same Message-ID (R-1319)', async () => {
  const { server, clock, node, another } = await stage();
  const lost: string[] = [];
  // Hands it over and is never heard of again.
  const dying = another({
    transport: {
      server: mailServerOf(server.url),
      from: FROM,
      close: () => undefined,
      deliver: ({ messageId }) => {
        lost.push(messageId);
        return new Promise(() => undefined);
      },
    },
  });
  await node.queued({});
  void dying.run();
  await vi.waitFor(() => expect(lost).toHaveLength(1), 120_000);
  await node.run();
  expect(server.arrived).toEqual([]);
  clock.forward({ minutes: 3 });
  await node.run();
  expect(server.arrived).toHaveLength(1);
  expect(headerOf(server.arrived[0] ?? '', 'Message-ID')).toBe(`<${lost[0]}@example.org>`);
});

it('a mail that was taken but not confirmed is sent again with the same Message-ID', async () => {
  const { server, node } = await stage();
  server.losesAnswers = true;
  await node.queued({});
  await node.run();
  server.losesAnswers = false;
  node.clock.forward({ seconds: 11 });
  await node.run();
  const ids = server.arrived.map((arrived) => headerOf(arrived, 'Message-ID'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('a server that never answers for one host holds up no mail to another', async () => {
  const { server, node } = await stage();
  server.answer = (recipient) => (recipient.endsWith('@dead.example') ? 'hang' : undefined);
  await node.sql(
    `insert into outgoing_mails (kind, recipient, subject, body_box, message_id, state, next_try_at, give_up_at, created_at)
     select 'notice', 'person-' || n || '@dead.example', 'x', $1, gen_random_uuid(), 'waiting', now() - interval '1 hour', now() + interval '1 day', now()
     from generate_series(1, 5000) n`,
    [await boxOf(node)],
  );
  void node.run().catch(() => undefined);
  await vi.waitFor(() => expect(server.asked).toHaveLength(3), 120_000);
  await node.queued({});
  await node.run();
  expect(server.arrived).toHaveLength(1);
  expect(new Set(server.asked.filter((address) => address !== ada)).size).toBe(3);
});

it('new mails go before thousands that were put off, to the same host too', async () => {
  const { server, node } = await stage();
  await node.sql(
    `insert into outgoing_mails (kind, recipient, subject, body_box, message_id, state, tries, next_try_at, give_up_at, created_at)
     select 'notice', 'person-' || n || '@example.org', 'x', $1, gen_random_uuid(), 'waiting', 3, now() - interval '1 hour', now() + interval '1 day', now()
     from generate_series(1, 5000) n`,
    [await boxOf(node)],
  );
  await node.queued({});
  const begun = Date.now();
  void node.run().catch(() => undefined);
  await vi.waitFor(
    () => expect(server.arrived.some((one) => headerOf(one, 'To') === ada)).toBe(true),
    120_000,
  );
  expect(server.asked.indexOf(ada)).toBeLessThan(6);
  expect(Date.now() - begun).toBeLessThan(5_000);
});

it('a mail that was claimed or put off before the clock was set back goes out all the same', async () => {
  const { server, node } = await stage();
  node.clock.forward({ days: 2 });
  server.answer = () => 451;
  await node.queued({}, { to: 'grace@example.org' });
  await node.run();
  await node.sql(
    'update outgoing_mails set claimed_by = gen_random_uuid(), claimed_until = next_try_at where recipient = $1',
    [ada],
  );
  server.answer = () => undefined;
  node.clock.forward({ days: -2 });
  await node.run();
  expect(server.arrived).toHaveLength(2);
});
