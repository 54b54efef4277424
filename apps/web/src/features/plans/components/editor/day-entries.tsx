import type { Weekday } from '@fitarc/domain/weekday';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { DraftAction, DraftEntry } from '../../plan-draft.ts';
import { useReorder } from '../../use-reorder.ts';
import { type EditorSettings, type Problem, wrongCounts } from './editor-settings.ts';
import { EntryRow } from './entry-row.tsx';

interface Props {
  readonly day: Weekday;
  readonly entries: readonly DraftEntry[];
  readonly settings: EditorSettings;
  /** Numbers that do not fit are marked, once saving was tried; the first of them takes the focus. */
  readonly problem: Problem | undefined;
  change: Dispatch<DraftAction>;
  onOpen(entry: DraftEntry): void;
  offerUndo(message: string, onUndo: () => void): void;
  /** The last one was removed: its button is gone. */
  onEmptied(): void;
}

const rowOf = (list: HTMLElement | null, key: string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-entry="${key}"]`);

const RIGHT = { sets: false, reps: false };

export function DayEntries(props: Props) {
  const { day, entries, settings, problem, change, onOpen, offerUndo, onEmptied } = props;
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
    const handle = movedKey && rowOf(list.current, movedKey.key)?.querySelector<HTMLElement>('[data-handle]');
    handle?.focus({ preventScroll: true });
    handle?.scrollIntoView({ block: 'nearest' });
  }, [movedKey]);

  const strict = problem?.at === 'entry';
  useEffect(() => {
    if (problem?.at !== 'entry') return;
    rowOf(list.current, problem.key)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  function remove(at: number, entry: DraftEntry) {
    const next = entries[at + 1] ?? entries[at - 1];
    change({ type: 'remove', day, key: entry.key });
    if (next) rowOf(list.current, next.key)?.querySelector<HTMLElement>('[data-remove]')?.focus();
    else onEmptied();
    const order = entries.map(({ key }) => key);
    offerUndo(`${entry.name} removed from ${day}`, () =>
      change({ type: 'restore', day, entry, order, keepDuplicates: settings.keepDuplicates }),
    );
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
            wrong={strict ? wrongCounts(settings, entry) : RIGHT}
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
