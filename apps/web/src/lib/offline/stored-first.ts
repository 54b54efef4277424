/** Says whether a query was answered from the store. */
export interface StoredFirst {
  isUsed: boolean;
}

let asked: StoredFirst | undefined;

/** Runs a query function whose calls are answered from the store where it has them; their requests are sent all the same. */
export function storedFirst<T>(tracker: StoredFirst, query: () => T): T {
  asked = tracker;
  try {
    return query();
  } finally {
    asked = undefined;
  }
}

/** For a call as it begins. */
export const storedFirstNow = (): StoredFirst | undefined => asked;
