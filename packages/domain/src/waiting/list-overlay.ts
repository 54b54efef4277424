import { isInRange, type Overlay, type Read } from './read.ts';
import { asWaiting, type Effect, type Fields, idOf, type WaitingKind } from './waiting-write.ts';

interface ListRules {
  readonly kind: WaitingKind;
  /** Whether a record is part of this list. */
  belongs?(record: Fields, read: Read): boolean;
  /** Where a new record is put. */
  place(list: readonly Fields[], record: Fields): Fields[];
  /** How the list tells a record. */
  row?(record: Fields): Fields;
}

/** What the server has already carries no mark. */
const shown = <T extends object>({ isStored }: Effect, record: T): T =>
  isStored ? record : asWaiting(record);

function applyEffect(list: readonly Fields[], effect: Effect, rules: ListRules, read: Read): Fields[] {
  const { kind, belongs = () => true, place, row = (record) => record } = rules;
  const wanted = effect.after.filter((record) => belongs(record, read));
  const gone = new Set(effect.before.map((record) => idOf(kind, record)));
  const afterOf = new Map(wanted.map((record) => [idOf(kind, record), shown(effect, row(record))]));
  const kept = list.flatMap((record) => {
    const id = idOf(kind, record);
    const after = afterOf.get(id);
    if (!after) return gone.has(id) ? [] : [record];
    // On another day it has another place.
    if (after.date !== record.date) return [];
    afterOf.delete(id);
    return [after];
  });
  return [...afterOf.values()].reduce<Fields[]>((rows, record) => place(rows, record), kept);
}

export const list =
  (rules: ListRules): Overlay =>
  (answer, effects, read) =>
    effects
      .filter(({ kind }) => kind === rules.kind)
      .reduce<readonly Fields[]>(
        (rows, effect) => applyEffect(rows, effect, rules, read),
        answer as readonly Fields[],
      );

export const atEnd = (rows: readonly Fields[], record: Fields) => [...rows, record];
export const atStart = (rows: readonly Fields[], record: Fields) => [record, ...rows];

/** Oldest first; of a day, the one added last comes last. */
export function byDate(rows: readonly Fields[], record: Fields): Fields[] {
  const at = rows.findIndex(({ date }) => String(date) > String(record.date));
  return at < 0 ? [...rows, record] : rows.toSpliced(at, 0, record);
}

/** Newest first; of a day, the one added last comes first. */
export function byDateDescending(rows: readonly Fields[], record: Fields): Fields[] {
  const at = rows.findIndex(({ date }) => String(date) <= String(record.date));
  return at < 0 ? [...rows, record] : rows.toSpliced(at, 0, record);
}

export const inRange = ({ date }: Fields, { query }: Read): boolean => isInRange(date, query);

/** One record by its id. */
export const single =
  (kind: WaitingKind, idParam = 'id'): Overlay =>
  (answer, effects, { params }) =>
    effects
      .filter((effect) => effect.kind === kind)
      .flatMap((effect) => effect.after.map((record) => ({ effect, record })))
      .filter(({ record }) => idOf(kind, record) === String(params[idParam]))
      .reduce<unknown>(
        (before, { effect, record }) => shown(effect, { ...(before as Fields | undefined), ...record }),
        answer,
      );
