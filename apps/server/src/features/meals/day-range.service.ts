import { daysBetween, type LocalDate } from '@fitarc/domain/local-date';
import { invalid } from '../../platform/http/app-error.ts';

const YEAR_DAYS = 366;

export function requireRange(from: LocalDate, to: LocalDate, most = YEAR_DAYS): void {
  const days = daysBetween(from, to);
  if (days < 0) throw invalid('startDate must not be after endDate', { field: 'startDate' });
  if (days >= most) throw invalid(`At most ${most} days at once`, { field: 'startDate' });
}
