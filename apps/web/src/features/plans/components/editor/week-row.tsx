import { WEEKS_OF_PLAN } from '@fitarc/domain/plan';
import { CalendarPlus } from 'lucide-react';
import type { Dispatch } from 'react';
import { Button } from '../../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import { toast } from '../../../../ui/overlay/toast-store.ts';
import type { useUndo } from '../../../../ui/overlay/use-undo.ts';
import type { DraftAction } from '../../change-draft.ts';
import { allEntries, copyWeek, type DraftWeek, emptyWeek } from '../../plan-draft.ts';
import { WeekTabs } from '../week-tabs.tsx';

interface Props {
  readonly weeks: readonly DraftWeek[];
  /** 0 for the first. */
  readonly chosen: number;
  readonly undo: ReturnType<typeof useUndo>;
  change: Dispatch<DraftAction>;
  onChoose(week: number): void;
}

/** The weeks of the plan, and the way to another one; most plans have a single week. */
export function WeekRow({ weeks, chosen, undo, change, onChoose }: Props) {
  const isFull = weeks.length >= WEEKS_OF_PLAN.max;
  const days = weeks[chosen] ?? emptyWeek();
  const isLastEmpty = weeks.length > 1 && chosen === weeks.length - 1 && allEntries(days).length === 0;

  function insert(at: number, week: DraftWeek, words: string) {
    // What could be taken back belongs to weeks that have other numbers now.
    undo.clear();
    change({ type: 'insert week', at, days: week });
    onChoose(at);
    toast({ message: words });
  }

  function remove() {
    undo.clear();
    change({ type: 'remove week', week: chosen });
    onChoose(Math.max(0, chosen - 1));
    undo.offer(`Week ${chosen + 1} removed`, () => {
      change({ type: 'insert week', at: chosen, days });
      onChoose(chosen);
    });
  }

  return (
    <div className="my-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <WeekTabs count={weeks.length} chosen={chosen} onChoose={onChoose} />
        <Menu
          trigger={
            <Button
              variant="quiet"
              icon={<CalendarPlus size={18} aria-hidden="true" />}
              className={weeks.length > 1 ? 'max-sm:-ml-3' : '-ml-3'}
            >
              {weeks.length > 1 ? 'Change weeks' : 'Add a week'}
            </Button>
          }
        >
          <MenuItem
            disabled={isFull}
            onSelect={() =>
              insert(chosen + 1, copyWeek(days), `Week ${chosen + 1} copied to week ${chosen + 2}`)
            }
          >
            Copy week {chosen + 1}
          </MenuItem>
          <MenuItem
            disabled={isFull}
            onSelect={() => insert(weeks.length, emptyWeek(), `Week ${weeks.length + 1} added`)}
          >
            Add an empty week
          </MenuItem>
          {weeks.length > 1 && (
            <MenuItem danger onSelect={remove}>
              Remove week {chosen + 1}
            </MenuItem>
          )}
        </Menu>
      </div>
      {weeks.length > 1 && (
        <p className="text-sm text-ink-2">
          {isLastEmpty
            ? 'An empty week at the end is not saved.'
            : `After week ${weeks.length}, week 1 comes again.`}
        </p>
      )}
    </div>
  );
}
