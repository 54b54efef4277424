import { weekOf } from '@fitarc/domain/weekday';
import { describe, expect, it } from 'vitest';
import {
  changeDraft,
  type DraftAction,
  type DraftEntry,
  differs,
  emptyDraft,
  entryOf,
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
const draftOf = (entries: readonly DraftEntry[]) => ({
  ...emptyDraft(),
  week: { ...weekOf(() => []), [day]: entries },
});
const idsAfter = (entries: readonly DraftEntry[], ...actions: readonly DraftAction[]) =>
  actions.reduce(changeDraft, draftOf(entries)).week[day].map(({ exercise_id }) => exercise_id);

const [a, b, c, d] = [1, 2, 3, 4].map(entry) as [DraftEntry, DraftEntry, DraftEntry, DraftEntry];
const remove = ({ key }: DraftEntry): DraftAction => ({ type: 'remove', day, key });
const restore = (one: DraftEntry, order: readonly DraftEntry[], keepDuplicates = false): DraftAction => ({
  type: 'restore',
  day,
  entry: one,
  order: order.map(({ key }) => key),
  keepDuplicates,
});

describe('a day that is being changed', () => {
  it('has an exercise once when it is added (R-499), and as often as it is pasted (A-139)', () => {
    expect(idsAfter([a, b], { type: 'add', day, entry: entry(1) })).toEqual([1, 2]);
    expect(idsAfter([a, b], { type: 'paste', day, entries: [entry(1)] })).toEqual([1, 2, 1]);
  });

  it.each([
    [0, 2, [2, 3, 1, 4]],
    [3, 0, [4, 1, 2, 3]],
    [1, 1, [1, 2, 3, 4]],
  ])('moves an exercise from %i to %i', (from, to, ids) => {
    expect(idsAfter([a, b, c, d], { type: 'move', day, from, to })).toEqual(ids);
  });

  it('puts back what was removed where it belongs, in whatever order it is taken back', () => {
    const all = [a, b, c, d];
    const gone = [remove(b), remove(d)];
    expect(idsAfter(all, ...gone, restore(b, all), restore(d, [a, c, d]))).toEqual([1, 2, 3, 4]);
    expect(idsAfter(all, ...gone, restore(d, [a, c, d]), restore(b, all))).toEqual([1, 2, 3, 4]);
  });

  it('does not put back what has come back by itself, unless copies are wanted', () => {
    const again: DraftAction = { type: 'add', day, entry: entry(1) };
    expect(idsAfter([a, b], remove(a), again, restore(a, [a, b]))).toEqual([2, 1]);
    expect(idsAfter([a, b], remove(a), again, restore(a, [a, b], true))).toEqual([1, 2, 1]);
  });

  it('changes the numbers of one copy only', () => {
    const copy = entry(1);
    const { week } = changeDraft(draftOf([a, copy]), {
      type: 'count',
      day,
      key: copy.key,
      counts: { sets: 9 },
    });
    expect(week[day].map(({ sets }) => sets)).toEqual([3, 9]);
  });
});

it('a draft differs by what would be stored, not by keys and pressed days', () => {
  const one = draftOf([a]);
  expect(differs(one, draftOf([entry(1)]))).toBe(false);
  expect(differs(one, changeDraft(one, { type: 'press', day: 'Sunday' }))).toBe(false);
  expect(differs(one, changeDraft(one, { type: 'name', name: 'Mine' }))).toBe(true);
});
