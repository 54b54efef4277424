import { BRAND } from '@fitarc/domain/brand';
import { cx } from '../cx.ts';

function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="none"
      className="text-accent"
      aria-hidden="true"
    >
      <path d="M23.9 14A9.9 9.9 0 1 1 14 4.1" stroke="currentColor" strokeWidth="4.2" strokeLinecap="round" />
    </svg>
  );
}

export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-touch items-center gap-[9px] text-[1.125rem] font-[650] tracking-[-.025em] text-ink',
        className,
      )}
    >
      <LogoMark />
      {/* With large letters on a phone there is room for the mark only. */}
      <span className="@max-[18rem]/bar:sr-only">{BRAND}</span>
    </span>
  );
}
