import type { Meal } from '@fitarc/contract/meals';
import type { MealSlot } from '@fitarc/domain/meal';

export interface MealActions {
  onEdit(meal: Meal): void;
  onCopy(meals: readonly Meal[], title: string): void;
  onDelete(meal: Meal): void;
  onMove(meal: Meal, slot: MealSlot): void;
}
