/** What a member does on one day. */
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { EVERYDAY } from '../../apps/server/test/everyday-foods.ts';
import type { Meal, Member } from './member.ts';

const MEALS = 3;
const [EXERCISES, SETS] = [3, 3];
const IMPORTED = 10;
const FAVORITES = 30;

async function comeIn(member: Member, hook: string): Promise<void> {
  const { random, callers, email } = member;
  if (random.chance(0.1)) await member.signIn('mistyped');
  if (random.chance(0.05))
    await callers.call({ method: 'POST', path: '/api/auth/forgot-password', body: { email } });
  await member.signIn();
  if (!member.hasWebhook && member.number % 10 === 0) {
    const events = ['meal.logged', 'workout.logged', 'weight.logged'];
    await member.write('POST', '/api/webhooks', { address: hook, events });
    member.hasWebhook = true;
  }
  if (random.chance(0.3)) await renewToken(member);
}

async function renewToken(member: Member): Promise<void> {
  if (member.personal) await member.write('DELETE', `/api/tokens/${member.personal.id}`);
  const scopes = ['today:read', 'diary:read', 'weights:read'];
  const body = { name: 'Script', scopes, expires_in: '30' };
  const { token, token_id } = await member.write('POST', '/api/tokens', body);
  member.personal = typeof token === 'string' ? { token, id: token_id } : undefined;
}

async function eat(member: Member, date: LocalDate): Promise<void> {
  const { random } = member;
  const meals: Meal[] = [];
  for (let turn = 0; turn < MEALS; turn++) meals.push(await member.eat(date));
  const [first, second] = meals;
  if (first && random.chance(0.3)) await member.changeMeal(first);
  if (second && random.chance(0.2)) await member.deleteMeal(second);
  await member.write('POST', `/api/diary-days/${date}/water`, { ml: 500 });
}

async function train(member: Member, date: LocalDate): Promise<void> {
  const workout_name = member.ledger.newName();
  const set_details = Array.from({ length: SETS }, (_, set) => ({ reps: 8 - set, weight: 60 }));
  const exercises = Array.from({ length: EXERCISES }, (_, place) => ({
    exercise_id: 1 + place,
    set_details,
  }));
  const body = { workout_type: 'Custom', workout_name, date, exercises };
  const { workout_id } = await member.write('POST', '/api/workouts', body);
  if (workout_id !== undefined) member.ledger.stored(workout_name, EXERCISES * SETS);
}

async function importBatch(member: Member, date: LocalDate): Promise<void> {
  const names = Array.from({ length: IMPORTED }, () => member.ledger.newName());
  const start = { source: 'fitarc', file_name: 'diary.csv', file_hash: names[0] ?? '' };
  const { import_id } = await member.write('POST', '/api/imports', start);
  const meals = names.map((name) => ({ key: name, name, date: addDays(date, -1), calories: 100 }));
  const { added } = await member.write('POST', `/api/imports/${import_id}/batches`, { meals, rows: names });
  if (added !== undefined) for (const name of names) member.ledger.stored(name, 100);
  await member.write('POST', `/api/imports/${import_id}/finish`, { left_out: [] });
}

async function look(member: Member, date: LocalDate): Promise<void> {
  const week = `startDate=${addDays(date, -7)}&endDate=${date}`;
  const food = EVERYDAY[Math.floor(member.random.between(0, EVERYDAY.length))]?.[0] ?? 'milk';
  for (const path of [
    `/api/meals/date/${date}`,
    '/api/today',
    '/api/users/profile',
    `/api/workouts/?${week}`,
    '/api/nutrition/goals',
    '/api/trends/nutrition?days=90',
    '/api/trends/workouts?days=30',
    `/api/foods/search?${new URLSearchParams({ query: food })}`,
    '/api/workouts/exercises?muscleGroup=Chest',
  ])
    await member.read(path);
}

async function likeSomething(member: Member): Promise<void> {
  const exerciseId = 1 + Math.floor(member.random.between(0, FAVORITES));
  await member.write('POST', '/api/favorites/add', { exerciseId });
  if (member.random.chance(0.7))
    await member.write('DELETE', `/api/favorites/remove?exerciseId=${exerciseId}`);
}

/** The day of a member: comes back, logs, looks, and sometimes more. */
export async function visit(member: Member, day: number, date: LocalDate, hook: string): Promise<void> {
  const { random } = member;
  if (!member.isSignedIn()) await comeIn(member, hook);
  await eat(member, date);
  if ((day + member.number) % 2 === 0) await train(member, date);
  await member.write('POST', '/api/weights', { date, weight: 70 + random.next(), unit: 'kg' });
  await look(member, date);
  if (random.chance(0.3)) await likeSomething(member);
  if (random.chance(0.3)) await member.byProgram({ method: 'GET', path: '/api/today' });
  if (random.chance(0.05)) await importBatch(member, date);
  if (random.chance(0.03)) await member.read('/api/users/export?format=json');
  if (random.chance(0.07)) await member.signOut();
}
