import { Check } from 'lucide-react';
import { Arc } from '../../../ui/data/arc.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import { clockText } from '../log/clock-text.ts';
import { RestControls } from '../log/components/rest-timer.tsx';
import type { Rest } from '../log/use-rest-timer.ts';

interface Props {
  readonly rest: Rest;
  /** 'Set 2 done: 62.5 kg × 8'; none when every set is done. */
  readonly label: string | undefined;
  onDone(): void;
  onFinish(): void;
}

/** At the thumb of a phone: the rest that is being taken, and the one press for the set that comes. */
export function SetDock({ rest, label, onDone, onFinish }: Props) {
  const { running } = rest;
  return (
    <ThumbBar>
      <div className="grid min-w-0 flex-1 gap-2">
        {running && (
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <Arc value={running.left} max={running.of} size={40} tone="training" />
            <p className="min-w-0 flex-[1_1_3.5rem] tabular-nums">
              <span className="block text-lg font-figure">{clockText(running.left)}</span>
              <span className="block truncate text-xs text-ink-2">
                {running.before ? `Rest, then ${running.before}` : 'Rest'}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              <RestControls rest={rest} />
            </div>
          </div>
        )}
        {rest.over && <p className="font-strong wrap-break-word">{rest.said}</p>}
        {label ? (
          <Button size="lg" full icon={<Check size={20} aria-hidden="true" />} onClick={onDone}>
            {label}
          </Button>
        ) : (
          <Button size="lg" full onClick={onFinish}>
            Finish Workout
          </Button>
        )}
      </div>
    </ThumbBar>
  );
}
