import { listMealRange, listMeals } from '@fitarc/contract/meals';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { call } from '../lib/api.ts';
import { storeAnswers } from '../lib/offline/answers.ts';

const DAYS = 60;

/** Reads the diary around a day in one call, and stores each day as if it had been read by itself. */
export async function storeDiary(today: LocalDate): Promise<void> {
  const [startDate, endDate] = [addDays(today, -DAYS), addDays(today, DAYS)];
  const meals = await call(listMealRange, { query: { startDate, endDate } });
  const days = Array.from({ length: 2 * DAYS + 1 }, (_, index) => addDays(startDate, index));
  await storeAnswers(
    days.map((day) => ({
      url: `/api${listMeals.path.replace(':date', day)}`,
      text: JSON.stringify(meals.filter(({ date }) => date === day)),
    })),
  );
}
