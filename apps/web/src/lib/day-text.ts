import { addDays, dayAt } from '@fitarc/domain/local-date';

const inNumbers = (date: Date) =>
  date.toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of an instant as people say it: today, yesterday, else its date in the reader's own way. */
export function dayWords(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const day = dayAt(date);
  const today = dayAt(new Date());
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : inNumbers(date);
}

/** The same within a sentence: 'made today', 'made on 2 Oct 2026'. */
export function onDay(instant: string): string {
  const words = dayWords(instant);
  return words === 'Today' || words === 'Yesterday' ? words.toLowerCase() : `on ${words}`;
}
