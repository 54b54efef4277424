import { expect, it, vi } from 'vitest';
import { closeAll } from './close-all.ts';

it('closes in the opposite order, and goes on when one never ends or fails', async () => {
  const closed: string[] = [];
  const log = { warn: vi.fn() };
  const closers = [
    async () => void closed.push('database'),
    () => new Promise(() => undefined),
    () => Promise.reject(new Error('the disk')),
    () => void closed.push('server'),
  ];
  await expect(closeAll(closers, log as never, 20)).rejects.toThrow('the disk');
  expect(closed).toEqual(['server', 'database']);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(closers).toEqual([]);
});
