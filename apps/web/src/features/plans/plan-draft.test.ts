import { weekOf } from '@fitarc/domain/weekday';
import { describe, expect, it } from 'vitest';
import { changeDraft, type DraftAction } from './change-draft.ts';
import {
  copyWeek,
  type DraftEntry,
  differs,
  emptyDraft,
  emptyWeek,
  entryOf,
  weeksToSend,
} from './plan-draft.ts';

const entry = (exercise_id: number): DraftEntry =>
  entryOf({
    exercise_id,
    name: `Exercise ${exercise_id}`,
    muscles: [],
    muscle_groups: [],
    equipment_options: [],
    difficulty: null,
    measure: null,
    movement_pattern: null,
    sets: 3,
    reps: 10,
  });
const day = 'Monday';
const week = 0;
const draftOf = (entries: readonly DraftEntry[]) => ({
  ...emptyDraft(),
  weeks: [{ ...weekOf(() => []), [day]: entries }],
});
const entriesAfter = (entries: readonly DraftEntry[], ...actions: readonly DraftAction[]) =>
  actions.reduce(changeDraft, draftOf(entries)).weeks[0]?.[day] ?? [];
const idsAfter = (entries: readonly DraftEntry[], ...actions: readonly DraftAction[]) =>
  entriesAfter(entries, ...actions).map(({ exercise_id }) => exercise_id);

const [a, b, c, d] = [1, 2, 3, 4].map(entry) as [DraftEntry, DraftEntry, DraftEntry, DraftEntry];
const remove = ({ key }: DraftEntry): DraftAction => ({ type: 'remove', week, day, key });
const restore = (one: DraftEntry, order: readonly DraftEntry[], keepDuplicates = false): DraftAction => ({
  type: 'restore',
  week,
  day,
  entry: one,
  order: order.map(({ key }) => key),
  keepDuplicates,
});

describe('a day that is being changed', () => {
  it('has an exercise once when it is added (R-499), and as often as it is pasted (A-139)', () => {
    expect(idsAfter([a, b], { type: 'add', week, day, entry: entry(1) })).toEqual([1, 2]);
    expect(idsAfter([a, b], { type: 'paste', week, day, entries: [entry(1)] })).toEqual([1, 2, 1]);
  });

  it.each([
    [0, 2, [2, 3, 1, 4]],
    [3, 0, [4, 1, 2, 3]],
    [1, 1, [1, 2, 3, 4]],
  ])('moves an exercise from %i to %i', (from, to, ids) => {
    expect(idsAfter([a, b, c, d], { type: 'move', week, day, from, to })).toEqual(ids);
  });

  it('puts back what was removed where it belongs, in whatever order it is taken back', () => {
    const all = [a, b, c, d];
    const gone = [remove(b), remove(d)];
    expect(idsAfter(all, ...gone, restore(b, all), restore(d, [a, c, d]))).toEqual([1, 2, 3, 4]);
    expect(idsAfter(all, ...gone, restore(d, [a, c, d]), restore(b, all))).toEqual([1, 2, 3, 4]);
  });

  it('does not put back what has come back by itself, unless copies are wanted', () => {
    const again: DraftAction = { type: 'add', week, day, entry: entry(1) };
    expect(idsAfter([a, b], remove(a), again, restore(a, [a, b]))).toEqual([2, 1]);
    expect(idsAfter([a, b], remove(a), again, restore(a, [a, b], true))).toEqual([1, 2, 1]);
  });

  it('changes the numbers of one copy only', () => {
    const copy = entry(1);
    const counted = entriesAfter([a, copy], {
      type: 'count',
      week,
      day,
      key: copy.key,
      counts: { sets: 9 },
    });
    expect(counted.map(({ sets }) => sets)).toEqual([3, 9]);
  });
});

it('a draft differs by what would be stored, not by keys and pressed days', () => {
  const one = draftOf([a]);
  expect(differs(one, draftOf([entry(1)]))).toBe(false);
  expect(differs(one, changeDraft(one, { type: 'press', day: 'Sunday' }))).toBe(false);
  expect(differs(one, changeDraft(one, { type: 'name', name: 'Mine' }))).toBe(true);
});

