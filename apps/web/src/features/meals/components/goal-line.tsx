import type { Goals } from '@fitarc/contract/nutrition';
import type { Nutrients } from '@fitarc/domain/food';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { formatWhole } from '../../../lib/format-number.ts';
import { cx } from '../../../ui/cx.ts';
import { Arc } from '../../../ui/data/arc.tsx';
import { ProgressTrack } from '../../../ui/data/progress.tsx';
import { toneText } from '../../../ui/tone.ts';
import { NUTRIENTS } from '../../nutrition/nutrients.ts';

interface Props {
  readonly goals: Goals | null;
  readonly eaten: Nutrients | undefined;
  readonly open: boolean;
  readonly controls: string;
  onToggle(): void;
}

const MACRO_GOALS = NUTRIENTS.filter(({ key }) => key !== 'calories');

/** The goals of the day in one line, which opens them. */
export function GoalLine({ goals, eaten, open, controls, onToggle }: Props) {
  const calories = eaten?.calories ?? 0;
  const left = goals ? Math.round(goals.daily_calories_goal) - Math.round(calories) : 0;
  const isOver = left < 0;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      aria-label={open ? 'Hide daily goals' : 'Show daily goals'}
      onClick={onToggle}
      className="@container/line block w-full rounded-md text-left"
    >
      {/* With large letters there is room for the calories only; the rest is one press away. */}
      <span className="grid min-h-touch grid-cols-[6.75rem_repeat(3,minmax(0,1fr))_auto] items-center gap-x-2 xs:gap-x-3 @max-[17rem]/line:grid-cols-1">
        <span className="flex items-center gap-2">
          <Arc
            value={calories}
            max={goals?.daily_calories_goal ?? 1}
            size={36}
            tone="calories"
            overshoot={!!goals}
          />
          <span className="grid leading-tight tabular-nums">
            <b className="text-lg/5">{formatWhole(goals ? Math.abs(left) : calories)}</b>
            <span
              className={cx(
                'flex items-center gap-1 text-xs whitespace-nowrap',
                isOver ? 'font-strong text-warning' : 'text-ink-2',
              )}
            >
              {isOver && <TriangleAlert size={12} aria-hidden="true" />}
              {goals ? (isOver ? 'kcal over' : 'kcal left') : 'kcal'}
            </span>
          </span>
        </span>
        {MACRO_GOALS.map(({ key, goal }) => (
          <span key={key} className={cx('grid min-w-0 gap-1 @max-[17rem]/line:hidden', toneText[key])}>
            <span className="text-xs tracking-tight whitespace-nowrap text-ink tabular-nums">
              <b>{key.charAt(0).toUpperCase()}</b> {formatWhole(eaten?.[key] ?? 0)}
              {goals && <span className="text-ink-3">/{formatWhole(goals[goal])}</span>}
            </span>
            <ProgressTrack value={eaten?.[key] ?? 0} max={goals?.[goal] ?? 0} className="h-1.5" />
          </span>
        ))}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={cx(
            'text-ink-2 transition-transform max-xs:hidden duration-[var(--fast)]',
            open && 'rotate-180',
          )}
        />
      </span>
    </button>
  );
}
