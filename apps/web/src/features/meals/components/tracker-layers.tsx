import type { Meal } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import type { MemberFood } from '../../foods/food-choice.ts';
import { readAddFoodDraft } from '../add-food-draft.ts';
import { dayInSentence, titleOfDay } from '../chosen-day.ts';

const loaders = {
  add: () => import('./add/add-food.tsx').then((m) => ({ default: m.AddFood })),
  quick: () => import('./quick-add.tsx').then((m) => ({ default: m.QuickAdd })),
  edit: () => import('./edit-meal.tsx').then((m) => ({ default: m.EditMeal })),
  copyMeal: () => import('./copy-meal.tsx').then((m) => ({ default: m.CopyMeal })),
  copyDay: () => import('./copy-day.tsx').then((m) => ({ default: m.CopyDay })),
};
const AddFood = lazy(loaders.add);
const QuickAdd = lazy(loaders.quick);
const EditMeal = lazy(loaders.edit);
const CopyMeal = lazy(loaders.copyMeal);
const CopyDay = lazy(loaders.copyDay);

type Layer =
  | { readonly kind: 'add' }
  | { readonly kind: 'quick' }
  | { readonly kind: 'copyDay'; readonly from?: LocalDate | undefined }
  | { readonly kind: 'edit'; readonly meal: Meal }
  | { readonly kind: 'copyMeal'; readonly meal: Meal };

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
  const goOn = useEffectEvent(() => readAddFoodDraft(day) && layers.show({ kind: 'add' }));
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

export function TrackerLayers({ layers: { layer, hide: close }, day, today, onCopied, ...forAdding }: Props) {
  if (!layer) return null;
  const { about: what, key, open } = layer;
  const frame = { open, day, onClose: close };
  const createFood = (name?: string) => {
    close();
    forAdding.onCreateFood(name);
  };
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
          onCreateFood={createFood}
        />
      )}
      {what.kind === 'quick' && <QuickAdd {...frame} dayWords={dayWords} />}
      {what.kind === 'edit' && <EditMeal open={open} onClose={close} meal={what.meal} />}
      {what.kind === 'copyMeal' && (
        <CopyMeal {...frame} today={today} meal={what.meal} onCopied={reportCopied} />
      )}
      {what.kind === 'copyDay' && (
        <CopyDay {...frame} dayWords={dayWords} from={what.from} onCopied={reportCopied} />
      )}
    </Suspense>
  );
}
