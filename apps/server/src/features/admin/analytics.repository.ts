import type { LocalDate } from '@fitarc/domain/local-date';
import { between, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { meals } from '../meals/meals.tables.ts';
import { workouts } from '../workouts/workouts.tables.ts';

interface DayOfActivity {
  readonly date: LocalDate;
  readonly meals: number;
  readonly workouts: number;
}

/**
 * How many meals and workouts all members have on each day, both ends included; without days that have none.
 * `id > 0` matches the partial indexes by day.
 */
export async function listActivity(db: Executor, from: LocalDate, to: LocalDate): Promise<DayOfActivity[]> {
  const byDay = (table: typeof meals | typeof workouts) => sql`(
    select date, count(*)::float8 as total from ${table}
    where ${table.id} > 0 and ${between(table.date, from, to)} group by date)`;
  const { rows } = await db.execute(sql`
    select date::text, coalesce(eaten.total, 0) as meals, coalesce(done.total, 0) as workouts
    from ${byDay(meals)} eaten full join ${byDay(workouts)} done using (date)`);
  return rows as unknown as DayOfActivity[];
}
