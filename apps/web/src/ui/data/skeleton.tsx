import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import { Arc } from './arc.tsx';

type SkeletonProps = {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string | undefined;
};

const sheen =
  'relative block overflow-clip rounded-sm bg-sunken after:absolute after:inset-0 after:-translate-x-full after:animate-sheen ' +
  'after:bg-linear-to-r after:from-transparent after:via-surface/70 after:to-transparent motion-reduce:after:hidden';

/** Holds the place of what is loading; the region around it says so with `aria-busy`. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" data-skeleton="" className={cx(sheen, className)} style={{ width, height }} />
  );
}

const WIDTHS = ['100%', '86%', '64%', '92%', '72%'] as const;

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string | undefined }) {
  return (
    <span className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content never move
        <Skeleton key={index} width={WIDTHS[index % WIDTHS.length]} height={14} />
      ))}
    </span>
  );
}

export function SkeletonArc({ size }: { size: number }) {
  return <Arc value={0} size={size} />;
}
