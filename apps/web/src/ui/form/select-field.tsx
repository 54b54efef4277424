import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldFrame, fieldProps } from './field.tsx';
import { control } from './field-style.ts';

type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldFrame & {
    options: readonly SelectOption[];
    /** The label of the empty choice; without it there is none. */
    placeholder?: string | undefined;
  };

export function SelectField({
  id: givenId,
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const frame = { id, label, hint, error, optional, labelHidden, className };
  return (
    <Field {...frame}>
      <div className="relative">
        <select
          {...select}
          {...fieldProps(id, { hint, error })}
          // A form may mark a field without a text of its own beside it.
          aria-invalid={error ? true : select['aria-invalid']}
          className={cx(control, 'appearance-none truncate pr-10 has-[option[value=""]:checked]:text-ink-3')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} className="text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -mt-2.5 text-ink-2"
        />
      </div>
    </Field>
  );
}
