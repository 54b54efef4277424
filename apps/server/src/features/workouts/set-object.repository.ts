import { sql } from 'drizzle-orm';
import { workoutSets } from './workouts.tables.ts';

const { kind, metres, note, reps, rpe, seconds, weight } = workoutSets;
const base = sql`'weight', ${weight}, 'reps', ${reps}, 'kind', ${kind}`;
const details = sql`'rpe', ${rpe}, 'seconds', ${seconds}, 'metres', ${metres}, 'note', ${note}`;

/** A set as JSON. Most sets have no details: those leave them out. */
export const setObject = () =>
  sql`case when coalesce(${rpe}, ${seconds}, ${metres}) is null and ${note} is null
    then json_build_object(${base}) else json_build_object(${base}, ${details}) end`;
