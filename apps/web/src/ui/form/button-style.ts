import { cx } from '../cx.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-outline' | 'danger-quiet';
type ButtonSize = 'md' | 'lg';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  full?: boolean | undefined;
};

const base =
  'relative inline-flex max-w-full select-none items-center justify-center rounded-md border text-center font-strong leading-tight no-underline transition-[background-color,border-color,scale] duration-[var(--fast)] ease-out active:scale-[.985] disabled:cursor-not-allowed disabled:text-ink-3 disabled:active:scale-100 aria-busy:cursor-progress';

const filledOff = 'disabled:border-transparent disabled:bg-sunken';
const quietOff = 'disabled:bg-transparent';

const variants: Record<ButtonVariant, string> = {
  primary: cx('border-transparent bg-accent text-on-accent hover:bg-accent-hover', filledOff),
  secondary: cx('border-line-strong bg-surface text-ink hover:bg-sunken', filledOff),
  quiet: cx('border-transparent text-accent hover:bg-sunken', quietOff),
  danger: cx('border-transparent bg-danger text-on-danger hover:bg-danger/90', filledOff),
  'danger-outline': cx('border-danger bg-surface text-danger hover:bg-danger-soft', filledOff),
  'danger-quiet': cx('border-transparent text-danger hover:bg-danger-soft', quietOff),
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-touch py-2 text-md',
  lg: 'min-h-13 py-2 text-base',
};

const paddings: Record<ButtonSize, string> = { md: 'px-4', lg: 'px-6' };

export function buttonClass({ variant = 'primary', size = 'md', full = false }: ButtonLook): string {
  const quiet = variant === 'quiet' || variant === 'danger-quiet';
  return cx(
    base,
    variants[variant],
    sizes[size],
    quiet ? 'px-3' : paddings[size],
    // On one line as long as there is room for it; with large letters on a phone there may be none.
    full ? 'w-full' : 'shrink-0',
  );
}
