import { pluralize } from '@fitarc/domain/pluralize';
import type { Weekday } from '@fitarc/domain/weekday';
import { ClipboardPaste, Copy, Ellipsis, Plus } from 'lucide-react';
import { type Dispatch, lazy, Suspense, useId, useState } from 'react';
import { Card } from '../../../../ui/data/card.tsx';
import { EmptyState } from '../../../../ui/data/empty-state.tsx';
import { Notice } from '../../../../ui/data/notice.tsx';
import { Button, IconButton } from '../../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import { toast } from '../../../../ui/overlay/toast-store.ts';
import type { DraftAction } from '../../change-draft.ts';
import { copyDay, readPaste } from '../../copied-day.ts';
import type { DraftEntry, DraftWeek } from '../../plan-draft.ts';
import { dayInWords } from '../../plan-text.ts';
import { DayEntries } from './day-entries.tsx';
import type { EditorSettings, Problem } from './editor-settings.ts';
import { WeekOverview } from './week-overview.tsx';

interface Props {
  /** The days of the week that is shown, and its number, 0 for the first. */
  readonly days: DraftWeek;
  readonly week: number;
  readonly day: Weekday | undefined;
  readonly settings: EditorSettings;
  readonly problem: Problem | undefined;
  change: Dispatch<DraftAction>;
  onChoose(day: Weekday): void;
  onOpen(entry: DraftEntry): void;
  offerUndo(message: string, onUndo: () => void): void;
  /** Leads to the list of exercises, which a phone shows far below. */
  onWantMore(): void;
}

const MoveDayDialog = lazy(() => import('./move-day-dialog.tsx').then((m) => ({ default: m.MoveDayDialog })));

const NONE: readonly DraftEntry[] = [];

export function DayPanel(props: Props) {
  const { days, week, day, settings, problem, change, onChoose, onOpen, offerUndo, onWantMore } = props;
  const id = useId();
  const [refusal, setRefusal] = useState<{ text: string; about: readonly DraftEntry[] }>();
  const [moving, setMoving] = useState<Weekday>();
  const [isMoveOpen, setMoveOpen] = useState(false);
  const entries = day ? days[day] : NONE;
  const place = day && { week, day };

  function copy() {
    if (!place || entries.length === 0) {
      return setRefusal({ text: 'No exercises to copy', about: entries });
    }
    setRefusal(undefined);
    copyDay(place, entries);
    toast({ message: `${pluralize(entries.length, 'exercise')} of ${day} copied`, tone: 'success' });
  }

  function paste() {
    const { keepDuplicates, noTarget } = settings;
    const pasted = readPaste({ place, entries, keepDuplicates, noTarget });
    if ('refusal' in pasted || !place) {
      return setRefusal({ text: 'refusal' in pasted ? pasted.refusal : noTarget, about: entries });
    }
    setRefusal(undefined);
    change({ type: 'paste', ...place, entries: pasted.entries });
    const already = pasted.skipped > 0 ? `; ${pasted.skipped} already there` : '';
    toast({ message: `${pluralize(pasted.entries.length, 'exercise')} added to ${place.day}${already}` });
  }

  function clear() {
    if (!place) return;
    change({ type: 'clear', ...place });
    // The menu it was chosen from goes with the exercises.
    document.getElementById(id)?.focus();
    offerUndo(`${place.day} cleared`, () => change({ type: 'refill', ...place, entries }));
  }

  function moveTo(target: Weekday) {
    if (!moving) return;
    const swap: DraftAction = { type: 'swap', week, days: [moving, target] };
    const words =
      days[target].length > 0 ? `${moving} and ${target} swapped` : `${moving} moved to ${target}`;
    change(swap);
    setMoveOpen(false);
    onChoose(target);
    offerUndo(words, () => change(swap));
  }

  return (
    <Card flush aria-labelledby={id}>
      <div className="flex items-center justify-between gap-2 pt-4 pr-1 pb-3 pl-4 lg:pt-5 lg:pr-3 lg:pb-4 lg:pl-6">
        <div className="min-w-0">
          <h2 id={id} tabIndex={-1} className="text-lg font-strong outline-none">
            {day ?? 'Your week'}
          </h2>
          <p className="text-sm text-ink-2">{day ? dayInWords(entries) : 'No day chosen'}</p>
        </div>
        <div className="flex flex-none">
          <Button variant="quiet" icon={<Copy size={18} aria-hidden="true" />} onClick={copy}>
            <span className="max-xs:sr-only">Copy</span>
          </Button>
          <Button variant="quiet" icon={<ClipboardPaste size={18} aria-hidden="true" />} onClick={paste}>
            <span className="max-xs:sr-only">Paste</span>
          </Button>
          {day && entries.length > 0 && (
            <Menu
              align="end"
              trigger={
                <IconButton label={`Change ${day}`}>
                  <Ellipsis size={20} aria-hidden="true" />
                </IconButton>
              }
            >
              <MenuItem
                onSelect={() => {
                  setMoving(day);
                  setMoveOpen(true);
                }}
              >
                Move or swap {day}…
              </MenuItem>
              <MenuItem danger onSelect={clear}>
                Clear {day}
              </MenuItem>
            </Menu>
          )}
        </div>
      </div>
      {refusal && refusal.about === entries && (
        <Notice tone="danger" className="mx-4 mb-3 lg:mx-6" onDismiss={() => setRefusal(undefined)}>
          {refusal.text}
        </Notice>
      )}
      {!place ? (
        <WeekOverview week={days} onChoose={onChoose} />
      ) : entries.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<Plus />}
          title={`Nothing on ${day} yet`}
          action={
            <Button variant="secondary" className="md:hidden" onClick={onWantMore}>
              Add exercises
            </Button>
          }
          className="px-4 pb-6"
        >
          Add exercises from the list, or paste another day. An empty day is a rest day.
        </EmptyState>
      ) : (
        <>
          <DayEntries
            key={`${week} ${day}`}
            place={place}
            entries={entries}
            settings={settings}
            problem={problem}
            change={change}
            onOpen={onOpen}
            offerUndo={offerUndo}
            onEmptied={() => document.getElementById(id)?.focus()}
          />
          <div className="border-t border-line p-3 md:hidden">
            <Button
              full
              variant="secondary"
              icon={<Plus size={18} aria-hidden="true" />}
              onClick={onWantMore}
            >
              Add exercises
            </Button>
          </div>
        </>
      )}
      {moving && (
        <Suspense>
          <MoveDayDialog
            open={isMoveOpen}
            day={moving}
            days={days}
            onChoose={moveTo}
            onClose={() => setMoveOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
