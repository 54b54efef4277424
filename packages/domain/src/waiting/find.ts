import type { Fields, WaitingKind } from './waiting-write.ts';

type Known =
  | WaitingKind
  | 'exercise'
  | 'exerciseHistory'
  | 'weightOfDay'
  | 'newestWeightBesides'
  | 'measurementOfDay';

/** Finds a record among what the browser has stored and queued: by its id, its day, or the id it is not. */
export type Find = (kind: Known, id: unknown) => Promise<Fields | undefined>;
