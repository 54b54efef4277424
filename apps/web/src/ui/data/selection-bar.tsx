import type { ReactNode } from 'react';
import { focusHeading } from '../layout/focus-heading.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

type SelectionBarProps = {
  label: string;
  count: number;
  onClear: () => void;
  /** What can be done with what is selected. */
  children: ReactNode;
};

const text = (count: number) => `${count} selected`;

/**
 * Above the bottom navigation of a phone; from 1024 px it floats over the end of the list it stands after, where
 * it has a place of its own. Put it last inside `Page`, which leaves room.
 */
export function SelectionBar({ label, count, onClear, children }: SelectionBarProps) {
  const clear = () => {
    focusHeading();
    onClear();
  };
  return (
    <>
      {/* Always there, or the first choice would not be announced. */}
      <VisuallyHidden role="status">{count > 0 && text(count)}</VisuallyHidden>
      {count > 0 && (
        <section
          aria-label={label}
          data-thumb-bar="floating"
          className="fixed inset-x-0 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-15 flex min-h-[var(--thumb-bar)] animate-fade-in items-center gap-2 bg-inverse px-gutter py-2 text-on-inverse lg:sticky lg:bottom-6 lg:mx-auto lg:mt-6 lg:w-140 lg:max-w-full lg:rounded-lg lg:py-2 lg:pr-2 lg:pl-5 lg:shadow-2"
        >
          <span aria-hidden="true" className="flex-1 font-strong tabular-nums">
            {text(count)}
          </span>
          <button
            type="button"
            onClick={clear}
            className="min-h-touch rounded-md px-3 font-strong outline-offset-[-2px] hover:underline focus-visible:outline-on-inverse"
          >
            Clear<VisuallyHidden> selection</VisuallyHidden>
          </button>
          {children}
        </section>
      )}
    </>
  );
}
