import type { Find } from './find.ts';
import { withWaiting } from './overlay.ts';
import { type Effect, type Fields, ID_FIELDS, idOf, type WaitingKind } from './waiting-write.ts';

/** Reads the stored answers whose address begins like this, newest first. */
export type ReadAnswers = (prefix: string) => Promise<readonly { readonly text: string }[]>;

type Kind = Parameters<Find>[0];
type StoredKind = Exclude<Kind, 'newestWeightBesides'>;

/** Where the stored answers tell records of a kind; `nested` where they are inside one record. */
const SOURCES: Readonly<Record<StoredKind, readonly string[]>> = {
  meal: ['/api/meals/date/'],
  weight: ['/api/weights'],
  weightOfDay: ['/api/weights'],
  measurement: ['/api/measurements'],
  measurementOfDay: ['/api/measurements'],
  workout: ['/api/workouts/'],
  favorite: ['/api/favorites'],
  food: ['/api/foods/my-contributions', '/api/foods/search', '/api/foods/offline'],
  recipe: ['/api/recipes/'],
  savedMeal: ['/api/saved-meals/'],
  diaryDay: ['/api/diary-days/'],
  exerciseSettings: ['/api/workouts/exercise-settings'],
  exercise: ['/api/workouts/exercises', '/api/own-exercises', '/api/favorites'],
  exerciseHistory: ['/api/workouts/exercises/'],
};

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idFieldOf = (kind: StoredKind): string => {
  if (kind === 'exercise' || kind === 'exerciseHistory') return 'exercise_id';
  return ID_FIELDS[kind.replace('OfDay', '') as WaitingKind];
};

/** The answers about an exercise begin like those that describe it. */
function tellsOf(kind: StoredKind, record: Fields): boolean {
  if (kind === 'exerciseHistory') return 'sessions' in record;
  return kind !== 'exercise' || 'equipment_options' in record;
}

function matches(kind: StoredKind, id: unknown): (record: Fields) => boolean {
  if (kind === 'weightOfDay') return ({ date }) => date === id;
  if (kind === 'measurementOfDay') return ({ date, kind: what }) => `${date} ${what}` === id;
  const field = idFieldOf(kind);
  return (record) => String(record[field]) === String(id) && tellsOf(kind, record);
}

/** The lists in an answer, at its top or one level below. */
function recordsIn(answer: unknown): Fields[] {
  if (Array.isArray(answer)) return answer.filter(isRecord);
  if (!isRecord(answer)) return [];
  return [
    answer,
    ...Object.values(answer).flatMap((value) => (Array.isArray(value) ? value.filter(isRecord) : [])),
  ];
}

async function findStored(
  readAnswers: ReadAnswers,
  kind: StoredKind,
  isWanted: (record: Fields) => boolean,
): Promise<Fields | undefined> {
  for (const prefix of SOURCES[kind]) {
    for (const { text } of await readAnswers(prefix)) {
      const found = recordsIn(JSON.parse(text)).find(isWanted);
      if (found) return found;
    }
  }
  return undefined;
}

async function newestWeightBesides(effects: readonly Effect[], readAnswers: ReadAnswers, id: unknown) {
  const [stored] = await readAnswers('/api/weights');
  const read = { path: '/weights', params: {}, query: {} };
  const weights = withWaiting(read, stored ? JSON.parse(stored.text) : [], effects) as Fields[];
  return weights.findLast((entry) => idOf('weight', entry) !== id);
}

async function historyOf(effects: readonly Effect[], readAnswers: ReadAnswers, id: unknown) {
  const stored = await findStored(readAnswers, 'exerciseHistory', matches('exerciseHistory', id));
  const read = { path: '/workouts/exercises/:id/history', params: { id }, query: {} };
  return stored && (withWaiting(read, stored, effects) as Fields);
}

/** The record as it is with the queued writes: from the newest of them that changes it, else from what is stored. */
export async function findRecord(
  effects: readonly Effect[],
  readAnswers: ReadAnswers,
  kind: Kind,
  id: unknown,
): Promise<Fields | undefined> {
  if (kind === 'newestWeightBesides') return newestWeightBesides(effects, readAnswers, id);
  if (kind === 'exerciseHistory') return historyOf(effects, readAnswers, id);
  const isWanted = matches(kind, id);
  const base = kind.replace('OfDay', '');
  for (const effect of [...effects].reverse()) {
    if (effect.kind !== base) continue;
    const after = effect.after.find(isWanted);
    if (after) return after;
    const before = effect.before.find(isWanted);
    if (before && effect.kind in ID_FIELDS) {
      const gone = idOf(effect.kind, before);
      if (!effect.after.some((record) => idOf(effect.kind, record) === gone)) return undefined;
    }
  }
  return findStored(readAnswers, kind, isWanted);
}
