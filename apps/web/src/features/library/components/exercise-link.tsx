import { ChartLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../ui/cx.ts';

export const exercisePath = (id: number | string): string => `/exercises/${encodeURIComponent(id)}`;

interface Props {
  /** None for what is not in the library, which has no page. */
  readonly id: number | string | null | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The name of an exercise, leading to what the member has done in it. */
export function ExerciseLink({ id, onClick, className, children }: Props) {
  if (id === null || id === undefined || id === '') return children;
  return (
    <Link
      to={exercisePath(id)}
      onClick={onClick}
      className={cx(
        'rounded-sm text-inherit underline decoration-line-strong underline-offset-[3px] hover:decoration-current',
        className,
      )}
    >
      {children}
    </Link>
  );
}

/** For dialogs that say how an exercise is done. */
export function ExerciseHistoryLink({ id }: { id: number | string }) {
  return (
    <Link
      to={exercisePath(id)}
      className="inline-flex min-h-touch items-center gap-1.5 text-sm font-strong no-underline hover:underline"
    >
      <ChartLine size={18} aria-hidden="true" />
      History and records
    </Link>
  );
}
