import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type SegmentedProps<V extends string | number> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: ReactNode }[];
  full?: boolean | undefined;
};

export function Segmented<V extends string | number>({
  label,
  value,
  onChange,
  options,
  full = false,
}: SegmentedProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div
      role="group"
      aria-label={label}
      className={cx(
        'inline-grid max-w-full auto-cols-[minmax(max-content,1fr)] grid-flow-col overflow-x-auto rounded-md bg-sunken p-[3px]',
        full && 'w-full',
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-touch whitespace-nowrap rounded-[8px] px-3 text-[.875rem] font-label text-ink-2 outline-offset-[-2px] hover:text-ink aria-pressed:bg-[light-dark(var(--surface),var(--inverse))] aria-pressed:font-strong aria-pressed:text-ink aria-pressed:shadow-1 xs:px-4"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
