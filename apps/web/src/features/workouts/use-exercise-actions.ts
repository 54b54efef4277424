import { useEffect, useRef } from 'react';
import { useUndo } from '../../ui/use-undo.ts';
import type { ExerciseActions } from './components/exercise-sections.tsx';
import { rowsOf, typed } from './draft-sets.ts';
import type { LastTimeOf } from './use-last-times.ts';
import type { Rest } from './use-rest.ts';
import type { Editing } from './use-workout-draft.ts';
import type { DraftExercise } from './workout-draft.ts';

interface Settings {
  readonly editing: Editing;
  readonly rest: Rest;
  readonly lastTimeOf: LastTimeOf;
  explain(exercise: DraftExercise): void;
}

/** What comes after a set: the next of the exercise, else the exercise after it. */
function nextAfter(exercises: readonly DraftExercise[], exercise: DraftExercise, index: number): string {
  const following = exercise.rows?.findIndex((row, at) => at !== index && !row.done) ?? -1;
  if (following >= 0) return `set ${following + 1}`;
  return exercises[exercises.findIndex(({ key }) => key === exercise.key) + 1]?.name ?? '';
}

export function useExerciseActions({ editing, rest, lastTimeOf, explain }: Settings): ExerciseActions {
  const { draft, change } = editing;
  const { offer } = useUndo();
  // The button that opened or closed an exercise has moved with it: the focus follows to its name.
  const focus = useRef<string>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    const heading = document.querySelector<HTMLElement>(`[data-exercise="${focus.current}"]`);
    focus.current = undefined;
    heading?.focus({ preventScroll: true });
    heading?.closest('section, li')?.scrollIntoView({ block: 'nearest' });
  });

  return {
    explain,
    line: (key, line) => change({ type: 'line', key, line }),
    row: (key, rowChange) => change({ type: 'rows', key, change: rowChange }),
    toggle(key, open) {
      focus.current = key;
      change({ type: 'open', key: open ? key : null });
    },
    tick(exercise, index) {
      const row = rowsOf(exercise)[index];
      if (!row) return;
      const last = lastTimeOf(exercise)?.set_details[index];
      change({
        type: 'rows',
        key: exercise.key,
        change: {
          type: 'tick',
          row: row.key,
          last: last && { weight: typed(last.weight), reps: String(last.reps) },
        },
      });
      if (!row.done) rest.start(nextAfter(draft.exercises, exercise, index));
    },
    removeRow(exercise, at) {
      const row = rowsOf(exercise)[at];
      if (!row) return;
      const { key } = exercise;
      change({ type: 'rows', key, change: { type: 'removeRow', row: row.key } });
      offer(`Set ${at + 1} removed`, () =>
        change({ type: 'rows', key, change: { type: 'restoreRow', row, at } }),
      );
    },
    remove({ key, name }) {
      const at = draft.exercises.findIndex((one) => one.key === key);
      const exercise = draft.exercises[at];
      if (!exercise) return;
      change({ type: 'remove', key });
      offer(`${name} removed`, () => change({ type: 'restore', exercise, at }));
    },
  };
}
