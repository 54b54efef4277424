import type { WeightEntry } from '@fitarc/contract/weights';
import { dayAt } from '@fitarc/domain/local-date';
import type { WeightUnit } from '@fitarc/domain/units';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatNumber, formatWeight } from '../../../lib/format-number.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { dayAndYear, longDayAndYear, weekdayAndDay } from '../../../ui/data/day-names.ts';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import type { Weighing } from '../weight-figures.ts';

interface Props {
  readonly weighings: readonly Weighing[];
  readonly unit: WeightUnit;
  onEdit(entry: WeightEntry): void;
  onDelete(entry: WeightEntry): void;
}

const AT_FIRST = 10;

/** The year where it is another one. */
const dayWords = (day: string) =>
  day.slice(0, 4) === dayAt(new Date()).slice(0, 4) ? weekdayAndDay(day) : dayAndYear(day);

/** The newest first, each with what it changed. */
export function WeightList({ weighings, unit, onEdit, onDelete }: Props) {
  const id = useId();
  const [all, setAll] = useState(false);
  const newest = [...weighings].reverse();
  const shown = all ? newest : newest.slice(0, AT_FIRST);
  return (
    <Card flush aria-labelledby={id}>
      <CardHead id={id} title="Weight log" />
      <ul>
        {shown.map(({ entry, day, value }, index) => {
          const before = newest[index + 1];
          const change = before ? value - before.value : 0;
          const words = `${formatWeight(value, unit)} of ${longDayAndYear(day)}`;
          return (
            <li
              key={String(entry.weight_id)}
              className="flex min-h-14 items-center gap-3 border-t border-line py-1 pr-2 pl-4 tabular-nums lg:pr-4 lg:pl-6"
            >
              <span className="min-w-0 flex-1 text-sm text-ink-2">{dayWords(day)}</span>
              {Math.abs(change) >= 0.05 && (
                <span className="text-sm whitespace-nowrap text-ink-2">
                  {change > 0 ? '+' : '−'}
                  {formatNumber(Math.round(Math.abs(change) * 10) / 10)}
                </span>
              )}
              <b className="font-strong whitespace-nowrap">{formatWeight(value, unit)}</b>
              <Menu
                label={words}
                align="end"
                trigger={
                  <IconButton label={`Actions for ${words}`}>
                    <Ellipsis size={18} aria-hidden="true" />
                  </IconButton>
                }
              >
                <MenuItem icon={<Pencil size={18} />} onSelect={() => onEdit(entry)}>
                  Edit
                </MenuItem>
                <MenuItem icon={<Trash2 size={18} />} danger onSelect={() => onDelete(entry)}>
                  Delete
                </MenuItem>
              </Menu>
            </li>
          );
        })}
      </ul>
      {newest.length > AT_FIRST && !all && (
        <div className="border-t border-line p-2">
          <Button variant="quiet" full onClick={() => setAll(true)}>
            Show all {newest.length}
          </Button>
        </div>
      )}
    </Card>
  );
}
