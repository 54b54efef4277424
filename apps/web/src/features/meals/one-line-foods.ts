import type { FoodMatch } from '@fitarc/contract/food-match';
import type { Food } from '@fitarc/contract/foods';
import type { MealDraft } from '@fitarc/contract/meals';
import { splitFoods } from '@fitarc/domain/food-amount/split-foods';
import { choiceOfFood, type FoodChoice, mealOf } from '../foods/food-choice.ts';
import { type Portion, portionInGrams, readPortion, startPortion } from '../foods/portion.ts';

/** Whether a text may name several foods. The server decides: 'fish and chips' is one. */
export const namesSeveral = (typed: string): boolean => splitFoods(typed).length > 1;

/** A food of the line, with what is eaten of it. */
export interface LineItem {
  readonly key: string;
  /** As it was typed. */
  readonly line: string;
  readonly choice: FoodChoice | null;
  readonly portion: Portion;
  /** Whether the food and its weight are sure, or confirmed. */
  readonly sure: boolean;
  readonly others: readonly Food[];
}

export const itemsOf = (matches: readonly FoodMatch[]): LineItem[] =>
  matches.map(({ line, food, grams, certain, others }, at) => {
    const choice = food && choiceOfFood(food);
    const portion = choice && grams ? startPortion(choice, { last: grams }) : portionInGrams(grams ?? 100);
    return {
      key: `${at}-${line}`,
      line,
      choice,
      portion,
      sure: certain && readPortion(portion) !== null,
      others,
    };
  });

/** The same line with another food; its weight is read anew. */
export function withFood(item: LineItem, food: Food): LineItem {
  const choice = choiceOfFood(food);
  const others = item.choice ? item.others.filter(({ food_id }) => food_id !== food.food_id) : item.others;
  return { ...item, choice, portion: startPortion(choice, { typed: item.line }), sure: true, others };
}

/** The meals to add; null while an item is open. */
export function draftsOf(items: readonly LineItem[], date: string): MealDraft[] | null {
  const drafts = items.map(({ choice, portion, sure }) => {
    const grams = readPortion(portion);
    return choice && sure && grams ? mealOf(choice, grams, date) : null;
  });
  return drafts.every((draft) => draft !== null) ? drafts : null;
}
