import * as api from '@fitarc/contract/diary-days';
import type { LocalDate } from '@fitarc/domain/local-date';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import { requireRange } from './day-range.service.ts';
import { addWater, findDiaryDay, listDiaryDays, storeDiaryDay } from './diary-days.repository.ts';
import type { diaryDays } from './diary-days.tables.ts';
import type { MealDeps } from './meals.service.ts';

const present = (date: LocalDate, row: typeof diaryDays.$inferSelect | undefined): api.DiaryDay => ({
  date,
  mark: row?.mark ?? null,
  water: row?.water ?? 0,
});

export const diaryDaysRoutes = ({ db }: Pick<MealDeps, 'db'>): Route[] => [
  route(api.getDiaryDay, async ({ params: { date }, session }) =>
    present(date, await findDiaryDay(db, session.userId, date)),
  ),
  route(api.listDiaryDays, async ({ query: { startDate, endDate }, session }) => {
    requireRange(startDate, endDate);
    const rows = await listDiaryDays(db, session.userId, startDate, endDate);
    return rows.filter(({ mark, water }) => mark || water > 0).map((row) => present(row.date, row));
  }),
  write(api.markDiaryDay, async ({ tx, params: { date }, body, session }) =>
    present(date, await storeDiaryDay(tx, session.userId, date, { mark: body.mark })),
  ),
  write(api.addWater, async ({ tx, params: { date }, body, session }) =>
    present(date, await addWater(tx, session.userId, date, Math.round(body.ml), api.WATER_BOUNDS.a_day)),
  ),
];