describe('what an entry asks for', () => {
  const details = { reps_max: 12, target_weight: 61.235, rest_seconds: 90, progression: 'linear' } as const;
  const asked: DraftAction = { type: 'details', week, day, key: a.key, details };

  it('is set and taken away, and sent only where it is there', () => {
    const draft = changeDraft(draftOf([a, b]), asked);
    expect(weeksToSend(draft, undefined).workouts[day]).toEqual([
      { exercise_id: 1, name: 'Exercise 1', sets: 3, reps: 10, ...details },
      { exercise_id: 2, name: 'Exercise 2', sets: 3, reps: 10 },
    ]);
    expect(differs(draft, draftOf([a, b]))).toBe(true);
    expect(differs(changeDraft(draft, { ...asked, details: {} }), draftOf([a, b]))).toBe(false);
  });

  it('is kept by a copy and through a stored draft', () => {
    const draft = changeDraft(draftOf([{ ...a, superset: 2 }, b]), asked);
    const stored = JSON.parse(JSON.stringify(draft)) as typeof draft;
    expect(differs(draft, { ...draft, weeks: stored.weeks.map(copyWeek) })).toBe(false);
  });
});

describe('a superset', () => {
  const link = ({ key }: DraftEntry, linked = true): DraftAction => ({
    type: 'link',
    week,
    day,
    key,
    linked,
  });
  const numbers = (...actions: readonly DraftAction[]) =>
    weeksToSend(actions.reduce(changeDraft, draftOf([a, b, c, d])), undefined).workouts[day].map(
      (entry) => ('superset' in entry && entry.superset) || 0,
    );

  it('joins an exercise with the next, and several of them', () => {
    expect(numbers(link(b))).toEqual([0, 1, 1, 0]);
    expect(numbers(link(a), link(b))).toEqual([1, 1, 1, 0]);
    expect(numbers(link(a), link(c))).toEqual([1, 1, 2, 2]);
    expect(numbers(link(a), link(c), link(b))).toEqual([1, 1, 1, 1]);
  });

  it('ends where it is cut, and where one of two is removed', () => {
    expect(numbers(link(a), link(b), link(a, false))).toEqual([0, 1, 1, 0]);
    expect(numbers(link(a), link(b), link(c), link(b, false))).toEqual([1, 1, 2, 2]);
    expect(numbers(link(a), remove(b))).toEqual([0, 0, 0]);
  });
});

describe('days and weeks', () => {
  it('swap two days, clear one and put it back before what came since', () => {
    const swapped = changeDraft(draftOf([a, b]), { type: 'swap', week, days: ['Monday', 'Friday'] });
    expect(swapped.weeks[0]?.Monday).toEqual([]);
    expect(swapped.weeks[0]?.Friday).toEqual([a, b]);
    const refill: DraftAction = { type: 'refill', week, day, entries: [a, b] };
    expect(
      idsAfter([a, b], { type: 'clear', week, day }, { type: 'add', week, day, entry: c }, refill),
    ).toEqual([1, 2, 3]);
  });

  it('add, copy and remove a week; the last one stays', () => {
    const one = draftOf([a]);
    const two = changeDraft(one, { type: 'insert week', at: 1, days: copyWeek(one.weeks[0] ?? emptyWeek()) });
    expect(weeksToSend(two, one).more_weeks?.map((days) => days[day])).toEqual([
      [{ exercise_id: 1, name: 'Exercise 1', sets: 3, reps: 10 }],
    ]);
    expect(new Set(two.weeks.flatMap((days) => days[day].map(({ key }) => key))).size).toBe(2);
    const changed = changeDraft(two, { type: 'clear', week: 1, day });
    expect(changed.weeks.map((days) => days[day].length)).toEqual([1, 0]);
    const back = changeDraft(two, { type: 'remove week', week: 0 });
    expect(back.weeks).toHaveLength(1);
    expect(changeDraft(back, { type: 'remove week', week: 0 }).weeks).toHaveLength(1);
    expect(weeksToSend(one, undefined)).not.toHaveProperty('more_weeks');
    expect(weeksToSend(back, two)).toMatchObject({ more_weeks: [] });
  });
});
