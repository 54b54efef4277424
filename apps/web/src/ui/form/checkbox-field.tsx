import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { mergeRefs } from '../merge-refs.ts';
import { FieldMessages, fieldProps } from './field.tsx';

/** Only the box shows, for example in a table's column. */
type HiddenLabel = { label: string; labelHidden: true };
type ShownLabel = { label: ReactNode; labelHidden?: false | undefined };

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  (HiddenLabel | ShownLabel) & {
    indeterminate?: boolean | undefined;
    hint?: ReactNode;
    error?: ReactNode;
  };

const box =
  'grid size-5 flex-none appearance-none place-items-center rounded-sm border-[1.5px] border-line-strong bg-surface ' +
  'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken ' +
  'checked:after:-mt-0.75 checked:after:h-1.5 checked:after:w-2.5 checked:after:-rotate-45 checked:after:border-b-2 checked:after:border-l-2 checked:after:border-on-accent ' +
  'indeterminate:after:mt-0 indeterminate:after:h-0.5 indeterminate:after:w-2.5 indeterminate:after:rotate-0 indeterminate:after:border-0 indeterminate:after:bg-on-accent ' +
  'disabled:after:border-ink-3';

export function CheckboxField({
  id: givenId,
  label,
  labelHidden = false,
  indeterminate = false,
  hint,
  error,
  className,
  ref,
  ...input
}: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div className={cx('grid content-start', labelHidden && 'w-touch', className)}>
      <label
        htmlFor={id}
        className={cx('flex min-h-touch items-center', labelHidden ? 'w-touch justify-center' : 'gap-3')}
      >
        <input
          {...input}
          {...fieldProps(id, { hint, error })}
          ref={mergeRefs(ref, inputRef)}
          type="checkbox"
          // Hidden words beside the box would be read a second time, as a text of the cell.
          aria-label={labelHidden ? String(label) : input['aria-label']}
          className={box}
        />
        {!labelHidden && <span className={cx(input.disabled && 'text-ink-3')}>{label}</span>}
      </label>
      {(!!hint || !!error) && (
        <div className="grid gap-1 pl-8">
          <FieldMessages id={id} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
}
