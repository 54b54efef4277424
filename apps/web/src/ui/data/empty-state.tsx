import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Arc } from './arc.tsx';

type EmptyStateProps = {
  icon: ReactNode;
  title: ReactNode;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
};

export function EmptyState({ icon, title, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx('grid justify-items-center px-2 py-4 text-center', className)}>
      <Arc value={0} size={88} stroke={9}>
        <span aria-hidden="true" className="text-ink-2 [&_svg]:size-7">
          {icon}
        </span>
      </Arc>
      <Heading className="mt-3 max-w-full text-lg text-balance wrap-anywhere">{title}</Heading>
      {children && <div className="mt-1 max-w-80 text-sm text-balance text-ink-2">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
