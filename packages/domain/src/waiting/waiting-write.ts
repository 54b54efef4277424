export type Fields = Readonly<Record<string, unknown>>;

/** What kind of record a queued write changes, and the field that names one. */
export const ID_FIELDS = {
  meal: 'meal_id',
  weight: 'weight_id',
  measurement: 'measurement_id',
  workout: 'workout_id',
  favorite: 'exercise_id',
  food: 'food_id',
  recipe: 'recipe_id',
  savedMeal: 'saved_meal_id',
  diaryDay: 'date',
  exerciseSettings: 'exercise_id',
} as const;
export type WaitingKind = keyof typeof ID_FIELDS;

/** A call that changes something, in the browser's queue because the server has not answered it yet. */
export interface WaitingWrite {
  /** Its Idempotency-Key. */
  readonly id: string;
  readonly method: string;
  /** As the endpoint declares it, with :name for parameters. */
  readonly path: string;
  readonly params: Fields;
  readonly body: Fields;
}

/** What a queued write changes: the records before it and after it, and the answer to expect. */
export interface Effect {
  readonly kind: WaitingKind;
  readonly before: readonly Fields[];
  readonly after: readonly Fields[];
  readonly answer: unknown;
  /** After a change of weights: the one that the profile shows. */
  readonly newestWeight?: Fields;
  /** The server has it; an answer from before does not show it yet. */
  readonly isStored?: true;
}

const PREFIX = 'waiting:';

/** The id of a record that the server has not stored yet; `index` where one call makes several. */
export const waitingId = (write: Pick<WaitingWrite, 'id'>, index?: number): string =>
  `${PREFIX}${write.id}${index === undefined ? '' : `:${index}`}`;

export const isWaitingId = (id: unknown): id is string => typeof id === 'string' && id.startsWith(PREFIX);

/** The write that makes a record, and which of its records it is. */
export function writeOfWaitingId(id: string): { id: string; index: number } {
  const [write = '', index = '0'] = id.slice(PREFIX.length).split(':');
  return { id: write, index: Number(index) };
}

/** Marks what is shown before the server has it. */
export const asWaiting = <T extends object>(record: T): T => ({ ...record, waiting: true });

export const idOf = (kind: WaitingKind, record: Fields): string => String(record[ID_FIELDS[kind]]);

/** Replaces the ids of records that are stored by now, in an address or in JSON. */
export const withStoredIds = (text: string, stored: ReadonlyMap<string, string>): string =>
  text
    .replace(/"(waiting:[0-9a-f]+(?::\d+)?)"/g, (all, id: string) => {
      const known = stored.get(id);
      if (known === undefined) return all;
      return /^\d+$/.test(known) ? known : JSON.stringify(known);
    })
    .replace(
      /waiting(?::|%3A)[0-9a-f]+(?:(?::|%3A)\d+)?/gi,
      (id) => stored.get(decodeURIComponent(id)) ?? id,
    );
