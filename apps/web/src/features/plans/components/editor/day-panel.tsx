import { pluralize } from '@fitarc/domain/pluralize';
import type { Weekday } from '@fitarc/domain/weekday';
import { ClipboardPaste, Copy, Plus } from 'lucide-react';
import { type Dispatch, useId, useState } from 'react';
import { Card } from '../../../../ui/data/card.tsx';
import { EmptyState } from '../../../../ui/data/empty-state.tsx';
import { Notice } from '../../../../ui/data/notice.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { toast } from '../../../../ui/overlay/toast-store.ts';
import { copyDay, readPaste } from '../../copied-day.ts';
import type { DraftAction, DraftEntry, PlanDraft } from '../../plan-draft.ts';
import { dayInWords } from '../../plan-text.ts';
import { DayEntries } from './day-entries.tsx';
import type { EditorSettings, Problem } from './editor-settings.ts';
import { WeekOverview } from './week-overview.tsx';

interface Props {
  readonly week: PlanDraft['week'];
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

const NONE: readonly DraftEntry[] = [];

export function DayPanel(props: Props) {
  const { week, day, settings, problem, change, onChoose, onOpen, offerUndo, onWantMore } = props;
  const id = useId();
  const [refusal, setRefusal] = useState<{ text: string; about: readonly DraftEntry[] }>();
  const entries = day ? week[day] : NONE;

  function copy() {
    if (!day || entries.length === 0) {
      return setRefusal({ text: 'No exercises to copy', about: entries });
    }
    setRefusal(undefined);
    copyDay(day, entries);
    toast({ message: `${pluralize(entries.length, 'exercise')} of ${day} copied`, tone: 'success' });
  }

  function paste() {
    const { keepDuplicates, noTarget } = settings;
    const pasted = readPaste({ day, entries, keepDuplicates, noTarget });
    if ('refusal' in pasted || !day) {
      return setRefusal({ text: 'refusal' in pasted ? pasted.refusal : noTarget, about: entries });
    }
    setRefusal(undefined);
    change({ type: 'paste', day, entries: pasted.entries });
    const already = pasted.skipped > 0 ? `; ${pasted.skipped} already there` : '';
    toast({ message: `${pluralize(pasted.entries.length, 'exercise')} added to ${day}${already}` });
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
        </div>
      </div>
      {refusal && refusal.about === entries && (
        <Notice tone="danger" className="mx-4 mb-3 lg:mx-6" onDismiss={() => setRefusal(undefined)}>
          {refusal.text}
        </Notice>
      )}
      {!day ? (
        <WeekOverview week={week} onChoose={onChoose} />
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
            key={day}
            day={day}
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
    </Card>
  );
}
