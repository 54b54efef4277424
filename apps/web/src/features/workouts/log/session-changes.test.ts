import { describe, expect, it, vi } from 'vitest';
import { changeWorkout } from './draft-changes.ts';
import { newExercise, newSet } from './draft-sets.ts';
import { isMidRound, nextPlace, placeText } from './next-place.ts';
import { blankDraft, type DraftExercise, type WorkoutDraft } from './workout-draft.ts';

vi.stubGlobal('window', globalThis);

const exercise = (
  name: string,
  done: readonly boolean[],
  changes: Partial<DraftExercise> = {},
): DraftExercise => ({
  ...newExercise({ exercise_id: null, name, muscles: [], unit: 'reps' }, { sets: '3', reps: '8' }),
  key: name,
  rows: done.map((one) => newSet({ kind: 'normal', weight: '', reps: '8', done: one })),
  ...changes,
});
const draftOf = (...exercises: DraftExercise[]): WorkoutDraft => ({ ...blankDraft('2026-03-02'), exercises });
const names = ({ exercises }: WorkoutDraft) => exercises.map(({ name }) => name);

describe('what comes next', () => {
  const at = (exercises: readonly DraftExercise[], key: string) => {
    const place = nextPlace(exercises, key);
    return place && `${place.exercise.name} ${place.index + 1}`;
  };
  it('is the next set, then an exercise that is not done, those after it first, and nothing at the end (R-780)', () => {
    const [squat, press, row] = [
      exercise('Squat', [true, false]),
      exercise('Press', [false, false]),
      exercise('Row', [true, true]),
    ];
    expect(at([squat, press, row], 'Squat')).toBe('Squat 2');
    expect(at([squat, press, row], 'Row')).toBe('Squat 2');
    expect(at([exercise('Squat', [true]), row], 'Squat')).toBeUndefined();
    expect(at([row, press], 'gone')).toBe('Press 1');
  });

  it('goes round in a superset, without a rest in the middle of a round (R-781)', () => {
    const pair = (first: readonly boolean[], second: readonly boolean[]) => [
      exercise('Row', first, { superset: 1 }),
      exercise('Pull', second, { superset: 1 }),
      exercise('Curl', [false]),
    ];
    const midRound = pair([true, false], [false, false]);
    expect(at(midRound, 'Row')).toBe('Pull 1');
    expect(isMidRound(nextPlace(midRound, 'Row') as never, midRound[0] as never)).toBe(true);
    const nextRound = pair([true, false], [true, false]);
    expect(at(nextRound, 'Pull')).toBe('Row 2');
    expect(isMidRound(nextPlace(nextRound, 'Pull') as never, nextRound[1] as never)).toBe(false);
    expect(at(pair([true, true], [true, false]), 'Row')).toBe('Pull 2');
    expect(at(pair([true, true], [true, true]), 'Pull')).toBe('Curl 1');
  });

  it('is said by the set, or by the exercise where it is another one', () => {
    const [squat, press] = [exercise('Squat', [true, false]), exercise('Press', [false])];
    expect(placeText({ exercise: squat, index: 1 }, squat)).toBe('set 2');
    expect(placeText({ exercise: press, index: 0 }, squat)).toBe('Press');
  });
});

describe('a session', () => {
  it('begins with a clock and the first set open; reps of a plan become a suggestion', () => {
    const planned = exercise('Squat', [false, false], { goal: { reps: 8, reps_max: 12 } });
    const typed = exercise('Press', [false]);
    const draft = changeWorkout(draftOf(planned, typed), { type: 'session', at: '2026-03-02T18:00:00Z' });
    expect(draft).toMatchObject({ live: true, started_at: '2026-03-02T18:00:00Z', open: 'Squat' });
    expect(draft.exercises[0]?.rows).toMatchObject([{ reps: '' }, { reps: '' }]);
    expect(draft.exercises[1]?.rows).toMatchObject([{ reps: '8' }]);
    const again = changeWorkout(draft, { type: 'session', at: '2026-03-02T19:00:00Z' });
    expect(again.started_at).toBe('2026-03-02T18:00:00Z');
  });

  it('keeps the sets of every exercise when another is opened', () => {
    const draft = changeWorkout(draftOf(exercise('A', [false]), exercise('B', [false])), {
      type: 'session',
      at: '2026-03-02T18:00:00Z',
    });
    expect(changeWorkout(draft, { type: 'open', key: 'B' }).exercises[0]?.rows).toHaveLength(1);
  });

  it('moves exercises, and not past the ends', () => {
    const draft = draftOf(exercise('A', []), exercise('B', []), exercise('C', []));
    expect(names(changeWorkout(draft, { type: 'move', key: 'C', by: -1 }))).toEqual(['A', 'C', 'B']);
    expect(names(changeWorkout(draft, { type: 'move', key: 'A', by: -1 }))).toEqual(['A', 'B', 'C']);
    expect(names(changeWorkout(draft, { type: 'move', key: 'C', by: 1 }))).toEqual(['A', 'B', 'C']);
  });

  it('makes and leaves supersets', () => {
    const draft = draftOf(exercise('A', []), exercise('B', []), exercise('C', []));
    const pair = changeWorkout(draft, { type: 'superset', key: 'A' });
    expect(pair.exercises.map(({ superset }) => superset)).toEqual([1, 1, undefined]);
    const three = changeWorkout(pair, { type: 'superset', key: 'C' });
    expect(three).toEqual(pair);
    const left = changeWorkout(pair, { type: 'superset', key: 'B' });
    expect(left.exercises.map(({ superset }) => superset ?? null)).toEqual([null, null, null]);
  });

  it('swaps an exercise: what is done stays, the rest begins anew', () => {
    const rows = [
      newSet({ kind: 'normal', weight: '60', reps: '8', done: true }),
      newSet({ kind: 'warm_up', weight: '20', reps: '8', done: false }),
      newSet({ kind: 'normal', weight: '60', reps: '8', done: false }),
    ];
    const picked = { exercise_id: 7, name: 'Incline Press', muscles: ['Chest'], unit: 'reps' } as const;
    const draft = changeWorkout(draftOf(exercise('Bench', [], { rows, reason: 'why' })), {
      type: 'replace',
      key: 'Bench',
      picked: { ...picked, muscles: ['Chest'] },
    });
    expect(draft.exercises[0]).toMatchObject({
      key: 'Bench',
      name: 'Incline Press',
      exercise_id: 7,
      reason: null,
      rows: [
        { weight: '60', done: true },
        { weight: '', reps: '8', done: false },
      ],
    });
  });

  it('puts warm-ups before what is not done, once', () => {
    const add = { type: 'warmUps', key: 'Squat', warmUps: [{ weight: 40, reps: 8 }] } as const;
    const once = changeWorkout(draftOf(exercise('Squat', [true, false])), add);
    const kinds = ({ exercises }: WorkoutDraft) => exercises[0]?.rows?.map(({ kind }) => kind);
    expect(kinds(once)).toEqual(['normal', 'warm_up', 'normal']);
    expect(kinds(changeWorkout(once, add))).toEqual(['normal', 'warm_up', 'normal']);
  });
});
