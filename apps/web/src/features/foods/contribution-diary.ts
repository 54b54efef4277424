import type { MealDraft } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { Failure } from '../../lib/failure.ts';

/** Where a food is eaten; handed in, because foods know nothing of meals. */
export interface Diary {
  readonly day: LocalDate;
  /** 'today', 'Monday 2 November'. */
  readonly dayWords: string;
  /** The same key for every try of the same meal. */
  eat(meal: MealDraft, key: string): Promise<void>;
  toFailure(error: unknown): Failure;
}
