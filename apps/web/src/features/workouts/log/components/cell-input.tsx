import type { KeyboardEvent } from 'react';
import { cx } from '../../../../ui/cx.ts';

const EDGE = 'border-line-strong bg-surface';

interface Props {
  readonly label: string;
  /** What it is found by when it is wrong. */
  readonly name: string;
  readonly value: string;
  readonly decimal?: boolean;
  readonly invalid?: boolean;
  readonly placeholder?: string;
  readonly look?: string;
  onType(value: string): void;
  onEnter?(): void;
}

/** A number in a row of numbers. Text to the browser: a number field would swallow a decimal comma. */
export function CellInput({
  label,
  name,
  value,
  decimal,
  invalid,
  placeholder,
  look = EDGE,
  onType,
  onEnter,
}: Props) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  }
  return (
    <input
      type="text"
      data-field={name}
      aria-label={label}
      aria-invalid={invalid || undefined}
      inputMode={decimal ? 'decimal' : 'numeric'}
      enterKeyHint="done"
      autoComplete="off"
      maxLength={8}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onType(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
      className={cx(
        'h-touch w-full min-w-0 rounded-md border px-1 text-center text-base font-strong text-ink',
        'focus-visible:border-focus focus-visible:outline-offset-0',
        'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger',
        look,
      )}
    />
  );
}
