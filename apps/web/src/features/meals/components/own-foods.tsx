import type { MealDraft } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { Contributions } from '../../foods/components/contributions.tsx';
import type { Diary } from '../../foods/contribution-diary.ts';
import { dayInSentence } from '../chosen-day.ts';
import { saveFailure, storeMeal } from '../meal-calls.ts';
import { changeDay } from '../meals.queries.ts';
import { addToDay } from '../use-meal-changes.ts';
import type { OwnFoodsState } from '../use-own-foods.ts';

const loadCustomFood = () =>
  import('../../foods/components/custom-food-dialog.tsx').then((m) => ({ default: m.CustomFoodDialog }));
const CustomFoodDialog = lazy(loadCustomFood);
const ReportDialog = lazy(() =>
  import('../../reports/components/report-dialog.tsx').then((m) => ({ default: m.ReportDialog })),
);

const OwnReports = lazy(() =>
  import('../../reports/components/own-reports.tsx').then((m) => ({ default: m.OwnReports })),
);

function useDiary(day: LocalDate, today: LocalDate): Diary {
  const queryClient = useQueryClient();
  async function eat(draft: MealDraft, key: string): Promise<void> {
    const meal = await storeMeal(draft, key);
    await (meal ? addToDay(queryClient, meal) : changeDay(queryClient, day));
  }
  return { day, dayWords: dayInSentence(day, today), eat, toFailure: saveFailure };
}

function CreateFoodButton({ onCreate }: { onCreate: () => void }) {
  const prefetch = () => void loadCustomFood().catch(() => undefined);
  return (
    <Button
      variant="secondary"
      className="justify-self-start max-lg:w-full"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => onCreate()}
    >
      Create Custom Food
    </Button>
  );
}

interface Props {
  readonly own: OwnFoodsState;
  readonly day: LocalDate;
  readonly today: LocalDate;
}

/** Below the meals: foods the member has made, and the dialogs about them. */
export function OwnFoods({ own, day, today }: Props) {
  const { creating, reporting } = own;
  const diary = useDiary(day, today);
  return (
    <div className="mt-4 grid gap-3">
      <CreateFoodButton onCreate={own.create} />
      <Contributions
        diary={diary}
        onCreate={() => own.create()}
        onReport={own.report}
        below={<OwnReports />}
      />
      <Suspense>
        {creating && (
          <CustomFoodDialog
            key={creating.key}
            open={creating.open}
            name={creating.about}
            diary={diary}
            onClose={own.closeForm}
          />
        )}
      </Suspense>
      <Suspense>
        {reporting && (
          <ReportDialog
            key={reporting.key}
            open={reporting.open}
            food={reporting.about}
            onClose={own.closeReport}
          />
        )}
      </Suspense>
    </div>
  );
}
