import { cx } from '../cx.ts';

type SpinnerProps = { size?: number; className?: string | undefined };

export function Spinner({ size = 18, className }: SpinnerProps) {
  return (
    <svg
      className={cx('animate-spin-arc', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M21 12a9 9 0 1 1-9-9" />
    </svg>
  );
}
