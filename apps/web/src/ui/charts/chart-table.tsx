import { useState } from 'react';
import type { ChartPoint } from './chart-props.ts';

interface Props {
  readonly label: string;
  readonly step?: 'day' | 'week' | undefined;
  readonly points: readonly ChartPoint[];
  nameOf(day: string): string;
  say(value: number): string;
}

// What can be scrolled can be reached by keyboard.
const scrollable = (name: string) => ({ role: 'region', 'aria-label': name, tabIndex: 0 });

/** The same in figures, for those who do not see the picture and those who want to know exactly. */
export function ChartTable({ label, step = 'day', points, nameOf, say }: Props) {
  const [open, setOpen] = useState(false);
  const words = open ? 'Hide table' : 'Show as table';
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        aria-label={`${words}: ${label}`}
        className="flex min-h-touch w-fit list-none items-center rounded-md text-sm font-strong text-accent hover:underline [&::-webkit-details-marker]:hidden"
      >
        {words}
      </summary>
      {open && (
        <div {...scrollable(`${label} as a table`)} className="max-h-72 overflow-y-auto rounded-sm">
          <table className="w-full text-sm">
            <caption className="sr-only">{label}</caption>
            <thead className="sticky top-0 bg-surface text-ink-2">
              <tr className="border-b border-line">
                <th scope="col" className="py-2 text-left font-label">
                  {step === 'week' ? 'Week' : 'Date'}
                </th>
                <th scope="col" className="py-2 pr-2 text-right font-label">
                  {label}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ day, value }) => (
                <tr key={day} className="border-line not-last:border-b">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {nameOf(day)}
                  </th>
                  <td className="py-1.5 pr-2 text-right">{say(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
