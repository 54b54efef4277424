import { useState } from 'react';
import type { ShownSuggestion } from '../log/suggested-sets.ts';

interface Props {
  readonly suggestion: ShownSuggestion;
  /** Whether its figures are in the sets already. */
  readonly taken: boolean;
  onTake(): void;
}

/** What to lift today: one press takes it, another says why. */
export function SuggestionLine({ suggestion, taken, onTake }: Props) {
  const [why, setWhy] = useState(false);
  return (
    <div className="mt-3 mb-2 border-l-[3px] border-accent pl-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-lg tabular-nums">{suggestion.text}</b>
        {!taken && (
          <button
            type="button"
            className="-my-2 min-h-touch text-sm font-strong text-accent hover:underline"
            onClick={onTake}
          >
            Fill in
          </button>
        )}
        <button
          type="button"
          aria-expanded={why}
          className="-my-2 min-h-touch text-sm font-strong text-accent hover:underline"
          onClick={() => setWhy(!why)}
        >
          Why?
        </button>
      </div>
      <p className="text-sm text-ink-2">{why ? suggestion.why : suggestion.short}</p>
    </div>
  );
}
