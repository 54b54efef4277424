import type { MeasurementEntry } from '@fitarc/contract/measurements';
import type { LocalDate } from '@fitarc/domain/local-date';
import { MEASUREMENTS } from '@fitarc/domain/measurement';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { longDayAndYear } from '../../../ui/data/day-names.ts';
import { ShowMore } from '../../../ui/data/show-more.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { IconButton } from '../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import type { Measured, Series } from '../measurement-figures.ts';
import { formatChange, formatMeasurement, rowDay } from '../measurement-text.ts';

interface Props {
  readonly series: Series;
  readonly today: LocalDate;
  onEdit(entry: MeasurementEntry): void;
  onDelete(entry: MeasurementEntry): void;
}

const AT_ONCE = 6;

/** The newest first, each with what it changed. */
export function MeasurementList({ series, today, onEdit, onDelete }: Props) {
  const { kind, unit, measured } = series;
  const newest = [...measured].reverse();
  const { list, leaving } = useFocusNextRow<HTMLUListElement>(newest);
  const changeAt = ({ value }: Measured, index: number) => {
    const before = newest[index + 1];
    return before && formatChange(before.value, value);
  };
  return (
    <div className="min-w-0">
      <h3 className="mb-2 flex min-h-12.5 items-center text-md font-strong">
        {MEASUREMENTS[kind].label} log
      </h3>
      <ShowMore items={newest} atOnce={AT_ONCE}>
        {(shown) => (
          <ul ref={list} className="border-b border-line">
            {shown.map((one, index) => {
              const { entry, day, value } = one;
              const words = `${formatMeasurement(value, unit)} of ${longDayAndYear(day)}`;
              return (
                <li
                  key={String(entry.measurement_id)}
                  data-row
                  tabIndex={-1}
                  className="flex min-h-14 items-center gap-3 border-t border-line py-1 tabular-nums"
                >
                  <span className="min-w-0 flex-1 text-sm text-ink-2">{rowDay(day, today)}</span>
                  <span className="text-sm whitespace-nowrap text-ink-2">{changeAt(one, index)}</span>
                  <b className="font-strong whitespace-nowrap">{formatMeasurement(value, unit)}</b>
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
                    <MenuItem
                      icon={<Trash2 size={18} />}
                      danger
                      onSelect={() => {
                        leaving(one);
                        onDelete(entry);
                      }}
                    >
                      Delete
                    </MenuItem>
                  </Menu>
                </li>
              );
            })}
          </ul>
        )}
      </ShowMore>
    </div>
  );
}
