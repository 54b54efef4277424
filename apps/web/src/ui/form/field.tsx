import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { labelText } from './field-style.ts';

type Messages = {
  hint?: ReactNode;
  error?: ReactNode;
  /** Something to think about that is no obstacle. */
  warning?: ReactNode;
};

export type FieldFrame = Messages & {
  label: ReactNode;
  optional?: boolean | undefined;
  labelHidden?: boolean | undefined;
};

type FieldProps = FieldFrame & { id: string; className?: string | undefined; children: ReactNode };

/** Connects a control with the hint and error that `Field` renders for the same id. */
export function fieldProps(id: string, { hint, error, warning }: Messages) {
  const describedBy = [error ? `${id}-error` : '', warning ? `${id}-warning` : '', hint ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

export function Field({
  id,
  label,
  hint,
  error,
  warning,
  optional,
  labelHidden,
  className,
  children,
}: FieldProps) {
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className={cx(labelText, labelHidden && 'sr-only')}>
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {children}
      <FieldMessages id={id} hint={hint} error={error} warning={warning} />
    </div>
  );
}

export function FieldMessages({ id, hint, error, warning }: Messages & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-sm font-label text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} role="status" className="flex gap-1.5 text-sm text-warning">
          <Info size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0">{warning}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
    </>
  );
}
