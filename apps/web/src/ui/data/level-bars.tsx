import { cx } from '../cx.ts';

const HEIGHTS = ['h-1.25', 'h-2', 'h-2.75'] as const;

/** One to three rising bars; the word beside them says the same. */
export function LevelBars({ level }: { level: 1 | 2 | 3 }) {
  return (
    <span aria-hidden="true" className="inline-flex h-2.75 items-end gap-0.75">
      {HEIGHTS.map((height, index) => (
        <span
          key={height}
          className={cx('w-1 rounded-[1px] bg-current', height, index >= level && 'opacity-30')}
        />
      ))}
    </span>
  );
}
