import { type Dispatch, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { DayPlace, DraftAction } from '../../change-draft.ts';
import { supersetsOf } from '../../entry-text.ts';
import type { DraftEntry } from '../../plan-draft.ts';
import { useReorder } from '../../use-reorder.ts';
import { type EditorSettings, type Problem, wrongCounts } from './editor-settings.ts';
import { EntryRow } from './entry-row.tsx';

interface Props {
  readonly place: DayPlace;
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

const EntryDialog = lazy(() => import('./entry-dialog.tsx').then((m) => ({ default: m.EntryDialog })));

const rowOf = (list: HTMLElement | null, key: string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-entry="${key}"]`);

const RIGHT = { sets: false, reps: false };

export function DayEntries(props: Props) {
  const { place, entries, settings, problem, change, onOpen, offerUndo, onEmptied } = props;
  const { day } = place;
  const [detailed, setDetailed] = useState<string>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const supersets = supersetsOf(entries);
  const at = entries.findIndex(({ key }) => key === detailed);
  const shown = entries[at];
  const list = useRef<HTMLOListElement>(null);
  const [movedKey, setMovedKey] = useState<{ key: string; words: string }>();
  const reorder = useReorder(list, (from, to) => {
    const entry = entries[from];
    if (!entry) return;
    change({ type: 'move', ...place, from, to });
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

  function remove(index: number, entry: DraftEntry) {
    const next = entries[index + 1] ?? entries[index - 1];
    change({ type: 'remove', ...place, key: entry.key });
    if (next) rowOf(list.current, next.key)?.querySelector<HTMLElement>('[data-remove]')?.focus();
    else onEmptied();
    const order = entries.map(({ key }) => key);
    offerUndo(`${entry.name} removed from ${day}`, () =>
      change({ type: 'restore', ...place, entry, order, keepDuplicates: settings.keepDuplicates }),
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
            onCount={(counts) => change({ type: 'count', ...place, key: entry.key, counts })}
            onRemove={() => remove(index, entry)}
            superset={supersets.get(entry)}
            onOpen={() => onOpen(entry)}
            onMore={() => {
              setDetailed(entry.key);
              setDialogOpen(true);
            }}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {movedKey?.words}
      </p>
      {shown && (
        <Suspense>
          <EntryDialog
            key={shown.key}
            open={isDialogOpen}
            entry={shown}
            next={entries[at + 1]}
            maxReps={settings.maxReps}
            onClose={() => setDialogOpen(false)}
            onSave={({ details, linked }) => {
              change({ type: 'details', ...place, key: shown.key, details });
              if (linked !== undefined) change({ type: 'link', ...place, key: shown.key, linked });
              setDialogOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
