import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'outline';

type BadgeProps = {
  tone?: BadgeTone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-2',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  outline: 'inset-ring inset-ring-line text-ink-2',
};

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.25 rounded-sm px-2 text-xs font-label whitespace-nowrap group-data-selected/row:bg-surface [&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
