import { sql } from 'drizzle-orm';
import { exercises } from '../library/library.tables.ts';

/** The unit an exercise is counted in today, by the rule of the domain's repUnitOf. */
export const countedIn = (exerciseId: number) => sql`
  select case
    when measure in ('time', 'distance') and movement_pattern = 'cardio' then 'minutes'
    when measure = 'time' then 'seconds'
    when measure = 'distance' then 'metres'
    else 'reps' end
  from ${exercises} where id = ${exerciseId}`;
