import type { Meal } from '@fitarc/contract/meals';

export interface MealActions {
  onEdit(meal: Meal): void;
  onCopy(meal: Meal): void;
  onDelete(meal: Meal): void;
}
