import { listWorkouts } from '@fitarc/contract/workouts';
import type { LocalDate } from '@fitarc/domain/local-date';
import { mondayOf } from '@fitarc/domain/weekday';
import { call } from '../../lib/api.ts';

export const fetchWeekWorkouts = (today: LocalDate, signal: AbortSignal) =>
  call(listWorkouts, { query: { startDate: mondayOf(today), endDate: today } }, { signal });
