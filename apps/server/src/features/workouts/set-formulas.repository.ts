import { ONE_REP_MAX_REPS } from '@fitarc/domain/workout';
import { sql } from 'drizzle-orm';
import { workoutSets } from './workouts.tables.ts';

// The rules of the domain in SQL, for sums over more sets than should be read. Tests compare the two.

const { kind, reps, unit, weight } = workoutSets;

/** The domain's isWorkingSet. */
export const isWorkingSet = sql`${kind} <> 'warm_up' and ${reps} > 0`;

/** The opposite of the domain's isAssisted. */
export const isUnassisted = sql`coalesce(${weight}, 0) >= 0`;

/** The domain's oneRepMax. */
export const oneRepMaxOfSet = sql`case
  when ${unit} = 'reps' and ${weight} > 0 and ${reps} = 1 then ${weight}
  when ${unit} = 'reps' and ${weight} > 0 and ${reps} <= ${sql.raw(String(ONE_REP_MAX_REPS))}
    then round(${weight} * (30 + ${reps}) / 30, 1)
end`;

/** Kilograms moved in a working set: the domain's volumeOf. */
export const volumeOfSet = sql`case when ${unit} = 'reps' then greatest(${weight}, 0) * ${reps} else 0 end`;
