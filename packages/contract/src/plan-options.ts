import { EQUIPMENT, MUSCLE_GROUPS } from '@fitarc/domain/exercise';
import { PLAN_OPTION_BOUNDS } from '@fitarc/domain/plan-options';
import * as z from 'zod/mini';
import { optional, wholeNumber } from './fields.ts';

const groups = (label: string) =>
  z.array(z.enum(MUSCLE_GROUPS, `${label} must list muscle groups`), `${label} must be a list`);

/** What the generator can be asked for beyond a goal and a level; what is left out follows from those two. */
export const planOptions = z.object({
  days: optional(wholeNumber('Days a week', PLAN_OPTION_BOUNDS.days)),
  minutes: optional(wholeNumber('Minutes', PLAN_OPTION_BOUNDS.minutes)),
  equipment: optional(
    z.array(z.enum(EQUIPMENT, 'Equipment must list known equipment'), 'Equipment must be a list'),
  ),
  favor: optional(groups('Muscles to favor')),
  avoid: optional(groups('Muscles to avoid')),
});
export type PlanOptions = z.output<typeof planOptions>;
