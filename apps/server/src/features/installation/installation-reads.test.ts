import { expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Installation } from './installation.service.ts';

type Answer = (name: string) => void;

/** A database that answers when it is told to. */
function slowDatabase() {
  const reads: Answer[] = [];
  const where = () =>
    new Promise((resolve) => reads.push((name) => resolve([{ settings: { name }, updatedAt: new Date() }])));
  return { reads, db: { select: () => ({ from: () => ({ where }) }) } as unknown as Db };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('a change is known once the refresh has resolved, and not before it was read', async () => {
  const { db, reads } = slowDatabase();
  const installation = new Installation(db, systemClock, {});
  let isDone = false;
  const refreshing = installation.refresh().then(() => {
    isDone = true;
  });
  await settle();
  expect(isDone).toBe(false);
  reads[0]?.('New name');
  await refreshing;
  expect(installation.known().name).toBe('New name');
});

it('a read from before a change, answered after it, does not bring the former settings back', async () => {
  const { db, reads } = slowDatabase();
  const installation = new Installation(db, systemClock, {});
  void installation.read();
  const refreshing = installation.refresh();
  reads[1]?.('New name');
  await refreshing;
  reads[0]?.('Former name');
  await settle();
  expect(installation.known().name).toBe('New name');
});
