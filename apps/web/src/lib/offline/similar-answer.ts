import { findRecord } from '@fitarc/domain/waiting/find-record';
import { isInRange } from '@fitarc/domain/waiting/read';
import type { Fields } from '@fitarc/domain/waiting/waiting-write';
import { readAnswers } from './all-answers.ts';
import type { StoredAnswer } from './database.ts';
import type { OfflineCall } from './offline-call.ts';

type Answer = Pick<StoredAnswer, 'text' | 'total' | 'at'>;

const queryOf = (url: string): Fields => Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''));
const rowsOf = ({ text }: StoredAnswer) => JSON.parse(text) as Fields[];

/** A list of days from startDate through endDate, put together from lists of other days: newer answers win. */
function ofRange(answers: readonly StoredAnswer[], { query }: OfflineCall): Answer | undefined {
  const rows: Fields[] = [];
  const covered: Fields[] = [];
  for (const answer of answers) {
    const days = queryOf(answer.url);
    const isNew = ({ date }: Fields) =>
      isInRange(date, query) && !covered.some((range) => isInRange(date, range));
    rows.push(...rowsOf(answer).filter(isNew));
    covered.push(days);
  }
  const first = answers[0];
  if (!first) return undefined;
  const isDescending = first.url.startsWith('/api/workouts/');
  const sign = isDescending ? -1 : 1;
  rows.sort((a, b) => (String(a.date) < String(b.date) ? -sign : String(a.date) > String(b.date) ? sign : 0));
  return { text: JSON.stringify(rows), total: rows.length, at: first.at };
}

/** What was done last time for each exercise, from answers for other exercises or days: the newest that tells it. */
function ofLastTimes(answers: readonly StoredAnswer[], { query }: OfflineCall): Answer | undefined {
  const wanted = new Set(String(query.exerciseIds ?? '').split(','));
  const found = new Map<string, Fields>();
  for (const answer of answers) {
    for (const row of rowsOf(answer)) {
      const id = String(row.exercise_id);
      if (wanted.has(id) && !found.has(id)) found.set(id, row);
    }
  }
  const first = answers[0];
  return first && { text: JSON.stringify([...found.values()]), at: first.at };
}

const names = (record: Fields, key: string) => (Array.isArray(record[key]) ? (record[key] as unknown[]) : []);
const isFilter = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value !== 'all';

function matchesFilter(exercise: Fields, { muscleGroup, muscle, difficulty, equipment }: Fields): boolean {
  const has = (key: string, value: unknown) => names(exercise, key).includes(value);
  return (
    (!isFilter(muscleGroup) || has('muscle_groups', muscleGroup) || has('muscles', muscleGroup)) &&
    (!isFilter(muscle) || has('muscles', muscle)) &&
    (!isFilter(difficulty) || exercise.difficulty === difficulty) &&
    (!isFilter(equipment) || has('equipment_options', equipment))
  );
}

/** Some exercises, out of the whole library. */
function ofLibrary(answers: readonly StoredAnswer[], { path, query }: OfflineCall): Answer | undefined {
  const whole = answers.find(({ url }) => url === '/api/workouts/exercises');
  if (!whole) return undefined;
  const ids = String(query.exerciseIds ?? '').split(',');
  const rows = rowsOf(whole).filter((exercise) =>
    path.endsWith('/details') ? ids.includes(String(exercise.exercise_id)) : matchesFilter(exercise, query),
  );
  return { text: JSON.stringify(rows), total: rows.length, at: whole.at };
}

/** The same with other parameters, where it is not empty. */
const ofNewest = (answers: readonly StoredAnswer[]): Answer | undefined =>
  answers.find(({ text }) => text !== 'null');

/** Reads that name the day change their address every day: which stored ones can answer them. */
const SIMILAR: Readonly<Record<string, { prefix: string; from: typeof ofRange }>> = {
  '/workouts/': { prefix: '/api/workouts/?', from: ofRange },
  '/meals/days': { prefix: '/api/meals/days?', from: ofRange },
  '/diary-days': { prefix: '/api/diary-days?', from: ofRange },
  '/weights': { prefix: '/api/weights', from: ofRange },
  '/measurements': { prefix: '/api/measurements', from: ofRange },
  '/nutrition/goals': { prefix: '/api/nutrition/goals?', from: ofNewest },
  '/nutrition/expenditure': { prefix: '/api/nutrition/expenditure?', from: ofNewest },
  '/trends/exercise-weeks': { prefix: '/api/trends/exercise-weeks?', from: ofNewest },
  '/workouts/exercises': { prefix: '/api/workouts/exercises', from: ofLibrary },
  '/workouts/exercises/details': { prefix: '/api/workouts/exercises', from: ofLibrary },
  '/workouts/last-times': { prefix: '/api/workouts/last-times?', from: ofLastTimes },
};

/** One record, from a list that tells it whole. */
async function ofRecord({ params }: OfflineCall): Promise<Answer | undefined> {
  const found = await findRecord([], readAnswers, 'workout', params.id);
  return found && { text: JSON.stringify(found), at: Date.now() };
}

export async function similarAnswer(call: OfflineCall): Promise<Answer | undefined> {
  if (call.path === '/workouts/:id') return ofRecord(call);
  const similar = SIMILAR[call.path];
  return similar?.from(await readAnswers(similar.prefix), call);
}
