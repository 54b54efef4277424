import type { CheckIn, Expenditure } from '@fitarc/contract/check-in';
import type { Goals } from '@fitarc/contract/nutrition';
import { addDays, dayAt } from '@fitarc/domain/local-date';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

export type { Person } from './people.ts';

const PROFILE = {
  gender: 'male',
  date_of_birth: '1990-06-15',
  height: 180,
  fitness_goal: 'weight_loss',
  activity_level: 'moderately_active',
};

/** As if there were always an estimate, a proposal and a last answer: a test that reads one fails without it. */
type All<T> = { [K in keyof T]: NonNullable<T[K]> };

/** Members with weeks of weights and meals, and what is learned from them. */
export function energyDiaries(t: TestApp) {
  const ago = (days: number) => addDays(dayAt(t.clock.now(), 'UTC'), -days);
  const get = (path: string, { token }: Person) => t.request('GET', `/api/nutrition/${path}`, { token });
  const read = async <T>(path: string, somebody: Person) =>
    (await get(path, somebody)).body as unknown as All<T>;

  /** Somebody who eats the same every day and loses half a kilogram a week, which makes about 2550 kcal used. */
  async function person({ days = 40, unit = 'kg', eats = 2050, profile = {} } = {}): Promise<Person> {
    const somebody = await t.cast.join();
    const { id, token } = somebody;
    await t.request('PUT', '/api/users/profile', {
      token,
      body: { ...PROFILE, current_weight: unit === 'kg' ? 80 : 176, weight_unit: unit, ...profile },
    });
    await t.sql('delete from weights where user_id = $1', [id]);
    await t.sql(
      `insert into weights (user_id, date, weight, unit, created_at)
       select $1, $2::date - day, round((80 + day * 0.5 / 7 + 0.2 * sin(day)::numeric) / $3::numeric, 2), $4, now()
       from generate_series(0, $5::int) as day`,
      [id, ago(0), unit === 'kg' ? 1 : 0.45359237, unit, days],
    );
    await t.sql(
      `insert into meals (user_id, date, name, calories, created_at)
       select $1, $2::date - day, 'Everything', $3::int + (day % 3) * 50 - 50, now()
       from generate_series(0, $4::int) as day`,
      [id, ago(0), eats, days],
    );
    return somebody;
  }

  return {
    ago,
    person,
    get,
    checkIn: (somebody: Person) => read<CheckIn>('check-in', somebody),
    expenditureOf: (somebody: Person, query = '') => read<Expenditure>(`expenditure${query}`, somebody),
    goalsOf: (somebody: Person) => read<Goals>('goals', somebody),
  };
}
