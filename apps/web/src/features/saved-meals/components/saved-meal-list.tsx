import type { Meal } from '@fitarc/contract/meals';
import type { SavedMealRow } from '@fitarc/contract/saved-meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { formatWhole } from '../../../lib/format-number.ts';
import { randomKey } from '../../../lib/retry-key.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import {
  deleteSavedMeal,
  logSavedMeal,
  readSavedMeal,
  refreshSavedMeals,
  savedMealsQuery,
  saveMeal,
} from '../saved-meals.queries.ts';

const RenameMeal = lazy(() => import('./rename-meal.tsx').then((m) => ({ default: m.RenameMeal })));

interface Props {
  /** Where they are logged. */
  readonly date: LocalDate;
  readonly slot?: MealSlot | undefined;
  /** The meals that were added. */
  onLogged(meals: readonly Meal[], saved: SavedMealRow): void;
}

/** Saved meals, each logged with one press. */
export function SavedMealList({ date, slot, onLogged }: Props) {
  const queryClient = useQueryClient();
  const saved = useQuery(savedMealsQuery());
  const dialog = useDialogState<SavedMealRow>();
  const logging = useWrite({
    send: (row: SavedMealRow, key) => logSavedMeal(queryClient, row.saved_meal_id, { date, slot }, key),
    keyContent: (row) => [row.saved_meal_id, date, slot],
    toFailure: (error) => failureUnder(error, 'Failed to log the meal'),
    onSuccess: onLogged,
  });
  const deletion = useWrite({
    send: async (row: SavedMealRow) => {
      const whole = await readSavedMeal(row.saved_meal_id);
      await deleteSavedMeal(row.saved_meal_id);
      return whole;
    },
    toFailure: (error) => failureUnder(error, 'Failed to delete the saved meal'),
    onSuccess: async ({ name, items }) => {
      const bringBack = () =>
        saveMeal({ name, items }, randomKey()).then(
          () => refreshSavedMeals(queryClient),
          () => toast({ message: `${name} could not be brought back`, tone: 'danger' }),
        );
      toast({ message: `${name} deleted`, action: { label: 'Undo', onAction: () => void bringBack() } });
      await refreshSavedMeals(queryClient);
    },
  });
  if (saved.isError && !saved.data) {
    return <RetryLine onRetry={() => void saved.refetch()} retrying={saved.isFetching} />;
  }
  if (!saved.data) return <Skeleton className="h-16" />;
  if (saved.data.length === 0) {
    return (
      <p className="text-ink-2">
        No saved meals yet. In Calorie Tracking, save foods you eat together as a meal.
      </p>
    );
  }
  return (
    <>
      <FailureNotice failure={logging.failure ?? deletion.failure} />
      <ul className="-mx-4 lg:-mx-6">
        {saved.data.map((row) => (
          <li
            key={row.saved_meal_id}
            className="flex items-center gap-1 border-line py-2 pr-1 pl-4 not-first:border-t lg:pr-3 lg:pl-6"
          >
            <span className="grid min-w-0 flex-1">
              <span className="font-label wrap-anywhere">{row.name}</span>
              <span className="truncate text-sm text-ink-2 tabular-nums">
                {formatWhole(row.calories)} kcal · {row.foods.join(', ')}
              </span>
            </span>
            <Button
              variant="quiet"
              aria-label={`Log ${row.name}`}
              icon={<Plus size={18} aria-hidden="true" />}
              busy={logging.pendingInput?.saved_meal_id === row.saved_meal_id}
              onClick={() => void logging.write(row)}
            >
              Log
            </Button>
            <Menu
              label={`Actions for ${row.name}`}
              align="end"
              trigger={
                <IconButton label={`Actions for ${row.name}`}>
                  <Ellipsis size={18} aria-hidden="true" />
                </IconButton>
              }
            >
              <MenuItem icon={<Pencil size={18} />} onSelect={() => dialog.show(row)}>
                Rename
              </MenuItem>
              <MenuItem icon={<Trash2 size={18} />} danger onSelect={() => void deletion.write(row)}>
                Delete
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      {dialog.layer && (
        <Suspense key={dialog.layer.key}>
          <RenameMeal open={dialog.layer.open} meal={dialog.layer.about} onClose={dialog.hide} />
        </Suspense>
      )}
    </>
  );
}
