import { pluralize } from '@fitarc/domain/pluralize';
import type { Connection } from '../../lib/offline/connection.ts';
import type { OutboxRow } from '../../lib/offline/database.ts';
import { namesWaitingRecord } from '../../lib/offline/outbox.ts';
import { timeOfDay } from '../../ui/data/day-names.ts';

/** Whether a queued deletion takes it back: both are sent, and nothing of it stays. */
const isTakenBack = ({ id }: OutboxRow, rows: readonly OutboxRow[]) =>
  rows.some(({ method, url }) => method === 'DELETE' && url.includes(id));
const takesBack = ({ method, params }: OutboxRow) =>
  method === 'DELETE' && namesWaitingRecord(String(params.id));

/** What there is to tell about the queue. */
export const shownEntries = (rows: readonly OutboxRow[]): OutboxRow[] =>
  rows.filter((row) => !takesBack(row) && !isTakenBack(row, rows));

const DAY_MS = 86_400_000;

/** Entries that could not be sent for more than a day. */
export const oldEntries = (rows: readonly OutboxRow[], now: number): OutboxRow[] =>
  shownEntries(rows).filter(({ tries, madeAt }) => tries >= 2 && now - madeAt > DAY_MS);

const isOpen = ({ state }: OutboxRow) => state === 'waiting';

/** 'No connection. 3 things wait.' Nothing where all is well. */
export function lineText({ lost, asOf }: Connection, queue: readonly OutboxRow[]): string {
  const rows = shownEntries(queue);
  const refused = rows.filter((row) => !isOpen(row)).length;
  const waiting = rows.length - refused;
  const parts = [
    lost && 'No connection.',
    waiting > 0 && `${pluralize(waiting, 'thing')} ${waiting === 1 ? 'waits' : 'wait'}.`,
    lost && waiting === 0 && asOf && `As of ${timeOfDay(new Date(asOf).toISOString())}.`,
    refused > 0 && `${pluralize(refused, 'thing')} ${refused === 1 ? 'needs' : 'need'} your attention.`,
  ];
  return parts.filter(Boolean).join(' ');
}
