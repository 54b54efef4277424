import { changedMeal } from './meal-effects.ts';
import {
  type Effect,
  type Fields,
  isWaitingId,
  type WaitingWrite,
  waitingId,
  writeOfWaitingId,
} from './waiting-write.ts';

export interface QueuedWrite extends WaitingWrite {
  /** 0: it never left this device, so the server cannot know it. */
  readonly tries: number;
  readonly state: 'waiting' | 'refused' | 'conflict';
  readonly effect?: Effect | undefined;
}

/** What becomes of the queue when a write changes something that is not stored yet. */
export interface Folded<W> {
  readonly drop: readonly W[];
  /** Replaces the one with the same id. */
  readonly change?: W | undefined;
  /** Whether the new write itself is queued. */
  readonly add: boolean;
}

const isUnknownToServer = ({ tries, state }: QueuedWrite) => tries === 0 || state === 'refused';

const changesRecord =
  (id: unknown) =>
  ({ method, params }: QueuedWrite) =>
    method !== 'POST' && params.id === id;

/** What is sent to add a meal as it is now. */
const draftOf = ({ meal_id: _id, ...meal }: Fields): Fields => meal;

function bodyWith(root: QueuedWrite, index: number, changes: Fields): Fields | undefined {
  if (root.path === '/meals') {
    const meal = root.effect?.after[0];
    return meal && draftOf(changedMeal(meal, changes));
  }
  if (root.path === '/meals/batch') {
    const meals = root.body.meals as readonly Fields[];
    const meal = root.effect?.after[index];
    return meal && { ...root.body, meals: meals.with(index, draftOf(changedMeal(meal, changes))) };
  }
  // A copy names the meals it is made of: it cannot tell a change.
  return root.path === '/meals/copy' || root.path === '/saved-meals/:id/log' ? undefined : changes;
}

function foldEdit<W extends QueuedWrite>(queue: readonly W[], write: W, root: W | undefined): Folded<W> {
  const { index } = writeOfWaitingId(String(write.params.id));
  if (root && isUnknownToServer(root)) {
    const body = bodyWith(root, index, write.body);
    if (body) return { drop: [], change: { ...root, body, effect: undefined, state: 'waiting' }, add: false };
  }
  const edit = queue.find((one) => changesRecord(write.params.id)(one) && isUnknownToServer(one));
  if (!edit) return { drop: [], add: true };
  return {
    drop: [],
    change: { ...edit, body: { ...edit.body, ...write.body }, effect: undefined, state: 'waiting' },
    add: false,
  };
}

function foldDeletion<W extends QueuedWrite>(queue: readonly W[], write: W, root: W | undefined): Folded<W> {
  const edits = queue.filter((one) => changesRecord(write.params.id)(one) && isUnknownToServer(one));
  const isWhole = root !== undefined && waitingId(root) === write.params.id;
  if (isWhole && isUnknownToServer(root)) return { drop: [root, ...edits], add: false };
  return { drop: edits, add: true };
}

/** Edits of what never reached the server go into the write that is queued already; a deletion takes it back. */
export function fold<W extends QueuedWrite>(queue: readonly W[], write: W): Folded<W> {
  const { id } = write.params;
  const isEdit = write.method === 'PUT';
  if (id === undefined || (!isEdit && write.method !== 'DELETE')) return { drop: [], add: true };
  const root = isWaitingId(id) ? queue.find((one) => one.id === writeOfWaitingId(id).id) : undefined;
  return isEdit ? foldEdit(queue, write, root) : foldDeletion(queue, write, root);
}
