import type { Fields, WaitingKind } from './waiting-write.ts';

type Known =
  | WaitingKind
  | 'exercise'
  | 'exerciseHistory'
  | 'weightOfDay'
  | 'newestWeightBesides'
  | 'measurementOfDay';

/** Finds a record in the stored answers and the queue: by its id or its day; the newest weight by the id to leave out. */
export type Find = (kind: Known, id: unknown) => Promise<Fields | undefined>;
