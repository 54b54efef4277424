import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from './button.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { Field, type FieldFrame, fieldProps } from './field.tsx';
import { control } from './field-style.ts';
import { type ComboboxOption, useCombobox } from './use-combobox.ts';

type ComboboxProps = FieldFrame & {
  id?: string | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null, option: ComboboxOption | null) => void;
  /** Called while typing; the options are then taken as they come instead of being filtered here. */
  onSearch?: ((query: string) => void) | undefined;
  /** The label of a value that is not among the options. */
  valueLabel?: string | undefined;
  emptyText: string;
  loading?: boolean | undefined;
  loadingText?: string | undefined;
  placeholder?: string | undefined;
  leading?: ReactNode;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
};

export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, labelHidden, className, leading, disabled, value } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const anchor = useRef<HTMLDivElement>(null);
  const box = useCombobox({
    options: props.options,
    value,
    valueLabel: props.valueLabel,
    onChange: props.onChange,
    onSearch: props.onSearch,
  });
  const hasList = box.open && box.shown.length > 0 && !props.loading;
  const frame = { id, label, hint, error, optional, labelHidden, className };

  function leave() {
    box.close();
    props.onBlur?.();
  }

  return (
    <Field {...frame}>
      <div ref={anchor} className="relative">
        {leading && (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-2">
            {leading}
          </span>
        )}
        <input
          {...fieldProps(id, { hint, error })}
          ref={props.ref}
          name={props.name}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the caller knows whether this field is what the reader came for
          autoFocus={props.autoFocus}
          disabled={disabled}
          placeholder={props.placeholder}
          aria-autocomplete="list"
          aria-expanded={box.open}
          aria-controls={box.open ? `${id}-list` : undefined}
          aria-activedescendant={hasList && box.activeIndex >= 0 ? `${id}-${box.activeIndex}` : undefined}
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.onKeyDown}
          onClick={box.show}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
          className={cx(control, 'truncate pr-12', !!leading && 'pl-10.5')}
        />
        {value !== null && !disabled ? (
          <IconButton
            label="Clear"
            className="absolute top-0.5 right-0.5"
            onPointerDown={(event) => event.preventDefault()}
            onClick={box.clear}
          >
            <X size={18} aria-hidden="true" />
          </IconButton>
        ) : (
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 right-3 text-ink-2"
          />
        )}
        <ComboboxList
          id={id}
          anchor={anchor}
          name={typeof label === 'string' ? label : 'Suggestions'}
          box={box}
          value={value}
          emptyText={props.emptyText}
          message={props.loading ? (props.loadingText ?? 'Searching') : undefined}
        />
      </div>
    </Field>
  );
}
