import type { LocalDate } from '@fitarc/domain/local-date';
import { toKg } from '@fitarc/domain/units';
import { and, between, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { diaryDays } from '../meals/diary-days.tables.ts';
import { listDaySums } from '../meals/meals.repository.ts';
import { listWeightsOf } from '../weights/weights.repository.ts';

export async function listWeightsInKg(db: Executor, userId: number, from: LocalDate, to: LocalDate) {
  const rows = await listWeightsOf(db, userId, from, to);
  return rows.map(({ date, weight, unit }) => ({ date, kg: toKg(weight, unit) }));
}

const listMarks = async (db: Executor, userId: number, from: LocalDate, to: LocalDate) =>
  db
    .select({ date: diaryDays.date, mark: diaryDays.mark })
    .from(diaryDays)
    .where(and(eq(diaryDays.userId, userId), between(diaryDays.date, from, to), isNotNull(diaryDays.mark)));

/** What was eaten on each day, with the member's mark of it. */
export async function listIntakes(db: Executor, userId: number, from: LocalDate, to: LocalDate) {
  const [sums, marked] = await readTogether(
    db,
    () => listDaySums(db, userId, from, to),
    () => listMarks(db, userId, from, to),
  );
  const marks = new Map(marked.map(({ date, mark }) => [date, mark]));
  const eaten = sums.map(({ date, calories }) => ({ date, kcal: calories, mark: marks.get(date) ?? null }));
  const known = new Set(eaten.map(({ date }) => date));
  const alone = [...marks].flatMap(([date, mark]) => (known.has(date) ? [] : [{ date, kcal: 0, mark }]));
  return [...eaten, ...alone];
}
