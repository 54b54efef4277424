import type { LocalDate } from '@fitarc/domain/local-date';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import type { FoodChoice } from '../foods/food-choice.ts';
import type { Portion } from '../foods/portion.ts';

export interface Chosen {
  readonly choice: FoodChoice;
  readonly portion: Portion;
}

interface Adding {
  readonly day: LocalDate;
  readonly typed: string;
  readonly chosen?: Chosen | undefined;
}

const NAME = 'add-food';

/** What was being added when the session died or the page was loaded anew; each day for itself. */
export function readAdding(day: LocalDate): Adding | undefined {
  const kept = readDraft(NAME) as Partial<Adding> | undefined;
  if (kept?.day !== day) return undefined;
  return { day, typed: kept.typed ?? '', chosen: kept.chosen };
}

export function keepAdding(adding: Adding): void {
  if (adding.typed || adding.chosen) keepDraft(NAME, adding);
  else dropAdding();
}

export const dropAdding = (): void => dropDraft(NAME);
