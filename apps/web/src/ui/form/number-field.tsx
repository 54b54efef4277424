import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { mergeRefs } from '../merge-refs.ts';
import { decimalCommaToPoint } from './decimal-comma.ts';
import { Field, type FieldFrame, fieldProps } from './field.tsx';
import { control } from './field-style.ts';
import { stepInput } from './step-input.ts';

type NumberFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldFrame & {
    suffix?: ReactNode;
    /** Adds − and + buttons; on a phone only, where a keyboard is far and a thumb is near. */
    stepper?: boolean | 'phone' | undefined;
    /** What − and + count, for their names; the label unless given. */
    stepperOf?: string | undefined;
    /** What one press of − or + changes; `step` unless given. */
    stepBy?: number | undefined;
  };

const plain =
  '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none';

export function NumberField({
  id: givenId,
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  suffix,
  stepper = false,
  stepperOf = typeof label === 'string' ? label : '',
  stepBy,
  ref,
  ...input
}: NumberFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const frame = { id, label, hint, error, optional, labelHidden, className };
  // A form may mark a number without a text of its own beside it.
  const invalid = !!error || input['aria-invalid'] === true;
  const whole = input.step === undefined || Number.isInteger(Number(input.step));

  const element = (
    <input
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      onBeforeInput={whole ? undefined : decimalCommaToPoint}
      // Scrolling the page over a focused field would otherwise change its number.
      onWheel={(event) => event.currentTarget.blur()}
      {...input}
      {...fieldProps(id, { hint, error })}
      aria-invalid={invalid || undefined}
      ref={mergeRefs(ref, inputRef)}
      type="number"
      className={cx(
        plain,
        stepper
          ? 'field-sizing-content h-full min-w-6 max-w-full border-0 bg-transparent text-center text-base font-strong outline-none disabled:cursor-not-allowed disabled:text-ink-3'
          : control,
        !stepper && !!suffix && 'pr-14',
      )}
    />
  );

  function step(direction: 1 | -1) {
    if (inputRef.current) stepInput(inputRef.current, direction, stepBy);
  }

  return (
    <Field {...frame}>
      {stepper ? (
        <Stepper
          name={stepperOf}
          suffix={suffix}
          invalid={invalid}
          disabled={input.disabled}
          phoneOnly={stepper === 'phone'}
          onStep={step}
        >
          {element}
        </Stepper>
      ) : (
        <div className="relative">
          {element}
          {suffix && (
            <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-2">
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

type StepperProps = {
  name: string;
  phoneOnly: boolean;
  suffix: ReactNode;
  invalid: boolean;
  disabled: boolean | undefined;
  onStep: (direction: 1 | -1) => void;
  children: ReactNode;
};

function Stepper({ name, phoneOnly, suffix, invalid, disabled, onStep, children }: StepperProps) {
  // Out of the tab order: the arrow keys of the field do the same.
  const button = { type: 'button', tabIndex: -1, disabled } as const;
  const look = cx(
    'grid place-items-center text-ink-2 hover:bg-sunken active:bg-sunken disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-3',
    phoneOnly && 'lg:hidden',
  );
  return (
    <div
      className={cx(
        'grid min-h-12 grid-cols-[var(--touch)_minmax(2.75rem,1fr)_var(--touch)] overflow-clip rounded-md border',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus',
        phoneOnly && 'lg:grid-cols-1',
        stepperLook(invalid, disabled),
      )}
    >
      <button {...button} aria-label={`Less: ${name}`} className={look} onClick={() => onStep(-1)}>
        <Minus size={18} aria-hidden="true" />
      </button>
      {/* The input is only as wide as its figure, so that the unit stands beside it; all of the middle is its target. */}
      <span className="flex min-w-0 items-center justify-center" onPointerDown={focusInput}>
        {children}
        {suffix && <span className="pl-1 text-sm text-ink-2">{suffix}</span>}
      </span>
      <button {...button} aria-label={`More: ${name}`} className={look} onClick={() => onStep(1)}>
        <Plus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

function stepperLook(invalid: boolean, disabled: boolean | undefined): string {
  if (disabled) return 'border-line bg-sunken';
  return invalid ? 'border-danger bg-surface inset-ring inset-ring-danger' : 'border-line-strong bg-surface';
}

function focusInput(event: PointerEvent<HTMLElement>) {
  const input = event.currentTarget.querySelector('input');
  if (!input || event.target === input) return;
  event.preventDefault();
  input.focus();
}
