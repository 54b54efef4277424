import type { LocalDate } from '@fitarc/domain/local-date';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import type { FoodChoice } from '../foods/food-choice.ts';
import type { Portion } from '../foods/portion.ts';

export interface Chosen {
  readonly choice: FoodChoice;
  readonly portion: Portion;
}

interface AddFoodDraft {
  readonly day: LocalDate;
  readonly typed: string;
  readonly chosen?: Chosen | undefined;
}

const NAME = 'add-food';

/** What was being added when the session died or the page was loaded anew; each day for itself. */
export function readAddFoodDraft(day: LocalDate): AddFoodDraft | undefined {
  const stored = readDraft(NAME) as Partial<AddFoodDraft> | undefined;
  if (stored?.day !== day) return undefined;
  return { day, typed: stored.typed ?? '', chosen: stored.chosen };
}

export function storeAddFoodDraft(adding: AddFoodDraft): void {
  if (adding.typed || adding.chosen) keepDraft(NAME, adding);
  else dropAddFoodDraft();
}

export const dropAddFoodDraft = (): void => dropDraft(NAME);
