import { Check } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { usePopup } from '../overlay/use-popup.ts';
import type { ComboboxOption } from './use-combobox.ts';

type ComboboxListProps = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  /** Names the list. */
  name: string;
  box: {
    open: boolean;
    shown: readonly ComboboxOption[];
    activeIndex: number;
    choose: (option: ComboboxOption) => void;
    point: (index: number) => void;
  };
  value: string | null;
  emptyText: string;
  /** Shown in place of the options, for example while they load. */
  message: string | undefined;
};

const popup =
  'fixed inset-auto m-0 overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-1 text-md text-ink shadow-2';

export function ComboboxList({ id, anchor, name, box, value, emptyText, message }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { open, shown, activeIndex } = box;

  const text = message ?? (shown.length === 0 ? emptyText : undefined);
  const count = shown.length === 1 ? '1 result' : `${shown.length} results`;
  usePopup(anchor, list, open);

  useEffect(() => {
    if (activeIndex >= 0)
      document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex]);

  return (
    <>
      <VisuallyHidden role="status">{open ? (text ?? count) : ''}</VisuallyHidden>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but keeping the focus in the field
        <div
          ref={list}
          id={`${id}-list`}
          popover="manual"
          {...(text ? {} : { role: 'listbox', 'aria-label': name })}
          // The field keeps the focus while a finger or mouse chooses.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className={popup}
        >
          {text && (
            <p aria-hidden="true" className="p-2 text-sm text-ink-2">
              {text}
            </p>
          )}
          {!text &&
            shown.map((option, index) => (
              <Option
                key={option.value}
                id={`${id}-${index}`}
                option={option}
                active={index === activeIndex}
                chosen={option.value === value}
                onChoose={() => box.choose(option)}
                onPoint={() => box.point(index)}
              />
            ))}
        </div>
      )}
    </>
  );
}

type OptionProps = {
  id: string;
  option: ComboboxOption;
  active: boolean;
  chosen: boolean;
  onChoose: () => void;
  onPoint: () => void;
};

function Option({ id, option, active, chosen, onChoose, onPoint }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keyboard; options never have the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onClick={onChoose}
      onPointerMove={onPoint}
      className={cx(
        'flex min-h-touch cursor-pointer items-center gap-3 rounded-[7px] px-3 py-2',
        active && 'bg-sunken',
      )}
    >
      {option.picture}
      <span className="grid min-w-0 flex-1">
        <span className="wrap-break-word">{option.label}</span>
        {option.description && <span className="text-sm text-ink-2">{option.description}</span>}
      </span>
      {chosen && <Check size={18} aria-hidden="true" className="text-accent" />}
    </div>
  );
}
