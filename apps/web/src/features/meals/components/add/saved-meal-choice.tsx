import type { LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SavedMealList } from '../../../saved-meals/components/saved-meal-list.tsx';
import { savedMealsQuery } from '../../../saved-meals/saved-meals.queries.ts';

interface Props {
  readonly day: LocalDate;
  readonly slot: MealSlot | undefined;
  onLogged(count: number, name: string): void;
}

/** Saved meals, each logged with one press; nothing where there are none. */
export function SavedMealChoice({ day, slot, onLogged }: Props) {
  const id = useId();
  const { data } = useQuery(savedMealsQuery());
  if (!data?.length) return null;
  return (
    <section aria-labelledby={id} className="pb-4">
      <h3 id={id} className="px-4 py-1.5 text-sm font-strong text-ink-2 md:px-6">
        Saved meals
      </h3>
      <div className="border-y border-line px-4 lg:px-6">
        <SavedMealList date={day} slot={slot} onLogged={(meals, { name }) => onLogged(meals.length, name)} />
      </div>
    </section>
  );
}
