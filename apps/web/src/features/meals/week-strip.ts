import { addDays, daysBetween, type LocalDate } from '@fitarc/domain/local-date';

const DAYS = 7;

/** The seven days to choose from: those up to today, or the seven before or after them that hold the day. */
export function weekAround(chosen: LocalDate, today: LocalDate): LocalDate[] {
  const weeks = Math.ceil(daysBetween(today, chosen) / DAYS);
  const last = addDays(today, weeks * DAYS);
  return Array.from({ length: DAYS }, (_, index) => addDays(last, index - DAYS + 1));
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where an arrow key leads. */
export const dayAfterKey = (key: string, from: LocalDate): LocalDate | undefined => {
  const step = STEPS[key];
  return step === undefined ? undefined : addDays(from, step);
};
