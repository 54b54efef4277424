import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { FieldMessages, fieldProps } from './field.tsx';
import { labelText } from './field-style.ts';

type RadioOption = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
};

type RadioCardsProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'id'> & {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  options: readonly RadioOption[];
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean | undefined;
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Controlled; leave it out when a form library registers the radios. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
};

export function RadioCards({
  legend,
  legendHidden,
  options,
  hint,
  error,
  optional,
  columns = 2,
  value,
  defaultValue,
  className,
  ...input
}: RadioCardsProps) {
  const id = useId();
  // 80 % leaves room for a long label beside a short one; the row still holds no more than its columns.
  const layout = { '--card': `${80 / columns}%` } as CSSProperties;
  const described = fieldProps(id, { hint, error });
  return (
    <fieldset
      aria-describedby={described['aria-describedby']}
      className={cx('grid min-w-0 gap-1.5', className)}
    >
      <legend className={cx(labelText, 'mb-1.5', legendHidden && 'sr-only')}>
        {legend}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </legend>
      <div className="flex flex-wrap gap-2" style={layout}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...input}
            option={option}
            invalid={!!error}
            {...(value === undefined
              ? { defaultChecked: defaultValue === undefined ? undefined : option.value === defaultValue }
              : { checked: option.value === value })}
          />
        ))}
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  );
}

type RadioCardProps = ComponentProps<'input'> & { option: RadioOption; invalid: boolean };

function RadioCard({ option, invalid, disabled, ...input }: RadioCardProps) {
  return (
    <label
      className={cx(
        'flex min-h-12 min-w-(--card) max-w-full flex-[1_0_auto] items-center gap-2.5 rounded-md border bg-surface px-3.5 py-2.5',
        'has-checked:border-accent has-checked:inset-ring has-checked:inset-ring-accent',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-3',
        invalid ? 'border-danger' : 'border-line-strong',
      )}
    >
      <input
        {...input}
        type="radio"
        value={option.value}
        disabled={disabled || option.disabled}
        className="size-5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong outline-none checked:border-6 checked:border-accent"
      />
      <span className="grid min-w-0 wrap-break-word">
        <span className="leading-5">{option.label}</span>
        {option.description && <span className="text-sm text-ink-2">{option.description}</span>}
      </span>
    </label>
  );
}
