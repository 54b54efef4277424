import type { Failure } from '../../../../lib/failure.ts';
import { formatWhole } from '../../../../lib/format-number.ts';
import { cx } from '../../../../ui/cx.ts';
import { FailureNotice } from '../../../../ui/data/failure-notice.tsx';
import { Button } from '../../../../ui/form/button.tsx';

interface Props {
  readonly eaten: number;
  readonly goal: number | undefined;
  /** Calories of the portion that is being set; undefined while there is none. */
  readonly more: number | undefined;
  readonly chosen: boolean;
  /** Whether the portion may be eaten. */
  readonly ready: boolean;
  /** What was pressed and is on its way. */
  readonly busy: 'add' | 'next' | undefined;
  readonly failure: Failure | undefined;
  /** What was added last. */
  readonly said: string;
  onAdd(): void;
  onAddAndNext(): void;
  onDone(): void;
}

const leftWords = (left: number) => `${formatWhole(Math.abs(left))} kcal ${left >= 0 ? 'left' : 'over'}`;

/** What the day comes to. */
function Sum({ eaten, goal, more }: Pick<Props, 'eaten' | 'goal' | 'more'>) {
  const sum = Math.round(eaten + (more ?? 0));
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {more === undefined ? 'So far' : 'After this'}: <b className="text-ink">{formatWhole(sum)}</b>
      {goal ? ` of ${formatWhole(goal)}` : ''} kcal
      {!!goal && (
        <span className="@max-[18rem]/panel:hidden">
          <span className="md:hidden">, </span>
          <br className="max-md:hidden" />
          {leftWords(Math.round(goal) - sum)}
        </span>
      )}
    </p>
  );
}

export function AddFooter(props: Props) {
  const { chosen, ready, busy, failure, said, onAdd, onAddAndNext, onDone } = props;
  return (
    <div className="grid w-full gap-3">
      <FailureNotice failure={failure} />
      <div className={cx('flex items-center gap-2', chosen && 'max-md:grid')}>
        <div className="min-w-0 flex-1 md:flex md:min-h-10 md:items-center md:gap-6">
          <Sum {...props} />
          <p role="status" className="text-sm font-label text-success wrap-anywhere">
            {said}
          </p>
        </div>
        {chosen ? (
          <div className="flex flex-none flex-wrap gap-2 max-md:*:flex-auto">
            <Button
              variant="secondary"
              disabled={!ready || busy === 'add'}
              busy={busy === 'next'}
              onClick={onAddAndNext}
            >
              Add and Next
            </Button>
            <Button disabled={!ready || busy === 'next'} busy={busy === 'add'} onClick={onAdd}>
              Add Food
            </Button>
          </div>
        ) : (
          <Button variant="secondary" className="flex-none" onClick={onDone}>
            Done
          </Button>
        )}
      </div>
    </div>
  );
}
