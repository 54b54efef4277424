import type { Meal } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import type { MemberFood } from '../../foods/food-choice.ts';
import { readAddFoodDraft } from '../add-food-draft.ts';
import { dayInSentence, titleOfDay } from '../chosen-day.ts';

const loaders = {
  add: () => import('./add/add-food.tsx').then((m) => ({ default: m.AddFood })),
  quick: () => import('./quick-add.tsx').then((m) => ({ default: m.QuickAdd })),
  edit: () => import('./edit-meal.tsx').then((m) => ({ default: m.EditMeal })),
  copyMeals: () => import('./copy-meals.tsx').then((m) => ({ default: m.CopyMeals })),
  copyDay: () => import('./copy-day.tsx').then((m) => ({ default: m.CopyDay })),
  save: () =>
    import('../../saved-meals/components/save-meal-dialog.tsx').then((m) => ({ default: m.SaveMealDialog })),
  share: () =>
    import('../../households/components/copy-to-household.tsx').then((m) => ({ default: m.CopyToHousehold })),
  layout: () => import('./meal-layout-dialog.tsx').then((m) => ({ default: m.MealLayoutDialog })),
};
const AddFood = lazy(loaders.add);
const QuickAdd = lazy(loaders.quick);
const EditMeal = lazy(loaders.edit);
const CopyMeals = lazy(loaders.copyMeals);
const CopyDay = lazy(loaders.copyDay);
const MealLayoutDialog = lazy(loaders.layout);
const SaveMealDialog = lazy(loaders.save);
const CopyToHousehold = lazy(loaders.share);

type Layer =
  | { readonly kind: 'add'; readonly slot?: MealSlot | undefined; readonly scan?: boolean }
  | { readonly kind: 'quick' }
  | { readonly kind: 'layout' }
  | { readonly kind: 'save'; readonly meals: readonly Meal[]; readonly name: string }
  | { readonly kind: 'share'; readonly meals: readonly Meal[] }
  | { readonly kind: 'copyDay'; readonly from?: LocalDate | undefined }
  | { readonly kind: 'edit'; readonly meal: Meal }
  | { readonly kind: 'copyMeals'; readonly meals: readonly Meal[]; readonly title: string };

const SOON_MS = 400;

/** Which dialog is open. They are fetched once the page stands: by the first press they are there. */
export function useLayers(day: LocalDate) {
  const layers = useDialogState<Layer>();
  useEffect(() => {
    // One after the other: evaluated all at once they block the page.
    const timer = setTimeout(async () => {
      for (const load of Object.values(loaders)) await load().catch(() => undefined);
    }, SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  const { params, change } = useAddressParams();
  const goOn = useEffectEvent(() => {
    const isAsked = params.has('add');
    // Gone from the address: a reload or the way back does not open it again.
    if (isAsked) change({ add: undefined }, { replace: true });
    if (isAsked || readAddFoodDraft(day)) layers.show({ kind: 'add' });
  });
  useEffect(() => void goOn(), []);
  return layers;
}
type Layers = ReturnType<typeof useLayers>;

interface Props {
  readonly layers: Layers;
  readonly day: LocalDate;
  readonly today: LocalDate;
  readonly eaten: number;
  readonly goal: number | undefined;
  onCopied(copies: readonly Meal[], where: string): void;
  onCreateFood(name?: string): void;
  onReport(food: MemberFood): void;
}

export function TrackerLayers({
  layers: { layer, show, hide: close },
  day,
  today,
  onCopied,
  ...forAdding
}: Props) {
  if (!layer) return null;
  const { about: what, key, open } = layer;
  const frame = { open, day, onClose: close };
  const createFood = (name?: string) => {
    close();
    forAdding.onCreateFood(name);
  };
  const quickAdd = () => show({ kind: 'quick' });
  const dayWords = dayInSentence(day, today);
  const reportCopied = (copies: readonly Meal[], to: LocalDate) => onCopied(copies, dayInSentence(to, today));
  return (
    <Suspense key={key}>
      {what.kind === 'add' && (
        <AddFood
          {...frame}
          {...forAdding}
          dayWords={
            <>
              {dayWords}
              <span className="@max-[18rem]/panel:hidden">
                {titleOfDay(day, today).slice(dayWords.length)}
              </span>
            </>
          }
          slot={what.slot}
          scan={what.scan}
          today={today}
          onCreateFood={createFood}
          onQuickAdd={quickAdd}
        />
      )}
      {what.kind === 'quick' && <QuickAdd {...frame} today={today} dayWords={dayWords} />}
      {what.kind === 'save' && (
        <SaveMealDialog open={open} meals={what.meals} name={what.name} onClose={close} />
      )}
      {what.kind === 'share' && <CopyToHousehold open={open} meals={what.meals} onClose={close} />}
      {what.kind === 'layout' && <MealLayoutDialog open={open} onClose={close} />}
      {what.kind === 'edit' && <EditMeal open={open} onClose={close} meal={what.meal} />}
      {what.kind === 'copyMeals' && (
        <CopyMeals {...frame} today={today} meals={what.meals} title={what.title} onCopied={reportCopied} />
      )}
      {what.kind === 'copyDay' && (
        <CopyDay {...frame} dayWords={dayWords} from={what.from} onCopied={reportCopied} />
      )}
    </Suspense>
  );
}
