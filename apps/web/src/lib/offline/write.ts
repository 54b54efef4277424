import { asWaiting, type Effect } from '@fitarc/domain/waiting/waiting-write';
import { ApiError } from '../api-error.ts';
import type { RawAnswer } from '../http.ts';
import { randomKey } from '../retry-key.ts';
import { sessionNow } from '../session.ts';
import { handleSessionError } from '../session-guard.ts';
import { connectionNow, noteAnswer, noteSilence } from './connection.ts';
import type { OutboxRow } from './database.ts';
import type { OfflineCall } from './offline-call.ts';
import { hasWaiting, namesWaitingRecord, outboxNow, outboxReady } from './outbox.ts';
import { addRow, changeRows, dropRows, withKnownIds } from './outbox-transactions.ts';
import { CHANGED_MEANWHILE, rowAfterRefusal, sendRow } from './send-row.ts';
import { flushOutbox } from './sender.ts';
import { isSilence, PATIENCE_MS, patienceTimeout } from './silence.ts';
import { adoptIds, effectOfRow, enqueue, rememberStored } from './waiting.ts';

/** As long as a write is its caller's; a page that is closed meanwhile leaves it to the others. */
const HELD_MS = PATIENCE_MS + 2_000;

function rowOf({ method, path, params, url, json, options }: OfflineCall, member: number): OutboxRow {
  return {
    id: options.idempotencyKey ?? randomKey(),
    member,
    ...{ method, path, params, url },
    body: json === undefined ? {} : JSON.parse(json),
    ifMatch: options.ifMatch ?? undefined,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    madeAt: Date.now(),
    tries: 0,
    state: 'waiting',
  };
}

const noResponse = () => new ApiError('no-response');

/** What the caller gets for a write that waits: the answer to expect. Where that is unknown it is not queued. */
function provisional<T>(call: OfflineCall<T>, effect: Effect | undefined): T {
  if (!effect) throw noResponse();
  void navigator.storage?.persist?.();
  return shownAsWaiting(call.check(effect.answer));
}

/** For a write that was sent, and waits because no answer came. */
async function keepWaiting<T>(call: OfflineCall<T>, row: OutboxRow): Promise<T> {
  const effect = await effectOfRow(row, outboxNow());
  if (effect) await changeRows([{ id: row.id, effect, heldUntil: undefined }]);
  else await dropRows([row]);
  return provisional(call, effect);
}

const shownAsWaiting = <T>(answer: T): T =>
  (Array.isArray(answer) ? answer.map(asWaiting) : asWaiting(answer as object)) as T;

async function onStored(row: OutboxRow, { json }: RawAnswer): Promise<void> {
  noteAnswer();
  await adoptIds(row, json);
}

/** Sends what waits; `force` does not wait until the next retry is due. */
export const flush = (force: boolean): Promise<void> => flushOutbox(onStored, force);

/** Undefined when there is no answer, in time or at all: the write is queued then. */
async function attempt(row: OutboxRow): Promise<RawAnswer | undefined> {
  // Both begin in this task: a page that is closed now has sent it, or stored it, or both.
  const sending = sendRow(row);
  const stored = addRow(row).then(
    () => true,
    () => false,
  );
  // Computed while the request is in flight, so that what was saved is remembered as soon as it is answered.
  const effect = effectOfRow(row, outboxNow()).catch(() => undefined);
  const answer = await Promise.race([sending, patienceTimeout()]).catch(async (error) => {
    if (isSilence(error) && (await stored)) return undefined;
    throw error;
  });
  if (answer) {
    noteAnswer();
    void stored.then(() => dropRows([row]));
    // For stored answers from before, should the connection be lost before they are read again.
    void effect.then((known) => rememberStored(row, known, answer.json)).catch(() => undefined);
    return answer;
  }
  noteSilence();
  if (!(await stored)) return sending;
  void sending.then((late) => onStored(row, late)).catch(() => undefined);
  return undefined;
}

async function handleRefusal(
  { options }: OfflineCall,
  row: OutboxRow,
  error: unknown,
  token: string,
): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === CHANGED_MEANWHILE) return changeRows([rowAfterRefusal(row, error)]);
  void dropRows([row]).catch(() => undefined);
  if (error.kind === 'answer') {
    noteAnswer();
    if (!options.keepSession) handleSessionError(error, token, options.messageAtLogin);
  }
  throw error;
}

const namesWaiting = ({ url, body }: OutboxRow) => namesWaitingRecord(url + JSON.stringify(body));

/** Sends a write, or queues it where no answer comes. */
export async function write<T>(call: OfflineCall<T>, member: number): Promise<T> {
  const made = rowOf(call, member);
  const row = namesWaiting(made) ? await withKnownIds(made) : made;
  if (!hasWaiting() && !connectionNow().lost && !namesWaiting(row)) {
    const sent = { ...row, tries: 1, heldUntil: Date.now() + HELD_MS };
    const { token } = sessionNow();
    const answer = await attempt(sent).catch((error) => handleRefusal(call, sent, error, token));
    if (answer) return call.check(answer.json);
    return keepWaiting(call, sent);
  }
  await outboxReady();
  const answer = provisional(call, await enqueue(row, outboxNow()));
  void flush(true);
  return answer;
}
