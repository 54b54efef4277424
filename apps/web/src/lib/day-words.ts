import { addDays, dayAt } from '@fitarc/domain/local-date';

const format = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of an instant as people say it: today, yesterday, else its date in the reader's own way. */
export function dayWords(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const day = dayAt(date);
  const today = dayAt(new Date());
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : format.format(date);
}
