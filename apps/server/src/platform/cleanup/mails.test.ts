import { expect, it } from 'vitest';
import { stage } from '../../../test/mail-nodes.ts';
import { deleteOldMailRows } from './mails.ts';

it('sent mails are kept for 7 days and failed ones for 30; those that wait stay (R-1326)', async () => {
  const { server, node } = await stage();
  server.answer = (recipient) => ({ failed: 550, waiting: 451 })[recipient.split('@')[0] ?? ''];
  await node.queued(...['sent', 'failed', 'waiting'].map((name) => ({ to: `${name}@example.org` })));
  await node.queued({ to: 'replaced@example.org' }, { to: 'replaced@example.org' });
  await node.run();
  const left = async (days: number) => {
    node.clock.forward({ days });
    await deleteOldMailRows(node.db, node.clock);
    return (await node.rows('state')).map(({ state }) => state);
  };
  expect(await left(6)).toEqual(['sent', 'failed', 'waiting', 'replaced', 'sent']);
  expect(await left(2)).toEqual(['failed', 'waiting']);
  expect(await left(21)).toEqual(['failed', 'waiting']);
  expect(await left(2)).toEqual(['waiting']);
});
