import type { FoodDraft } from '@fitarc/contract/foods';
import type { GoalsInput } from '@fitarc/contract/nutrition';
import type { OwnExerciseDraft } from '@fitarc/contract/own-exercises';
import type { PlanOptions } from '@fitarc/contract/plan-options';
import type { PlanEntry } from '@fitarc/contract/plans';
import type { ImportSource } from '@fitarc/domain/import-source';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot, NutrientMap } from '@fitarc/domain/meal';
import type { MeasurementKind, MeasurementUnit } from '@fitarc/domain/measurement';
import type { RepUnit } from '@fitarc/domain/plan';
import type { ActivityLevel, FitnessGoal } from '@fitarc/domain/profile';
import type { WeightUnit } from '@fitarc/domain/units';
import type { Week } from '@fitarc/domain/weekday';
import type { SetKind } from '@fitarc/domain/workout';

export interface ParsedSet {
  readonly kind: SetKind;
  readonly reps: number;
  readonly weight: number | null;
  /** Undefined where the file does not say: the member is asked. */
  readonly unit: WeightUnit | undefined;
  /** What the reps are, in FitArc's own download. */
  readonly countedIn?: RepUnit | undefined;
  readonly rpe?: number | undefined;
  readonly seconds?: number | undefined;
  readonly metres?: number | undefined;
  /** In kilometers or miles, as the member's unit of weight goes. */
  readonly distance?: number | undefined;
  readonly note?: string | undefined;
}

export interface ParsedExercise {
  readonly name: string;
  readonly notes?: string | undefined;
  readonly superset?: number | undefined;
  readonly sets: readonly ParsedSet[];
}

/** '2026-03-01T07:12:30' as the clock on the wall showed it, or an instant with its zone. */
export type FileTime = string;

export interface ParsedWorkout {
  readonly key: string;
  readonly name: string;
  readonly date: LocalDate;
  /** Of ours; other apps have none. */
  readonly type?: string | undefined;
  readonly startedAt?: FileTime | undefined;
  readonly endedAt?: FileTime | undefined;
  readonly minutes?: number | undefined;
  readonly calories?: number | undefined;
  readonly notes?: string | undefined;
  readonly exercises: readonly ParsedExercise[];
}

export interface ParsedMeal {
  readonly key: string;
  readonly date: LocalDate;
  readonly name: string;
  readonly slot?: MealSlot | undefined;
  readonly eatenAt?: FileTime | undefined;
  readonly serving?: string | undefined;
  readonly grams?: number | undefined;
  readonly calories: number;
  readonly protein?: number | undefined;
  readonly carbs?: number | undefined;
  readonly fats?: number | undefined;
  readonly fiber?: number | undefined;
  readonly sugar?: number | undefined;
  readonly saturatedFat?: number | undefined;
  readonly sodium?: number | undefined;
  readonly nutrients?: NutrientMap | undefined;
}

export interface ParsedWeight {
  readonly key: string;
  readonly date: LocalDate;
  readonly weight: number;
  readonly unit: WeightUnit | undefined;
}

export interface ParsedMeasurement {
  readonly key: string;
  readonly date: LocalDate;
  readonly kind: MeasurementKind;
  readonly value: number;
  /** Undefined where the file does not say: centimeters or inches as the unit of weight goes. */
  readonly unit: MeasurementUnit | undefined;
}

export interface ParsedPlanEntry {
  readonly exercise: string;
  readonly sets: number;
  readonly reps: number;
  /** As a plan has them; what it does not ask for is not there. */
  readonly targets: Omit<PlanEntry, 'exercise_id' | 'sets' | 'reps'>;
}

export interface ParsedPlan {
  readonly key: string;
  readonly name: string;
  readonly fitnessGoal: FitnessGoal | undefined;
  readonly activityLevel: ActivityLevel | undefined;
  /** One or more. */
  readonly weeks: readonly Week<readonly ParsedPlanEntry[]>[];
  readonly options?: PlanOptions | undefined;
  /** The day it was begun, of the one that was trained by. */
  readonly startedOn?: LocalDate | undefined;
}

export type ParsedFood = FoodDraft & { readonly key: string };
export type ParsedGoals = GoalsInput;

export interface LeftOut {
  readonly reason: string;
  readonly count: number;
  /** The first lines of the file it happened in. */
  readonly lines: readonly number[];
}

export interface ParsedFile {
  readonly source: ImportSource;
  readonly workouts: readonly ParsedWorkout[];
  readonly meals: readonly ParsedMeal[];
  readonly weights: readonly ParsedWeight[];
  readonly measurements: readonly ParsedMeasurement[];
  readonly leftOut: readonly LeftOut[];
  /** What the member should know before importing. */
  readonly notices: readonly string[];
  /** What the file itself says about exercises of the member's own. */
  readonly ownExercises?: readonly OwnExerciseDraft[] | undefined;
  /** Of FitArc's own download; the exercises by their names. */
  readonly plans?: readonly ParsedPlan[] | undefined;
  readonly favorites?: readonly string[] | undefined;
  readonly foods?: readonly ParsedFood[] | undefined;
  readonly goals?: ParsedGoals | undefined;
  /** Whose download it is. */
  readonly accountEmail?: string | undefined;
  /** The rows of the file as they were. */
  readonly rows: Iterable<string>;
}

/** A sentence for the member: the file cannot be imported. */
export class UnreadableFile extends Error {}
