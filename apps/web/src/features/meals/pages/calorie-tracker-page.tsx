import { TITLES } from '@fitarc/contract/page-titles';
import { sumOfNutrients } from '@fitarc/domain/food';
import { addDays } from '@fitarc/domain/local-date';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { DeferredSection } from '../../../ui/layout/deferred-section.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import { useDeskScreen } from '../../foods/use-wide-screen.ts';
import { GoalsCard } from '../../nutrition/components/goals-card.tsx';
import { useDayGoals } from '../../nutrition/day-goals.queries.ts';
import { useGoals } from '../../nutrition/use-goals.ts';
import { titleOfDay, useChosenDay } from '../chosen-day.ts';
import { AddBar } from '../components/add-bar.tsx';
import { DayHeader } from '../components/day-header.tsx';
import { DayMeals } from '../components/day-meals.tsx';
import { DayNutrients } from '../components/day-nutrients.tsx';
import { DayPicker } from '../components/day-picker.tsx';
import { DayTools } from '../components/day-tools.tsx';
import { TrackerLayers, useLayers } from '../components/tracker-layers.tsx';
import { WeekStrip } from '../components/week-strip.tsx';
import { mealsQuery } from '../meals.queries.ts';
import { useMealChanges } from '../use-meal-changes.ts';
import { useOwnFoods } from '../use-own-foods.ts';
import { weekAround } from '../week-strip.ts';

const OwnFoods = lazy(() => import('../components/own-foods.tsx').then((m) => ({ default: m.OwnFoods })));

export function CalorieTrackerPage() {
  const { today, day, choose } = useChosenDay();
  const { data: meals, isError } = useQuery(mealsQuery(day));
  const goals = useGoals();
  const layers = useLayers(day);
  const own = useOwnFoods();
  const { remove, move, repeat, onCopied } = useMealChanges();
  const known = isError ? [] : meals;
  const eaten = known && sumOfNutrients(known);
  const week = weekAround(day, today);
  const days = useDayGoals(goals.goals, week[0] ?? day, week.at(-1) ?? day);
  const dayGoals = days.goalsOn(day);
  const goal = dayGoals?.daily_calories_goal;
  const nutrients = known && <DayNutrients meals={known} goals={dayGoals} />;
  const desk = useDeskScreen();
  const title = titleOfDay(day, today);
  const tools = (
    <DeferredSection ready={known !== undefined && !goals.waiting}>
      <DayTools day={day} waterGoal={dayGoals?.daily_water_goal ?? null} />
    </DeferredSection>
  );
  const strip = (
    <WeekStrip
      day={day}
      today={today}
      eaten={eaten?.calories}
      goalOn={(date) => days.goalsOn(date)?.daily_calories_goal}
      picker={<DayPicker day={day} onChoose={choose} />}
      onChoose={choose}
    />
  );
  const todayButton = day !== today && (
    <Button variant="quiet" className="-my-2.5" onClick={() => choose(today)}>
      Today
    </Button>
  );
  const bar = (
    <AddBar
      hasMeals={!!known?.length}
      onAdd={() => layers.show({ kind: 'add' })}
      onScan={() => layers.show({ kind: 'add', scan: true })}
      onQuickAdd={() => layers.show({ kind: 'quick' })}
      onCopyFrom={() => layers.show({ kind: 'copyDay' })}
      onCopyTo={() => known && layers.show({ kind: 'copyMeals', meals: known, title })}
      onLayout={() => layers.show({ kind: 'layout' })}
    />
  );
  return (
    <Page
      title={TITLES['/calorietracker']}
      headHidden="phone"
      lead={
        desk && (
          <div className="-ml-3 flex flex-wrap items-center gap-x-1">
            <IconButton label="Previous day" onClick={() => choose(addDays(day, -1))}>
              <ChevronLeft size={20} aria-hidden="true" />
            </IconButton>
            <p aria-live="polite">{title}</p>
            <IconButton label="Next day" onClick={() => choose(addDays(day, 1))}>
              <ChevronRight size={20} aria-hidden="true" />
            </IconButton>
            {todayButton}
          </div>
        )
      }
      actions={desk && bar}
    >
      {desk ? (
        <div className="mb-6">{strip}</div>
      ) : (
        <DayHeader
          day={day}
          today={today}
          goals={dayGoals}
          card={
            <GoalsCard own={goals} goals={dayGoals} eaten={eaten}>
              {nutrients}
            </GoalsCard>
          }
          eaten={eaten}
          onChoose={choose}
          days={
            <>
              {strip}
              {todayButton}
            </>
          }
        />
      )}
      {day > today && <Notice className="mb-4">This day is in the future. What you add is a plan.</Notice>}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21.75rem] lg:gap-5">
        {desk && (
          <aside aria-label="Goals" className="grid gap-4 lg:sticky lg:top-22 lg:col-start-2 lg:row-start-1">
            <GoalsCard own={goals} goals={dayGoals} eaten={eaten}>
              {nutrients}
            </GoalsCard>
            {tools}
          </aside>
        )}
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <DayMeals
            day={day}
            onAdd={(slot) => layers.show({ kind: 'add', slot })}
            onQuickAdd={() => layers.show({ kind: 'quick' })}
            onCopyDay={(from) => layers.show({ kind: 'copyDay', from })}
            onEdit={(meal) => layers.show({ kind: 'edit', meal })}
            onCopy={(some, name) => layers.show({ kind: 'copyMeals', meals: some, title: name })}
            onDelete={remove}
            onMove={move}
            onSave={(some, name) => layers.show({ kind: 'save', meals: some, name })}
            onShare={(some) => layers.show({ kind: 'share', meals: some })}
            onRepeat={(some) => repeat(some, day)}
          />
          {!desk && <div className="mt-4">{tools}</div>}
          <DeferredSection ready={known !== undefined && !goals.waiting}>
            <Suspense>
              <OwnFoods own={own} day={day} today={today} />
            </Suspense>
          </DeferredSection>
        </div>
      </div>
      {!desk && <ThumbBar>{bar}</ThumbBar>}
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
