import type { ImportBatchDraft } from '@fitarc/contract/imports';
import type { Week } from '@fitarc/domain/weekday';

type Workouts = NonNullable<ImportBatchDraft['workouts']>;
type WorkoutDraft = Workouts[number];
type EntryDraft = WorkoutDraft['exercises'][number];

/** A batch before it is sent: an exercise that is not stored yet is named by its key. */
export type PreparedEntry = EntryDraft & { readonly own_key?: string };
interface PreparedPlanEntry {
  readonly exercise_id?: number | undefined;
  readonly own_key?: string;
  readonly sets: number;
  readonly reps: number;
}
type PlanDraft = NonNullable<ImportBatchDraft['plans']>[number];
export type PreparedBatch = Omit<ImportBatchDraft, 'workouts' | 'plans' | 'favorites'> & {
  plans?: (Omit<PlanDraft, 'workouts'> & { workouts: Week<PreparedPlanEntry[]> })[];
  favorites?: {
    readonly key: string;
    readonly exercise_id?: number | undefined;
    readonly own_key?: string;
  }[];
  workouts?: (Omit<WorkoutDraft, 'exercises'> & { exercises: PreparedEntry[] })[];
};
