import { type ComponentProps, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldFrame, fieldProps } from './field.tsx';

type CodeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'maxLength'> &
  FieldFrame & {
    length?: number | undefined;
    value: string;
    onChange: (digits: string) => void;
  };

/** One real input over drawn cells, so that paste, autofill and screen readers work as in any field. */
export function CodeField({
  id: givenId,
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  length = 6,
  value,
  onChange,
  ...input
}: CodeFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [caret, setCaret] = useState<number | null>(null);
  const frame = { id, label, hint, error, optional, labelHidden, className };

  function toEnd(target: HTMLInputElement) {
    // Where a finger lands on invisible text means nothing; a selection made on purpose stays.
    if (target.selectionStart === target.selectionEnd) target.setSelectionRange(length, length);
  }

  return (
    <Field {...frame}>
      <div className="relative">
        <Cells value={value} length={length} caret={caret} invalid={!!error} />
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          {...input}
          {...fieldProps(id, { hint, error })}
          type="text"
          value={value}
          // No maxLength: the browser would cut a pasted "482 016" before the space is taken out.
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onFocus={(event) => {
            setCaret(event.currentTarget.selectionStart);
            input.onFocus?.(event);
          }}
          onBlur={(event) => {
            setCaret(null);
            input.onBlur?.(event);
          }}
          onClick={(event) => toEnd(event.currentTarget)}
          className="absolute inset-0 size-full border-0 bg-transparent text-base text-transparent caret-transparent outline-none [-webkit-text-fill-color:transparent] selection:bg-transparent autofill:transition-[background-color] autofill:duration-[99999s]"
        />
      </div>
    </Field>
  );
}

type CellsProps = { value: string; length: number; caret: number | null; invalid: boolean };

function Cells({ value, length, caret, invalid }: CellsProps) {
  const current = caret === null ? -1 : Math.min(caret, value.length, length - 1);
  return (
    <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-2 lg:gap-3">
      {Array.from({ length }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are places, not things that move
          key={index}
          className={cx(
            'flex h-15 items-center justify-center rounded-md border bg-surface text-2xl font-figure tabular-nums lg:h-18',
            index === current
              ? 'border-focus inset-ring inset-ring-focus'
              : invalid
                ? 'border-danger inset-ring inset-ring-danger'
                : 'border-line-strong',
          )}
        >
          {index === current && caret !== null && caret < length && (
            <span className="order-first h-6.5 w-0.5 animate-caret rounded-full bg-accent" />
          )}
          {value[index]}
        </span>
      ))}
    </div>
  );
}
