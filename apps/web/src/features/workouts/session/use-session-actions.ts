import { updateExerciseSettings } from '@fitarc/contract/exercise-settings';
import { LIGHTER_DAY } from '@fitarc/domain/progression/lighter-day';
import { warmUpSets } from '@fitarc/domain/progression/warm-up';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { rowsOf, weightFieldText } from '../log/draft-sets.ts';
import type { ExerciseActions } from '../log/exercise-actions.ts';
import { fillOf, type Suggestions } from '../log/suggested-sets.ts';
import type { LastTimeOf } from '../log/use-last-times.ts';
import type { Editing } from '../log/use-workout-draft.ts';
import type { DraftExercise } from '../log/workout-draft.ts';
import type { SessionActions } from './session-actions.ts';

interface Settings {
  readonly editing: Editing;
  readonly actions: ExerciseActions;
  readonly suggestions: Suggestions;
  readonly lastTimeOf: LastTimeOf;
  openSwap(exercise: DraftExercise): void;
  openPlates(exercise: DraftExercise): void;
}

export function useSessionActions(settings: Settings): SessionActions {
  const { editing, actions, suggestions, lastTimeOf, openSwap, openPlates } = settings;
  const { change } = editing;
  const queryClient = useQueryClient();

  /** The heaviest that is to be done today. */
  function workingWeight(exercise: DraftExercise): number {
    const last = lastTimeOf(exercise);
    const fills = rowsOf(exercise).map((_row, index) =>
      fillOf(exercise, index, suggestions.of(exercise), last),
    );
    return Math.max(0, ...fills.map((fill) => fill?.weight ?? 0));
  }

  return {
    ...actions,
    swap: openSwap,
    plates: openPlates,
    move: ({ key }, by) => change({ type: 'move', key, by }),
    superset: ({ key }) => change({ type: 'superset', key }),
    note: ({ key }, notes) => change({ type: 'exercise', key, values: { notes: notes || null } }),
    takeSuggestion(exercise) {
      const suggestion = suggestions.of(exercise);
      if (!suggestion) return;
      rowsOf(exercise).forEach((row, index) => {
        const fill = fillOf(exercise, index, suggestion, undefined);
        if (row.done || !fill) return;
        const values = { weight: row.weight || weightFieldText(fill.weight), reps: String(fill.reps) };
        change({ type: 'rows', key: exercise.key, change: { type: 'row', row: row.key, values } });
      });
      change({ type: 'exercise', key: exercise.key, values: { reason: suggestion.why } });
    },
    lighten(exercises) {
      for (const exercise of exercises) {
        const suggestion = suggestions.of(exercise);
        if (!suggestion) continue;
        const targets = suggestions.lighter(exercise, suggestion);
        const open = rowsOf(exercise).filter(({ done, kind }) => !done && kind !== 'warm_up');
        open.forEach((row, at) => {
          const target = targets[at];
          const { key } = exercise;
          if (!target) {
            change({ type: 'rows', key, change: { type: 'removeRow', row: row.key } });
            return;
          }
          const values = { weight: weightFieldText(target.weight), reps: String(target.reps) };
          change({ type: 'rows', key, change: { type: 'row', row: row.key, values } });
        });
        change({ type: 'exercise', key: exercise.key, values: { reason: LIGHTER_DAY } });
      }
    },
    warmUp(exercise) {
      const weight = workingWeight(exercise);
      const warmUps = warmUpSets(weight, suggestions.loads(exercise));
      if (warmUps.length > 0) change({ type: 'warmUps', key: exercise.key, warmUps });
      else toast({ message: 'Enter the weight of your first set to get warm-up sets for it.' });
    },
    rest(exercise, seconds) {
      change({ type: 'exercise', key: exercise.key, values: { rest: seconds } });
      if (exercise.exercise_id === null) return;
      // Remembered for the next time; the session goes on without it.
      const params = { id: String(exercise.exercise_id) };
      void call(updateExerciseSettings, { params, body: { rest_seconds: seconds } }).then(
        () => queryClient.invalidateQueries({ queryKey: queryRoots.exerciseSettings }),
        () => undefined,
      );
    },
  };
}
