import { listMealRange, listMeals, type Meal } from '@fitarc/contract/meals';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { send } from '../lib/api.ts';
import { readAnswer } from '../lib/http.ts';
import { storeAnswers } from '../lib/offline/answers.ts';
import { offlineMember } from '../lib/offline/member.ts';

const DAYS = 60;

/** Reads the diary around a day in one call, and stores each day as if it had been read by itself. */
export async function storeDiary(today: LocalDate): Promise<void> {
  const [startDate, endDate] = [addDays(today, -DAYS), addDays(today, DAYS)];
  const member = offlineMember();
  // A meal that is deleted while the request is in flight may still be in the answer.
  const sentAt = Date.now();
  // Not call(): without a connection it would answer what was stored before, and that would be stored as new.
  const { json } = await readAnswer(await send(listMealRange, { query: { startDate, endDate } }));
  const meals = json as readonly Meal[];
  const days = Array.from({ length: 2 * DAYS + 1 }, (_, index) => addDays(startDate, index));
  await storeAnswers(
    days.map((day) => ({
      url: `/api${listMeals.path.replace(':date', day)}`,
      text: JSON.stringify(meals.filter(({ date }) => date === day)),
    })),
    member,
    sentAt,
  );
}
