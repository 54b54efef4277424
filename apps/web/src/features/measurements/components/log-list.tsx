import type { LocalDate } from '@fitarc/domain/local-date';
import { formatChange } from '../../../lib/format-number.ts';
import { longDayAndYear, rowDay } from '../../../ui/data/day-names.ts';
import { LogRow } from '../../../ui/data/log-row.tsx';
import { ShowMore } from '../../../ui/data/show-more.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';

interface Logged<E> {
  readonly entry: E;
  readonly day: LocalDate;
  readonly value: number;
}

interface Props<E extends object> {
  /** Oldest first. */
  readonly logged: readonly Logged<E>[];
  readonly today: LocalDate;
  readonly atOnce: number;
  /** Of a change. */
  readonly decimals: number;
  idOf(entry: E): number | string;
  say(value: number): string;
  onEdit(entry: E): void;
  onDelete(entry: E): void;
}

/** The newest first, each with what it changed. */
export function LogList<E extends object>({
  logged,
  today,
  atOnce,
  decimals,
  idOf,
  say,
  onEdit,
  onDelete,
}: Props<E>) {
  const newest = [...logged].reverse();
  const { list, leaving } = useFocusNextRow<HTMLUListElement>(newest);
  const changeAt = (index: number) => {
    const [one, before] = [newest[index], newest[index + 1]];
    return one && before && formatChange(one.value - before.value, decimals);
  };
  return (
    <ShowMore items={newest} atOnce={atOnce}>
      {(shown) => (
        <ul ref={list} className="border-b border-line">
          {shown.map((one, index) => (
            <LogRow
              key={String(idOf(one.entry))}
              entry={one.entry}
              day={rowDay(one.day, today)}
              value={say(one.value)}
              change={changeAt(index)}
              label={`${say(one.value)} of ${longDayAndYear(one.day)}`}
              onEdit={() => onEdit(one.entry)}
              onDelete={() => {
                leaving(one);
                onDelete(one.entry);
              }}
            />
          ))}
        </ul>
      )}
    </ShowMore>
  );
}
