import { describe, expect, it } from 'vitest';
import { effectOf } from './effects.ts';
import { fold, type QueuedWrite } from './fold.ts';
import { OATS, write } from './waiting.fixture.ts';
import { type WaitingWrite, waitingId } from './waiting-write.ts';

describe('folding', () => {
  const queued = async (one: WaitingWrite, changes: Partial<QueuedWrite> = {}): Promise<QueuedWrite> => ({
    ...one,
    tries: 0,
    state: 'waiting',
    effect: await effectOf(one, async () => undefined),
    ...changes,
  });

  it('an edit of what never left the device changes what is sent', async () => {
    const added = await queued(write('POST', '/meals', OATS));
    const edit = await queued(write('PUT', '/meals/:id', { portion: 120 }, { id: waitingId(added) }));
    const { change, add, drop } = fold([added], edit);
    expect([add, drop]).toEqual([false, []]);
    expect(change).toMatchObject({ id: added.id, body: { name: 'Oats', calories: 450, serving: '120g' } });
    expect(change?.effect).toBeUndefined();
  });

  it('an edit of what may be stored already waits behind it, and a second edit joins the first', async () => {
    const sent = await queued(write('POST', '/meals', OATS), { tries: 1 });
    const edit = await queued(write('PUT', '/meals/:id', { calories: 1 }, { id: waitingId(sent) }));
    expect(fold([sent], edit)).toEqual({ drop: [], add: true });
    const second = await queued(write('PUT', '/meals/:id', { name: 'Porridge' }, { id: waitingId(sent) }));
    expect(fold([sent, edit], second)).toMatchObject({
      add: false,
      change: { id: edit.id, body: { calories: 1, name: 'Porridge' } },
    });
  });

  it('a refused entry is corrected in place and sent again', async () => {
    const refused = await queued(write('POST', '/weights', { date: '2026-11-18', weight: 999, unit: 'kg' }), {
      tries: 3,
      state: 'refused',
    });
    const body = { date: '2026-11-18', weight: 79.9, unit: 'kg' };
    const edit = await queued(write('PUT', '/weights/:id', body, { id: waitingId(refused) }));
    expect(fold([refused], edit)).toMatchObject({
      add: false,
      change: { id: refused.id, body, state: 'waiting' },
    });
  });

  it('a deletion takes back what never left the device, and waits behind what may be stored', async () => {
    const added = await queued(write('POST', '/meals', OATS));
    const deletion = await queued(write('DELETE', '/meals/:id', {}, { id: waitingId(added) }));
    expect(fold([added], deletion)).toMatchObject({ add: false, drop: [{ id: added.id }] });
    expect(fold([{ ...added, tries: 1 }], deletion)).toEqual({ add: true, drop: [] });
  });
});
