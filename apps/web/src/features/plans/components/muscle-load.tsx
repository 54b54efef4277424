import { type LoadedExercise, PLENTY_OF_SETS, trainingLoad } from '@fitarc/domain/training-load';
import { Card, CardHead } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { BodyThumb } from '../../library/components/body-map.tsx';
import { setsOf } from '../plan-words.ts';

interface Props {
  /** Every exercise of the week, as often as it is done. */
  readonly exercises: readonly LoadedExercise[];
  /** The map beside the list rather than above it. */
  readonly wide?: boolean;
  readonly className?: string;
}

/** The sets of a week by part of the body: on the body map, and as a list that says the same in figures. */
export function MuscleLoad({ exercises, wide = false, className }: Props) {
  const loads = trainingLoad(exercises);
  const most = loads[0]?.sets ?? 0;
  const musclesWhere = (enough: boolean) =>
    loads
      .filter(({ sets }) => sets >= PLENTY_OF_SETS === enough && sets > 0)
      .flatMap(({ muscles }) => muscles);
  return (
    <Card className={className}>
      <CardHead title="Muscles this week" action={wide && <span className="text-sm text-ink-3">Sets</span>} />
      <div className={cx(wide && 'lg:grid lg:grid-cols-[minmax(0,11rem)_1fr] lg:items-center lg:gap-8')}>
        <div>
          <BodyThumb primary={musclesWhere(true)} secondary={musclesWhere(false)} className="h-52" />
          <Key />
        </div>
        <div>
          {most > 0 ? (
            <ul aria-label="Weekly sets" className="grid gap-2.5">
              {loads.map(({ area, sets }) => (
                <Bar key={area} name={area} sets={sets} most={most} />
              ))}
            </ul>
          ) : (
            <p className="text-sm text-ink-2">
              Add exercises, and the sets each part of the body gets in a week are counted here.
            </p>
          )}
          <p className="mt-4 flex justify-between border-t border-line pt-3 text-sm">
            <span className="text-ink-2">All sets</span>
            <span className="font-strong tabular-nums">{setsOf(exercises)}</span>
          </p>
        </div>
      </div>
    </Card>
  );
}

function Key() {
  return (
    <p className="mt-3 mb-4 flex flex-wrap justify-center gap-x-4 gap-y-1 text-xs text-ink-3">
      <span className="inline-flex items-center gap-1.5">
        <i aria-hidden="true" className="size-3.5 rounded-[4px] bg-map-primary" />
        {PLENTY_OF_SETS} sets or more
      </span>
      <span className="inline-flex items-center gap-1.5">
        <i
          aria-hidden="true"
          className="size-3.5 rounded-[4px] bg-[repeating-linear-gradient(45deg,var(--map-primary)_0_2px,var(--map-muscle)_2px_4.5px)]"
        />
        1 to {PLENTY_OF_SETS - 1}
      </span>
    </p>
  );
}

function Bar({ name, sets, most }: { name: string; sets: number; most: number }) {
  return (
    <li className="grid grid-cols-[7.25rem_1fr_2rem] items-center gap-2">
      <span className="leading-5">{name}</span>
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
