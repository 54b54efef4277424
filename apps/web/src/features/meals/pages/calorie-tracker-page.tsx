import { TITLES } from '@fitarc/contract/page-titles';
import { sumOfNutrients } from '@fitarc/domain/food';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DeferredSection } from '../../../ui/layout/deferred-section.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import { useWideScreen } from '../../foods/use-wide-screen.ts';
import { GoalsCard } from '../../nutrition/components/goals-card.tsx';
import { useGoals } from '../../nutrition/use-goals.ts';
import { titleOfDay, useChosenDay } from '../chosen-day.ts';
import { DayMeals } from '../components/day-meals.tsx';
import { DayPicker } from '../components/day-picker.tsx';
import { CreateFoodButton, OwnFoods, useOwnFoods } from '../components/own-foods.tsx';
import { TrackerLayers, useLayers } from '../components/tracker-layers.tsx';
import { WeekStrip } from '../components/week-strip.tsx';
import { mealsQuery } from '../meals.queries.ts';
import { useMealChanges } from '../use-meal-changes.ts';

export function CalorieTrackerPage() {
  const { today, day, choose } = useChosenDay();
  const { data: meals, isError } = useQuery(mealsQuery(day));
  const goals = useGoals();
  const layers = useLayers(day);
  const own = useOwnFoods();
  const { remove, onCopied } = useMealChanges();
  const known = isError ? [] : meals;
  const eaten = known && sumOfNutrients(known);
  const goal = goals.goals?.daily_calories_goal;
  const wide = useWideScreen();
  const picker = <DayPicker day={day} onChoose={choose} />;
  const add = () => layers.show({ kind: 'add' });
  const addButton = (
    <Button full icon={<Plus size={20} aria-hidden="true" />} onClick={add}>
      Add Food
    </Button>
  );
  return (
    <Page
      title={TITLES['/calorietracker']}
      lead={
        <div className="flex flex-wrap items-center gap-x-2">
          <p aria-live="polite">{titleOfDay(day, today)}</p>
          {day !== today && (
            <Button variant="quiet" className="-my-2.5" onClick={() => choose(today)}>
              Today
            </Button>
          )}
        </div>
      }
      actions={
        <>
          {!wide && picker}
          <div className="flex gap-3 max-lg:hidden">
            <CreateFoodButton onCreate={own.create} />
            {addButton}
          </div>
        </>
      }
    >
      <WeekStrip
        day={day}
        today={today}
        eaten={eaten?.calories}
        goal={goal}
        picker={wide && picker}
        onChoose={choose}
      />
      {day > today && <Notice className="mb-4">This day is in the future. What you add is a plan.</Notice>}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21.75rem] lg:gap-5">
        <aside aria-label="Goals" className="lg:sticky lg:top-22 lg:col-start-2 lg:row-start-1">
          <GoalsCard own={goals} eaten={eaten} />
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <DayMeals
            day={day}
            onAdd={add}
            onQuickAdd={() => layers.show({ kind: 'quick' })}
            onCopyDay={(from) => layers.show({ kind: 'copyDay', from })}
            onEdit={(meal) => layers.show({ kind: 'edit', meal })}
            onCopy={(meal) => layers.show({ kind: 'copyMeal', meal })}
            onDelete={remove}
          />
          <DeferredSection>
            <OwnFoods own={own} day={day} today={today} />
          </DeferredSection>
        </div>
      </div>
      <ThumbBar>{addButton}</ThumbBar>
      <TrackerLayers
        layers={layers}
        day={day}
        today={today}
        eaten={eaten?.calories ?? 0}
        goal={goal}
        onCopied={onCopied}
        onCreateFood={own.create}
        onReport={own.report}
      />
    </Page>
  );
}
