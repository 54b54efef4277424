/** Thrown by a read that may only use the stored answer where there is none. */
export const NOT_STORED = new Error('There is no stored answer');

let isAsked = false;

/** Runs a query function whose first call is answered from the store; the request is sent at the same time. */
export function storedFirst<T>(query: () => T): T {
  isAsked = true;
  try {
    return query();
  } finally {
    isAsked = false;
  }
}

/** Whether the call that begins now is to be answered from the store. */
export function takeStoredFirst(): boolean {
  const was = isAsked;
  isAsked = false;
  return was;
}
