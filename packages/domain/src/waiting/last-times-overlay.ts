import { type PerformedSet, RECENT_EXERCISES_AT_MOST, volumeOf } from '../workout.ts';
import { idsOf, type Session, sessionsOf, without, workoutsOf } from './exercise-sessions.ts';
import { byDateDescending } from './list-overlay.ts';
import type { Overlay } from './read.ts';
import type { Fields } from './waiting-write.ts';

const timeOf = ({ workout_id, date, sets, firstSets, unit, isLighterDay }: Session): Fields => ({
  workout_id,
  date,
  volume: volumeOf(firstSets, unit),
  set_details: firstSets,
  all_sets: sets,
  ...(isLighterDay ? { lighter_day: true } : {}),
});

const earlierOf = ({ workout_id, date, set_details, all_sets, lighter_day }: Fields): Fields => ({
  workout_id,
  date,
  set_details: all_sets ?? set_details,
  ...(lighter_day ? { lighter_day } : {}),
});

/** What was done last time for each exercise. */
export const lastTimes: Overlay = (answer, effects, { query }) => {
  const { added, gone } = workoutsOf(effects);
  const until = query.until ? String(query.until) : '9999';
  const isAsked = ({ date, workout_id }: Session) =>
    date <= until && String(workout_id) !== String(query.except);
  return String(query.exerciseIds ?? '')
    .split(',')
    .flatMap((id) => {
      const stored = (answer as readonly Fields[]).find(({ exercise_id }) => String(exercise_id) === id);
      const { exercise_id = Number(id), earlier = [], ...last } = stored ?? {};
      const times = without(stored ? [last, ...(earlier as readonly Fields[])] : [], idsOf(gone));
      const [newest, ...others] = sessionsOf(id, added)
        .filter(isAsked)
        .map(timeOf)
        .reduce(byDateDescending, times as Fields[]);
      if (!newest) return [];
      const { all_sets: _, ...time } = newest;
      const unit = sessionsOf(id, gone)[0]?.unit ?? 'reps';
      const volume = volumeOf(newest.set_details as readonly PerformedSet[], unit);
      const before = others.slice(0, Number(query.earlier ?? 0)).map(earlierOf);
      return [{ exercise_id, volume, ...time, ...(before.length > 0 ? { earlier: before } : {}) }];
    });
};

/** The exercises of the latest workouts, newest first. */
export const recentExercises: Overlay = (answer, effects) => {
  const done = workoutsOf(effects)
    .added.reverse()
    .flatMap(({ exercises, date }) =>
      (exercises as readonly Fields[]).flatMap(({ exercise_id, exercise_name }) =>
        exercise_id === null ? [] : [{ exercise_id, name: exercise_name, date }],
      ),
    );
  const rows = [...done, ...(answer as readonly Fields[])].sort((a, b) =>
    String(b.date).localeCompare(String(a.date)),
  );
  const seen = new Set<string>();
  return rows
    .filter(({ exercise_id }) => !seen.has(String(exercise_id)) && seen.add(String(exercise_id)))
    .slice(0, RECENT_EXERCISES_AT_MOST);
};
