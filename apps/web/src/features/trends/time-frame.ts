import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { mondayOf } from '@fitarc/domain/weekday';
import { useSearchParams } from 'react-router';

export const FRAMES = [7, 30, 90] as const;
export type Days = (typeof FRAMES)[number];
const AT_FIRST: Days = 30;

export const readDays = (text: string | null): Days =>
  FRAMES.find((days) => String(days) === text) ?? AT_FIRST;

export interface TimeFrame {
  readonly days: Days;
  readonly from: LocalDate;
  /** Today. */
  readonly to: LocalDate;
}

/** Both ends are within: 7 days are today and the seven before it. */
export const frameOf = (days: Days, today: LocalDate): TimeFrame => ({
  days,
  from: addDays(today, -days),
  to: today,
});

/** How many weeks stand side by side. */
export const WEEKS = 12;

export const firstWeek = (today: LocalDate): LocalDate => addDays(mondayOf(today), -7 * (WEEKS - 1));

/** The chosen days stand in the address; choosing others is no new step for the browser's back button. */
export function useDays(): [Days, (days: Days) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (days: Days) =>
    setParams(days === AT_FIRST ? {} : { days: String(days) }, { replace: true, preventScrollReset: true });
  return [readDays(params.get('days')), choose];
}
