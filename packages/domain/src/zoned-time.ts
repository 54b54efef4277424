import type { LocalDate } from './local-date.ts';

const HOUR_PARTS = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const DAY_PARTS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetReader(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...DAY_PARTS, ...HOUR_PARTS });
  return (time) => {
    const parts = format.formatToParts(time);
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    const shown = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return shown - Math.floor(time / 1000) * 1000;
  };
}

const DAY_MS = 86_400_000;

/** The same time of day in `timeZone`, so many days later, also when the clocks change in between. */
export function addDaysInZone(instant: Date, days: number, timeZone: string): Date {
  const offsetAt = offsetReader(timeZone);
  const wanted = instant.getTime() + offsetAt(instant.getTime()) + days * DAY_MS;
  const near = wanted - offsetAt(wanted - offsetAt(instant.getTime()));
  return new Date(wanted - offsetAt(near));
}

/** The moment at which clocks of `timeZone` show a time of a day, such as '06:00'. */
export function instantAt(day: LocalDate, time: string, timeZone: string): Date {
  const offsetAt = offsetReader(timeZone);
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const near = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(near));
}
