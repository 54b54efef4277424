import type { Plan } from '@fitarc/contract/plans';
import { WEEKDAYS, type Weekday } from '@fitarc/domain/weekday';

/** The first day after this one with something to do. */
export function nextDay({ workouts }: Plan, today: Weekday): Weekday | undefined {
  const at = WEEKDAYS.indexOf(today);
  return [...WEEKDAYS.slice(at + 1), ...WEEKDAYS.slice(0, at)].find((day) => workouts[day].length > 0);
}
