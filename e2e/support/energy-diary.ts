import { sql } from './database.ts';
import type { Member } from './members.ts';
import { dayFromToday } from './workouts.ts';

/** Weeks of weights and food: 2050 kcal a day, half a kilogram less a week. */
export async function keepEnergyDiary({ email }: Member, days = 40): Promise<void> {
  const [row] = await sql('select id from users where email = $1', [email]);
  const today = dayFromToday();
  await sql('delete from weights where user_id = $1', [row?.id]);
  await sql(
    `insert into weights (user_id, date, weight, unit, created_at)
     select $1, $2::date - day, round(80 + day * 0.5 / 7 + 0.35 * sin(day * 2)::numeric, 1), 'kg', now()
     from generate_series(0, $3::int) as day`,
    [row?.id, today, days],
  );
  await sql(
    `insert into meals (user_id, date, name, calories, created_at)
     select $1, $2::date - day, 'Everything', 2000 + (day % 3) * 50, now() from generate_series(1, $3::int) as day`,
    [row?.id, today, days],
  );
  await sql('update weights set weight = 28.1 where user_id = $1 and date = $2', [row?.id, dayFromToday(-9)]);
  await sql('update meals set calories = 600 where user_id = $1 and date = $2', [row?.id, dayFromToday(-6)]);
  await sql('delete from meals where user_id = $1 and date = $2', [row?.id, dayFromToday(-5)]);
}
