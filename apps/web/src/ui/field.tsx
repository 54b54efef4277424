import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { labelText } from './field-style.ts';

type Messages = { hint?: ReactNode; error?: ReactNode };

export type FieldFrame = Messages & {
  label: ReactNode;
  optional?: boolean | undefined;
  labelHidden?: boolean | undefined;
};

type FieldProps = FieldFrame & { id: string; className?: string | undefined; children: ReactNode };

/** Connects a control with the hint and error that `Field` renders for the same id. */
export function fieldProps(id: string, { hint, error }: Messages) {
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

export function Field({ id, label, hint, error, optional, labelHidden, className, children }: FieldProps) {
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className={cx(labelText, labelHidden && 'sr-only')}>
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {children}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldMessages({ id, hint, error }: Messages & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-sm font-label text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
          <span className="min-w-0">{error}</span>
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
