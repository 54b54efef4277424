import type { Weekday } from '@fitarc/domain/weekday';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { toast } from '../../../../ui/toast-store.ts';
import type { DraftAction, DraftEntry } from '../../plan-draft.ts';
import { useReorder } from '../../use-reorder.ts';
import { type EditorSettings, fitsIn } from './editor-settings.ts';
import { EntryRow } from './entry-row.tsx';

interface Props {
  readonly day: Weekday;
  readonly entries: readonly DraftEntry[];
  readonly settings: EditorSettings;
  /** Numbers that do not fit are marked, once saving was tried. */
  readonly strict: boolean;
  change: Dispatch<DraftAction>;
  onOpen(entry: DraftEntry): void;
  /** The last one was removed: its button is gone. */
  onEmptied(): void;
}

const rowOf = (list: HTMLElement | null, key: string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-entry="${key}"]`);

export function DayEntries({ day, entries, settings, strict, change, onOpen, onEmptied }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [movedKey, setMovedKey] = useState<{ key: string; words: string }>();
  const reorder = useReorder(list, (from, to) => {
    const entry = entries[from];
    if (!entry) return;
    change({ type: 'move', day, from, to });
    setMovedKey({ key: entry.key, words: `${entry.name}, position ${to + 1} of ${entries.length}` });
  });
  useEffect(() => {
    // Its place in the document has changed, and the focus does not move with it.
    if (movedKey) rowOf(list.current, movedKey.key)?.querySelector<HTMLElement>('[data-handle]')?.focus();
  }, [movedKey]);

  function remove(at: number, entry: DraftEntry) {
    const next = entries[at + 1] ?? entries[at - 1];
    change({ type: 'remove', day, key: entry.key });
    if (next) rowOf(list.current, next.key)?.querySelector<HTMLElement>('[data-remove]')?.focus();
    else onEmptied();
    toast({
      message: `${entry.name} removed from ${day}`,
      action: { label: 'Undo', onAction: () => change({ type: 'restore', day, at, entry }) },
    });
  }

  return (
    <>
      <ol ref={list} aria-label={`Exercises of ${day}`}>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            maxSets={settings.maxSets}
            maxReps={settings.maxReps}
            invalid={strict && !fitsIn(settings, entry)}
            shift={reorder.shiftOf(index)}
            dragged={reorder.dragged === index}
            dragging={reorder.dragged !== undefined}
            handle={reorder.handleProps(index, entries.length)}
            onCount={(counts) => change({ type: 'count', day, key: entry.key, counts })}
            onRemove={() => remove(index, entry)}
            onOpen={() => onOpen(entry)}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {movedKey?.words}
      </p>
    </>
  );
}
