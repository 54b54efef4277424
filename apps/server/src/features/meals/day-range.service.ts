import { daysBetween, type LocalDate } from '@fitarc/domain/local-date';
import { invalid } from '../../platform/http/app-error.ts';

const MOST_DAYS = 366;

export function requireRange(from: LocalDate, to: LocalDate): void {
  const days = daysBetween(from, to);
  if (days < 0) throw invalid('startDate must not be after endDate', { field: 'startDate' });
  if (days >= MOST_DAYS) throw invalid(`At most ${MOST_DAYS} days at once`, { field: 'startDate' });
}
