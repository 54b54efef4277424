import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { useUndo } from '../../../ui/overlay/use-undo.ts';
import { changeWorkout, tickSet } from './draft-changes.ts';
import { rowsOf, weightFieldText, wrongCell } from './draft-sets.ts';
import type { ExerciseActions } from './exercise-actions.ts';
import { focusField, lineField } from './focus-field.ts';
import { isMidRound, nextPlace, placeText } from './next-place.ts';
import { fillOf, type Suggestions } from './suggested-sets.ts';
import type { LastTimeOf } from './use-last-times.ts';
import type { Rest } from './use-rest-timer.ts';
import type { Editing } from './use-workout-draft.ts';
import type { DraftExercise } from './workout-draft.ts';

interface Settings {
  readonly editing: Editing;
  readonly rest: Rest;
  readonly lastTimeOf: LastTimeOf;
  readonly suggestions?: Suggestions | undefined;
  explain(exercise: DraftExercise): void;
}

/** What was pressed has moved or is gone: the focus goes to the set or the name of the exercise, once it is there. */
function useFocusNext() {
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    const target = document.querySelector<HTMLElement>(`[data-focus="${next.current}"]`);
    next.current = undefined;
    if (!target) return focusHeading();
    target.focus({ preventScroll: true });
    target.closest('section, li')?.scrollIntoView({ block: 'nearest' });
  });
  return (key: string) => {
    next.current = key;
  };
}

/** Beside it in the list: the one after it, else the one before. */
const neighbour = (list: readonly { readonly key: string }[], at: number) =>
  (list[at + 1] ?? list[at - 1])?.key;

export function useExerciseActions({
  editing,
  rest,
  lastTimeOf,
  suggestions,
  explain,
}: Settings): ExerciseActions {
  const { draft, change } = editing;
  const { offer } = useUndo();
  const [refused, setRefused] = useState<string>();
  const focusNext = useFocusNext();

  return {
    refused,
    explain,
    line: (key, line) => change({ type: 'line', key, line }),
    row: (key, rowChange) => change({ type: 'rows', key, change: rowChange }),
    toggle(key, open) {
      focusNext(key);
      change({ type: 'open', key: open ? key : null });
    },
    tick(exercise, index) {
      const row = rowsOf(exercise)[index];
      if (!row) return;
      const suggestion = draft.live ? suggestions?.of(exercise) : undefined;
      const found = fillOf(exercise, index, suggestion, lastTimeOf(exercise));
      const last = found && { weight: weightFieldText(found.weight), reps: String(found.reps) };
      const wrong = row.done ? undefined : wrongCell(tickSet(row, last));
      setRefused(wrong && row.key);
      if (wrong) return void focusField(lineField(row.key, wrong));
      change({ type: 'rows', key: exercise.key, change: { type: 'tick', row: row.key, last } });
      if (row.done) return;
      // The log tells later why the weight was what it was.
      if (suggestion && !row.weight && !exercise.reason) {
        change({ type: 'exercise', key: exercise.key, values: { reason: suggestion.why } });
      }
      const ticked = {
        type: 'rows',
        key: exercise.key,
        change: { type: 'tick', row: row.key, last },
      } as const;
      const after = changeWorkout(draft, ticked).exercises;
      const next = nextPlace(after, exercise.key);
      const own = after.find(({ key }) => key === exercise.key) ?? exercise;
      if (next && draft.live && next.exercise.key !== exercise.key) {
        change({ type: 'open', key: next.exercise.key });
      }
      if (!next) rest.skip();
      else if (!isMidRound(next, own)) rest.start(placeText(next, exercise), suggestions?.restOf(exercise));
    },
    removeRow(exercise, at) {
      const rows = rowsOf(exercise);
      const row = rows[at];
      if (!row) return;
      const { key } = exercise;
      focusNext(neighbour(rows, at) ?? key);
      change({ type: 'rows', key, change: { type: 'removeRow', row: row.key } });
      offer(`Set ${at + 1} removed`, () => {
        focusNext(row.key);
        change({ type: 'rows', key, change: { type: 'restoreRow', row, at } });
      });
    },
    remove({ key, name }) {
      const at = draft.exercises.findIndex((one) => one.key === key);
      const exercise = draft.exercises[at];
      if (!exercise) return;
      focusNext(neighbour(draft.exercises, at) ?? '');
      change({ type: 'remove', key });
      offer(`${name} removed`, () => {
        focusNext(key);
        change({ type: 'restore', exercise, at });
      });
    },
  };
}
