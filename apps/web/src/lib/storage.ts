/** Storage may be blocked or full; the product must still open, so every access may fail in silence. */
const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

const area = (pick: () => Storage) => ({
  get: (key: string) => attempt(() => pick().getItem(key), null),
  set: (key: string, value: string) => attempt(() => pick().setItem(key, value), undefined),
  remove: (key: string) => attempt(() => pick().removeItem(key), undefined),
});

export const local = area(() => window.localStorage);
/** Of this tab only; gone with it. */
export const tab = area(() => window.sessionStorage);
