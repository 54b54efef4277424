import { volumeOf } from '@fitarc/domain/workout';
import { weightText } from '../../../lib/units.ts';
import { performedSets, rowsOf } from '../log/draft-sets.ts';
import type { LastTimeOf } from '../log/use-last-times.ts';
import type { WorkoutDraft } from '../log/workout-draft.ts';

export interface SessionFigures {
  readonly done: number;
  readonly sets: number;
  /** Kilograms. */
  readonly volume: number;
  /** Of the same exercises the last time; none where there was none. */
  readonly lastVolume: number | null;
}

/** What a session has come to so far. */
export function figuresOf({ exercises }: WorkoutDraft, lastTimeOf: LastTimeOf): SessionFigures {
  const all = exercises.map((exercise) => ({ exercise, rows: rowsOf(exercise) }));
  const done = all.map(({ exercise, rows }) => ({ exercise, rows: rows.filter((row) => row.done) }));
  const begun = done.filter(({ rows }) => rows.length > 0);
  const before = begun.flatMap(({ exercise }) => lastTimeOf(exercise)?.volume ?? []);
  return {
    done: done.reduce((sum, { rows }) => sum + rows.length, 0),
    sets: all.reduce((sum, { rows }) => sum + rows.length, 0),
    volume: begun.reduce((sum, { exercise, rows }) => sum + volumeOf(performedSets(rows), exercise.unit), 0),
    lastVolume: before.length === 0 ? null : before.reduce((sum, volume) => sum + volume, 0),
  };
}

/** '230 kg more than last time'. */
export function comparison({ volume, lastVolume }: Pick<SessionFigures, 'volume' | 'lastVolume'>): string {
  if (!lastVolume || volume === 0) return '';
  const more = volume - lastVolume;
  if (Math.abs(more) < 0.5) return 'As much as last time';
  return `${weightText(Math.round(Math.abs(more)))} ${more > 0 ? 'more' : 'less'} than last time`;
}
