import { type Ref, useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FieldMessages, fieldProps } from '../../../ui/form/field.tsx';
import { labelText } from '../../../ui/form/field-style.ts';
import type { Choices } from '../choices.ts';

interface Props {
  readonly label: string;
  readonly choices: Choices;
  readonly value: readonly string[];
  onChange(next: string[], changed: string): void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A part of another list: a quieter label. */
  readonly part?: boolean | undefined;
  readonly labelHidden?: boolean | undefined;
  readonly ref?: Ref<HTMLFieldSetElement> | undefined;
}

const grid = 'grid grid-cols-2 gap-x-4 sm:grid-cols-3';

/** In the order of choosing: what was ticked first counts first. */
const toggleName = (value: readonly string[], name: string) =>
  value.includes(name) ? value.filter((other) => other !== name) : [...value, name];

/** A group of checkboxes for a list of names. */
export function ChoiceList(props: Props) {
  const { label, choices, hint, error, part = false, labelHidden = false, ref } = props;
  const id = useId();
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={fieldProps(id, { hint, error })['aria-describedby']}
      className="grid min-w-0 content-start gap-1"
    >
      <legend
        id={`${id}-label`}
        className={cx(part ? 'text-sm text-ink-2' : labelText, labelHidden && 'sr-only')}
      >
        {label}
      </legend>
      <FieldMessages id={id} hint={hint} error={error} />
      {choices.names ? (
        <Boxes {...props} names={choices.names} />
      ) : choices.failed ? (
        <RetryLine onRetry={choices.retry} retrying={choices.retrying} />
      ) : (
        <Waiting label={label} />
      )}
    </fieldset>
  );
}

function Boxes({ names, value, onChange }: Props & { readonly names: readonly string[] }) {
  return (
    <div className={grid}>
      {names.map((name) => (
        <CheckboxField
          key={name}
          label={name}
          checked={value.includes(name)}
          onChange={() => onChange(toggleName(value, name), name)}
        />
      ))}
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={`Loading ${label}`} className={grid}>
      {['a', 'b', 'c'].map((key) => (
        <span key={key} className="flex h-touch items-center">
          <Skeleton className="h-5 w-4/5" />
        </span>
      ))}
    </div>
  );
}
