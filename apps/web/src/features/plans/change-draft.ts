import type { Weekday } from '@fitarc/domain/weekday';
import {
  type DraftEntry,
  type DraftWeek,
  type EntryDetails,
  entryOf,
  NO_DETAILS,
  type PlanDraft,
} from './plan-draft.ts';

/** A day of one of the weeks, 0 for the first. */
export interface DayPlace {
  readonly week: number;
  readonly day: Weekday;
}

type DayAction = DayPlace &
  (
    | { readonly type: 'add'; readonly entry: DraftEntry }
    | {
        readonly type: 'count';
        readonly key: string;
        readonly counts: { readonly sets: number } | { readonly reps: number };
      }
    | { readonly type: 'details'; readonly key: string; readonly details: EntryDetails }
    /** Makes a superset with the entry after it, or ends it. */
    | { readonly type: 'link'; readonly key: string; readonly linked: boolean }
    | { readonly type: 'remove'; readonly key: string }
    | {
        readonly type: 'restore';
        readonly entry: DraftEntry;
        /** The keys of the day as it was, which say where the entry belongs. */
        readonly order: readonly string[];
        readonly keepDuplicates: boolean;
      }
    | { readonly type: 'move'; readonly from: number; readonly to: number }
    | { readonly type: 'paste'; readonly entries: readonly DraftEntry[] }
    | { readonly type: 'clear' }
    /** Before what has come since. */
    | { readonly type: 'refill'; readonly entries: readonly DraftEntry[] }
  );

type WeekAction =
  | { readonly type: 'swap'; readonly week: number; readonly days: readonly [Weekday, Weekday] }
  | { readonly type: 'insert week'; readonly at: number; readonly days: DraftWeek }
  | { readonly type: 'remove week'; readonly week: number };

export type DraftAction =
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'goal'; readonly goal: string }
  | { readonly type: 'press'; readonly day: Weekday }
  | { readonly type: 'begin'; readonly draft: PlanDraft }
  | WeekAction
  | DayAction;

const isOn = (entries: readonly DraftEntry[], { exercise_id }: Pick<DraftEntry, 'exercise_id'>) =>
  entries.some((entry) => String(entry.exercise_id) === String(exercise_id));

function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Before the first of those that followed it; others may have gone or come since. */
function reinsertEntry(
  entries: readonly DraftEntry[],
  { entry, order }: { readonly entry: DraftEntry; readonly order: readonly string[] },
): DraftEntry[] {
  const followers = order.slice(order.indexOf(entry.key) + 1);
  const before = followers
    .map((key) => entries.findIndex((other) => other.key === key))
    .find((at) => at >= 0);
  const at = before ?? entries.length;
  return [...entries.slice(0, at), entry, ...entries.slice(at)];
}

/** The entry and the next get one number; without the link the next and those after it get another. */
function linkNext(entries: readonly DraftEntry[], key: string, linked: boolean): readonly DraftEntry[] {
  const at = entries.findIndex((entry) => entry.key === key);
  const [entry, next] = entries.slice(at, at + 2);
  if (!entry || !next) return entries;
  const unused = 1 + Math.max(0, ...entries.map(({ superset }) => superset ?? 0));
  if (!linked) {
    return entries.map((one, index) =>
      index > at && one.superset && one.superset === entry.superset ? { ...one, superset: unused } : one,
    );
  }
  const superset = entry.superset ?? next.superset ?? unused;
  const joins = (one: DraftEntry) =>
    one === entry || one === next || (one.superset !== undefined && one.superset === next.superset);
  return entries.map((one) => (joins(one) ? { ...one, superset } : one));
}

/** Fields that are not given go. */
const withDetails = (entry: DraftEntry, details: EntryDetails): DraftEntry => ({
  ...entryOf({ ...entry, ...NO_DETAILS, ...details }),
  key: entry.key,
});

function changedDay(entries: readonly DraftEntry[], action: DayAction): readonly DraftEntry[] {
  switch (action.type) {
    case 'add':
      return isOn(entries, action.entry) ? entries : [...entries, action.entry];
    case 'count':
      return entries.map((entry) => (entry.key === action.key ? { ...entry, ...action.counts } : entry));
    case 'details':
      return entries.map((entry) => (entry.key === action.key ? withDetails(entry, action.details) : entry));
    case 'link':
      return linkNext(entries, action.key, action.linked);
    case 'remove':
      return entries.filter(({ key }) => key !== action.key);
    case 'restore':
      return !action.keepDuplicates && isOn(entries, action.entry) ? entries : reinsertEntry(entries, action);
    case 'move':
      return moveItem(entries, action.from, action.to);
    case 'paste':
      return [...entries, ...action.entries];
    case 'clear':
      return [];
    case 'refill':
      return [...action.entries, ...entries];
  }
}

function changedWeeks(weeks: readonly DraftWeek[], action: WeekAction): readonly DraftWeek[] {
  switch (action.type) {
    case 'swap': {
      const [a, b] = action.days;
      return weeks.map((week, index) =>
        index === action.week ? { ...week, [a]: week[b], [b]: week[a] } : week,
      );
    }
    case 'insert week':
      return [...weeks.slice(0, action.at), action.days, ...weeks.slice(action.at)];
    case 'remove week':
      return weeks.length > 1 ? weeks.filter((_, index) => index !== action.week) : weeks;
  }
}

export function changeDraft(draft: PlanDraft, action: DraftAction): PlanDraft {
  switch (action.type) {
    case 'begin':
      return action.draft;
    case 'name':
      return { ...draft, name: action.name };
    case 'goal':
      return { ...draft, goal: action.goal };
    case 'press':
      return draft.pressed.includes(action.day)
        ? draft
        : { ...draft, pressed: [...draft.pressed, action.day] };
    case 'swap':
    case 'insert week':
    case 'remove week':
      return { ...draft, weeks: changedWeeks(draft.weeks, action) };
    default:
      return {
        ...draft,
        weeks: draft.weeks.map((week, index) =>
          index === action.week ? { ...week, [action.day]: changedDay(week[action.day], action) } : week,
        ),
      };
  }
}
