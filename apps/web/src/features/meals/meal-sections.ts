import type { Meal } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import { type MealLayout, type MealSlot, slotAt } from '@fitarc/domain/meal';
import { useState } from 'react';
import { useMealLayout } from '../../lib/preferences.ts';

/** One meal of the day; without a slot, the foods that belong to none. */
export interface MealSection {
  readonly slot: MealSlot | null;
  readonly name: string;
  readonly meals: readonly Meal[];
}

/** The foods of a day by meal. Where no food has a meal, as in an imported history, empty meals are left out. */
export function sectionsOf(meals: readonly Meal[], { slots }: MealLayout): MealSection[] {
  const inSlot = (slot: MealSlot) => meals.filter((meal) => meal.slot === slot);
  const others = meals.filter(({ slot }) => !slot);
  const sections = slots.map(({ slot, name }) => ({ slot, name, meals: inSlot(slot) }));
  if (others.length === 0) return sections;
  const areSorted = others.length < meals.length;
  const rest = { slot: null, name: areSorted ? 'Other foods' : 'Foods', meals: others };
  return areSorted ? [...sections, rest] : [rest];
}

/** Where a food goes that is added now. */
function slotNow(now = new Date()): MealSlot {
  return slotAt(now.getHours() + now.getMinutes() / 60);
}

/** The meal to add to, which can be changed; undefined where the day is one flat list. */
export function useDefaultSlot(given?: MealSlot) {
  const { flat } = useMealLayout();
  const [slot, setSlot] = useState(() => given ?? slotNow());
  return [flat ? undefined : slot, setSlot] as const;
}

/**
 * The meal and, for today, the time of a food that is added. The time is that of opening the dialog: a second try
 * must send the same again.
 */
export function usePlaceInDay(slot: MealSlot | undefined, day: LocalDate, today: LocalDate) {
  const [openedAt] = useState(() => new Date().toISOString());
  return { ...(slot ? { slot } : {}), ...(day === today ? { eaten_at: openedAt } : {}) };
}
