interface Props {
  readonly count: number;
  /** 0 is the first. */
  readonly value: number;
  onChange(value: number): void;
}

/** The weeks by their numbers; as many lines as they need. */
export function WeekChoice({ count, value, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div role="group" aria-label="Weeks" className="mb-4 flex flex-wrap gap-1.5">
      {Array.from({ length: count }, (_, week) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks are their numbers
          key={week}
          type="button"
          aria-label={`Week ${week + 1}`}
          aria-pressed={week === value}
          onClick={() => onChange(week)}
          className="min-h-touch min-w-touch rounded-md border border-line bg-surface px-2 text-sm font-label text-ink-2 tabular-nums hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:font-strong aria-pressed:text-ink aria-pressed:inset-ring aria-pressed:inset-ring-accent"
        >
          {week + 1}
        </button>
      ))}
    </div>
  );
}
