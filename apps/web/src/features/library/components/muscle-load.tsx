import { type LoadedExercise, PLENTY_OF_SETS, trainingLoad } from '@fitarc/domain/training-load';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { BodyThumb } from './body-map.tsx';

interface Props {
  /** Every exercise, as often as it is done. */
  readonly exercises: readonly LoadedExercise[];
  /** How long that took: what is plenty for a week is little for three months. */
  readonly weeks?: number;
  /** The name of the list. */
  readonly label: string;
  /** The map beside the list rather than above it. */
  readonly wide?: boolean;
  /** In place of the list while nothing trains anything. */
  readonly children: ReactNode;
}

/** Sets by part of the body: on the body map, and as a list that says the same in figures. */
export function MuscleLoad({ exercises, weeks = 1, label, wide = false, children }: Props) {
  const loads = trainingLoad(exercises);
  const most = loads[0]?.sets ?? 0;
  const plenty = Math.round(PLENTY_OF_SETS * weeks);
  const musclesWhere = (enough: boolean) =>
    loads.filter(({ sets }) => sets >= plenty === enough && sets > 0).flatMap(({ muscles }) => muscles);
  return (
    <div className={cx(wide && 'lg:grid lg:grid-cols-[minmax(0,13rem)_1fr] lg:items-center lg:gap-8')}>
      <div>
        <BodyThumb primary={musclesWhere(true)} secondary={musclesWhere(false)} className="h-52" />
        <Key plenty={plenty} />
      </div>
      <div>
        {most > 0 ? (
          <ul aria-label={label} className="grid gap-2.5">
            {loads.map(({ area, sets }) => (
              <Bar key={area} name={area} sets={sets} most={most} />
            ))}
          </ul>
        ) : (
          children
        )}
        <p className="mt-4 flex justify-between border-t border-line pt-3 text-sm">
          <span className="text-ink-2">All sets</span>
          <span className="font-strong tabular-nums">
            {exercises.reduce((sum, { sets }) => sum + sets, 0)}
          </span>
        </p>
      </div>
    </div>
  );
}

function Key({ plenty }: { plenty: number }) {
  return (
    <p className="mt-3 mb-4 flex flex-wrap justify-center gap-x-3 gap-y-1 text-xs text-ink-3">
      <span className="inline-flex items-center gap-1.5">
        <i aria-hidden="true" className="size-3.5 rounded-[4px] bg-map-primary" />
        {plenty} sets or more
      </span>
      <span className="inline-flex items-center gap-1.5">
        <i
          aria-hidden="true"
          className="size-3.5 rounded-[4px] bg-[repeating-linear-gradient(45deg,var(--map-primary)_0_2px,var(--map-muscle)_2px_4.5px)]"
        />
        1 to {plenty - 1}
      </span>
    </p>
  );
}

function Bar({ name, sets, most }: { name: string; sets: number; most: number }) {
  return (
    <li className="relative grid grid-cols-[min(7.25rem,45%)_minmax(0,1fr)_2rem] items-center gap-2">
      <span className="leading-5 wrap-anywhere">{name}</span>
      <span aria-hidden="true" className="h-2 overflow-clip rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-training transition-[width] duration-[var(--slow)] ease-out"
          style={{ width: `${(sets / most) * 100}%` }}
        />
      </span>
      <span className="text-right font-strong tabular-nums">
        {sets}
        <span className="sr-only"> sets</span>
      </span>
    </li>
  );
}
