import type { LastTime } from '@fitarc/contract/workouts';
import { addDays, dayAt, isLocalDate, localDate } from '@fitarc/domain/local-date';
import { isLighterDayDue, lighterTargets } from '@fitarc/domain/progression/lighter-day';
import { type Loads, loadKindOf, loadsFor } from '@fitarc/domain/progression/loads';
import { nextTargets } from '@fitarc/domain/progression/next-targets';
import { lastText, reasonText, targetText, type Wording } from '@fitarc/domain/progression/reason';
import type { Goal, Session } from '@fitarc/domain/progression/suggestion';
import { weekdayOf } from '@fitarc/domain/weekday';
import { useQuery } from '@tanstack/react-query';
import { useTrainingPreferences } from '../../../lib/training-preferences.ts';
import { readNumber } from '../../../lib/typed-number.ts';
import { currentUnits, weightText } from '../../../lib/units.ts';
import { repsWords, workoutDay } from '../workout-text.ts';
import { exerciseSettingsQuery } from '../workouts.queries.ts';
import { rowsOf } from './draft-sets.ts';
import { isWorking, type Suggestions } from './suggested-sets.ts';
import type { ExerciseLibrary } from './use-exercise-library.ts';
import type { LastTimeOf } from './use-last-times.ts';
import type { DraftExercise, WorkoutDraft } from './workout-draft.ts';

function goalOf(exercise: DraftExercise, last: LastTime | undefined): Goal | undefined {
  const rows = rowsOf(exercise).filter(isWorking);
  const { goal } = exercise;
  if (goal) {
    const { reps, reps_max, weight, percent, rpe, rule } = goal;
    return {
      sets: rows.length,
      reps,
      repsMax: reps_max ?? reps,
      weight: weight ?? null,
      percent: percent ?? null,
      rpe: rpe ?? null,
      rule: rule ?? 'double',
    };
  }
  // Whoever trains without a plan goes by what was typed, else by the last time.
  const typed = readNumber(rows[0]?.reps ?? '') ?? readNumber(exercise.reps);
  const reps = typed ?? last?.set_details.find(isWorking)?.reps;
  return reps === undefined ? undefined : { sets: rows.length, reps, repsMax: reps, rule: 'double' };
}

function wordingFor(exercise: DraftExercise): Wording {
  const today = dayAt(new Date());
  return {
    weight: weightText,
    reps: (amount) => repsWords(amount, exercise.unit),
    day: (date) => {
      if (date === today) return 'earlier today';
      if (date === addDays(today, -1)) return 'yesterday';
      return date > addDays(today, -7) ? `last ${weekdayOf(date)}` : `on ${workoutDay(date)}`;
    },
  };
}

/** The last time and those before it, newest first. */
const sessionsOf = (last: LastTime | undefined): Session[] =>
  (last ? [last, ...(last.earlier ?? [])] : []).map((time) => ({
    date: localDate(time.date),
    sets: time.set_details,
    easy: time.lighter_day === true,
  }));

/** What to do today, exercise by exercise, from the plan and the log. */
export function useSuggestions(
  { date }: WorkoutDraft,
  library: ExerciseLibrary,
  lastTimeOf: LastTimeOf,
): Suggestions {
  const { gymWeights } = useTrainingPreferences();
  const { data: settings } = useQuery(exerciseSettingsQuery());
  const settingsOf = ({ exercise_id }: DraftExercise) =>
    settings?.find((one) => exercise_id !== null && String(one.exercise_id) === String(exercise_id));

  function loads(exercise: DraftExercise): Loads {
    const known = library.detailsOf(exercise.exercise_id);
    return loadsFor({
      kind: loadKindOf(known?.equipment_options ?? []),
      lowerBody: known?.muscle_groups.includes('Legs') ?? false,
      unit: currentUnits().weight,
      gym: gymWeights,
      step: settingsOf(exercise)?.step,
    });
  }

  return {
    loads,
    noteOf: (exercise) => settingsOf(exercise)?.note ?? undefined,
    restOf: (exercise) => exercise.rest ?? settingsOf(exercise)?.rest_seconds ?? undefined,
    isLighterDayDue: (exercises) =>
      isLighterDayDue(exercises.map((exercise) => sessionsOf(lastTimeOf(exercise)))),
    lighter: (exercise, suggestion) => lighterTargets(suggestion.targets, loads(exercise)),
    of(exercise) {
      const last = lastTimeOf(exercise);
      const goal = goalOf(exercise, last);
      if (!goal || goal.sets === 0 || !isLocalDate(date)) return undefined;
      const found = nextTargets(goal, sessionsOf(last), date, {
        unit: exercise.unit,
        loads: loads(exercise),
      });
      if (!found) return undefined;
      const wording = wordingFor(exercise);
      return {
        targets: found.targets,
        text: targetText(found.targets, wording),
        short: lastText(found, wording),
        why: reasonText(found, wording),
      };
    },
  };
}
