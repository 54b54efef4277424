import { cx } from '../cx.ts';

/** A picture of letters; the name belongs to the button or text around it. */
export function Avatar({ initials, className }: { initials: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid size-8.5 flex-none place-items-center rounded-full bg-accent-soft text-xs font-[650] tracking-[.02em] text-accent uppercase',
        className,
      )}
    >
      {initials}
    </span>
  );
}
