import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldFrame, fieldProps } from './field.tsx';
import { control, controlLook } from './field-style.ts';

export type TextFieldProps = ComponentProps<'input'> &
  FieldFrame & {
    /** A unit or a button at the end of the field. */
    suffix?: ReactNode;
    /** An icon at the start of the field. */
    leading?: ReactNode;
    inputClassName?: string | undefined;
  };

export function TextField({
  id: givenId,
  label,
  hint,
  error,
  optional,
  labelHidden,
  suffix,
  leading,
  className,
  inputClassName,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const frame = { id, label, hint, error, optional, labelHidden, className };
  return (
    <Field {...frame}>
      <div className="relative min-w-0">
        {leading && (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-2">
            {leading}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...fieldProps(id, { hint, error })}
          // A form may mark a field without a text of its own beside it.
          aria-invalid={error ? true : input['aria-invalid']}
          className={cx(control, !!leading && 'pl-10.5', !!suffix && 'pr-14', inputClassName)}
        />
        {suffix && (
          <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-2">
            {suffix}
          </span>
        )}
      </div>
    </Field>
  );
}

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldFrame;

export function TextAreaField({
  id: givenId,
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  rows = 3,
  ...textarea
}: TextAreaFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const frame = { id, label, hint, error, optional, labelHidden, className };
  return (
    <Field {...frame}>
      <textarea
        {...textarea}
        rows={rows}
        {...fieldProps(id, { hint, error })}
        className={cx(controlLook, 'field-sizing-content min-h-20 resize-y py-2.5')}
      />
    </Field>
  );
}
