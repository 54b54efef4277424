import { pluralize } from '@fitarc/domain/pluralize';
import { useId } from 'react';
import { useToday } from '../../../lib/today.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { SavedMealList } from './saved-meal-list.tsx';

/** Saved meals to log for today, rename and delete. */
export function SavedMeals() {
  const id = useId();
  const today = useToday();
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Saved Meals" />
      <SavedMealList
        date={today}
        onLogged={(meals, { name }) =>
          toast({ message: `${name} logged for today: ${pluralize(meals.length, 'food')}`, tone: 'success' })
        }
      />
    </Card>
  );
}
