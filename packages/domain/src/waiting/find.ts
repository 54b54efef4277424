import type { Fields, WaitingKind } from './waiting-write.ts';

type Known = WaitingKind | 'exercise' | 'exerciseHistory' | 'weightOfDay' | 'measurementOfDay';

/** Finds a record among what the browser has stored and queued. */
export type Find = (kind: Known, id: unknown) => Promise<Fields | undefined>;
