import { daysAfter, minutesAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { countLateMails, countMails } from '../../platform/mail/open-mails.repository.ts';
import { countMembers } from '../../platform/users/users.repository.ts';
import { countOpenAppeals } from '../appeals/appeals.repository.ts';
import { countPendingFoods } from '../foods/reviews/food-reviews.repository.ts';
import { countOpenFlags } from '../reports/reports.repository.ts';
import { countPending } from '../submissions/submissions.repository.ts';
import { countMeals, countWorkouts } from './stats.repository.ts';

/** Who was not seen for longer is not active. */
const ACTIVE_DAYS = 30;

/** Side by side, because the millions of meals take as long to count as all the rest together. */
export async function countAll(db: Db, now: Date) {
  const [members, totalWorkouts, totalMeals] = await Promise.all([
    countMembers(db, daysAfter(now, -ACTIVE_DAYS)),
    countWorkouts(db),
    countMeals(db),
  ]);
  return { ...members, totalWorkouts, totalMeals };
}

/** Greylisting takes less; a mail that waits for longer may need somebody. */
const LATE_MINUTES = 15;

export async function countStuckMails(db: Db, now: Date) {
  const [{ failed }, late] = await Promise.all([
    countMails(db),
    countLateMails(db, minutesAfter(now, -LATE_MINUTES)),
  ]);
  return { failed, late };
}

/** How much is in each queue, counted as the queue counts it. */
export async function countWaiting(db: Db) {
  const [flags, foods, submissions, appeals] = await Promise.all([
    countOpenFlags(db),
    countPendingFoods(db),
    countPending(db),
    countOpenAppeals(db),
  ]);
  return { flags, foods, submissions, appeals };
}
