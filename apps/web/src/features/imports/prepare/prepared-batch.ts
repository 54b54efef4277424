import type { ImportBatchDraft } from '@fitarc/contract/imports';
import type { Week } from '@fitarc/domain/weekday';

type Workouts = NonNullable<ImportBatchDraft['workouts']>;
type WorkoutDraft = Workouts[number];
type EntryDraft = WorkoutDraft['exercises'][number];

/** A batch before it is sent: an exercise that is not stored yet is named by its key. */
export type PreparedEntry = EntryDraft & { readonly own_key?: string };
type PlanDraft = NonNullable<ImportBatchDraft['plans']>[number];
type PlanEntryDraft = PlanDraft['workouts']['Monday'][number];
type PreparedPlanEntry = Omit<PlanEntryDraft, 'exercise_id'> & {
  readonly exercise_id?: number | undefined;
  readonly own_key?: string;
};
type PreparedWeek = Week<PreparedPlanEntry[]>;
export type PreparedPlan = Omit<PlanDraft, 'workouts' | 'more_weeks'> & {
  workouts: PreparedWeek;
  more_weeks?: PreparedWeek[];
};
export type PreparedBatch = Omit<ImportBatchDraft, 'workouts' | 'plans' | 'favorites'> & {
  plans?: PreparedPlan[];
  favorites?: {
    readonly key: string;
    readonly exercise_id?: number | undefined;
    readonly own_key?: string;
  }[];
  workouts?: (Omit<WorkoutDraft, 'exercises'> & { exercises: PreparedEntry[] })[];
};
