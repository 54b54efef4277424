import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { Spinner } from '../data/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-style.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
    icon?: ReactNode;
  };

/**
 * While busy it stays focusable (`aria-disabled` instead of `disabled`), so that the keyboard does not lose
 * its place; clicks, and with them submits, are refused.
 */
export function Button({
  variant,
  size,
  full,
  busy = false,
  busyLabel,
  icon,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function guard(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, full }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={guard}
    >
      <span className="grid auto-cols-auto justify-items-center">
        <span
          aria-hidden={busy || undefined}
          className={cx('col-start-1 row-start-1 flex items-center gap-2', busy && 'invisible')}
        >
          {icon}
          {children}
        </span>
        {busy ? (
          <span className="col-start-1 row-start-1 flex items-center gap-2">
            <Spinner />
            {busyLabel ?? children}
          </span>
        ) : (
          <BusyWidth label={busyLabel} />
        )}
      </span>
    </button>
  );
}

/** Reserves the width of the busy label while idle; generated text stays out of the accessible name. */
function BusyWidth({ label }: { label: string | undefined }) {
  if (!label) return null;
  return (
    <span
      aria-hidden="true"
      data-label={label}
      className="invisible col-start-1 row-start-1 h-0 overflow-hidden pl-6.5 after:content-[attr(data-label)]"
    />
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook & { icon?: ReactNode };

export function ButtonLink({ variant, size, full, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, full }), 'gap-2', className)}>
      {icon}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

export function IconButton({ label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'inline-grid size-touch flex-none place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-3 disabled:opacity-60',
        className,
      )}
    />
  );
}
