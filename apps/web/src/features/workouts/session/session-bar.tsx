import { pluralize } from '@fitarc/domain/pluralize';
import { Button } from '../../../ui/form/button.tsx';
import { clockText } from '../log/clock-text.ts';
import { useSessionClock } from './use-session-clock.ts';

interface Props {
  readonly title: string;
  readonly startedAt: string | null | undefined;
  readonly done: number;
  readonly sets: number;
  onFinish(): void;
}

/** The name of the workout, how long it has lasted, how much is done, and its end: always in sight. */
export function SessionBar({ title, startedAt, done, sets, onFinish }: Props) {
  const seconds = useSessionClock(startedAt);
  return (
    <div className="sticky top-[var(--header-height,3.5rem)] z-10 -mx-gutter mb-4 border-b border-line bg-surface px-gutter">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 py-1">
        <div className="flex min-w-0 flex-[1_1_8rem] items-center gap-3">
          <h1 tabIndex={-1} className="min-w-0 truncate text-lg! leading-6!">
            {title}
          </h1>
          <span
            role="timer"
            aria-label={`Running for ${pluralize(Math.floor(seconds / 60), 'minute')}`}
            className="text-ink-2 tabular-nums"
          >
            {clockText(seconds)}
          </span>
        </div>
        <span className="text-sm text-ink-2 tabular-nums max-xs:hidden">
          {done} of {pluralize(sets, 'set')}
        </span>
        <Button variant="secondary" onClick={onFinish}>
          Finish
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label="Sets done"
        aria-valuemin={0}
        aria-valuemax={sets}
        aria-valuenow={done}
        className="-mx-gutter -mb-px h-[3px] bg-sunken"
      >
        <span
          className="block h-full bg-training"
          style={{ width: `${sets === 0 ? 0 : (done / sets) * 100}%` }}
        />
      </div>
    </div>
  );
}
