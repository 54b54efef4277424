import type { Meal } from '@fitarc/contract/meals';
import { type Nutrients, sumOfNutrients } from '@fitarc/domain/food';
import { MACROS } from '@fitarc/domain/macros';
import { pluralize } from '@fitarc/domain/pluralize';
import { CopyPlus, Zap } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatTenths, formatWhole } from '../../../lib/format-number.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Table, Td, Th, Tr } from '../../../ui/data/table.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { kcalWords, macroWords } from '../../foods/portion-text.ts';
import { useWideScreen } from '../../foods/use-wide-screen.ts';
import { SLOT_LABELS } from '../further-text.ts';
import type { MealActions } from '../meal-actions.ts';
import { amountOf } from '../meal-text.ts';
import { MealMenu } from './meal-menu.tsx';

const g = (value: number) => `${formatTenths(value)} g`;

interface FrameProps {
  readonly count?: number | undefined;
  readonly children: ReactNode;
  onQuickAdd(): void;
  onCopyDay(): void;
}

/** What was eaten on a day, and the other ways to write something down. */
export function MealsCard({ count, children, onQuickAdd, onCopyDay }: FrameProps) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <CardHead
        id={id}
        title="Meals"
        className="lg:mb-2!"
        action={!!count && <span className="text-sm text-ink-2">{pluralize(count, 'food')}</span>}
      />
      {children}
      <div className="flex flex-wrap gap-x-2 border-t border-line px-1 py-1 lg:px-3">
        <Button variant="quiet" icon={<Zap size={18} aria-hidden="true" />} onClick={onQuickAdd}>
          Quick Add
        </Button>
        <Button
          variant="quiet"
          className="whitespace-normal!"
          icon={<CopyPlus size={18} aria-hidden="true" />}
          onClick={onCopyDay}
        >
          Copy from Another Day
        </Button>
      </div>
    </Card>
  );
}

interface ListProps extends MealActions {
  readonly meals: readonly Meal[];
}

/** A table where there is room for one, else a list. */
export function MealList(props: ListProps) {
  const wide = useWideScreen();
  return wide ? <MealTable {...props} /> : <MealRows {...props} />;
}

/** The name; wherever else its row is pressed, too. */
function EditButton({ meal, onEdit }: { meal: Meal } & Pick<MealActions, 'onEdit'>) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onEdit(meal)}
      className="text-left wrap-anywhere after:absolute after:inset-0 after:-outline-offset-2 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-current"
    >
      {meal.name}
    </button>
  );
}

const Slot = ({ slot }: Pick<Meal, 'slot'>) =>
  slot ? (
    <span className="ml-2 text-xs font-normal whitespace-nowrap text-ink-2">{SLOT_LABELS[slot]}</span>
  ) : null;

function MealTable({ meals, ...actions }: ListProps) {
  const total = sumOfNutrients(meals);
  return (
    <Table caption="Meals">
      <thead>
        <Tr>
          <Th>Food</Th>
          {['Portion', 'Calories', 'Protein', 'Carbs', 'Fats'].map((name) => (
            <Th key={name} numeric className="w-24 xl:w-26">
              {name}
            </Th>
          ))}
          <Th className="w-12">
            <span className="sr-only">Actions</span>
          </Th>
        </Tr>
      </thead>
      <tbody>
        {meals.map((meal) => (
          <Tr key={meal.meal_id} className="relative">
            <Th scope="row" className="normal-nums wrap-anywhere">
              <EditButton meal={meal} onEdit={actions.onEdit} />
              <Slot slot={meal.slot} />
            </Th>
            <Td numeric className="max-w-32 truncate">
              {amountOf(meal) || '–'}
            </Td>
            <Td numeric className="font-strong">
              {formatWhole(meal.calories)}
            </Td>
            <Td numeric>{g(meal.protein)}</Td>
            <Td numeric>{g(meal.carbs)}</Td>
            <Td numeric>{g(meal.fats)}</Td>
            <Td className="relative z-1 w-12 py-0! pr-2! pl-0!">
              <MealMenu meal={meal} {...actions} />
            </Td>
          </Tr>
        ))}
      </tbody>
      <tfoot>
        <Tr>
          <Th scope="row" className="font-strong" colSpan={2}>
            Daily totals
          </Th>
          <Td numeric>{formatWhole(total.calories)}</Td>
          <Td numeric>{g(total.protein)}</Td>
          <Td numeric>{g(total.carbs)}</Td>
          <Td numeric>{g(total.fats)}</Td>
          <Td />
        </Tr>
      </tfoot>
    </Table>
  );
}

function MealRows({ meals, ...actions }: ListProps) {
  return (
    <>
      <ul aria-label="Meals">
        {meals.map((meal) => (
          <li
            key={meal.meal_id}
            className="relative flex min-h-17 items-center gap-2 border-line py-2 pr-1 pl-4 not-last:border-b hover:bg-sunken/45"
          >
            <div className="min-w-0 flex-1">
              <p className="font-strong wrap-anywhere">
                <EditButton meal={meal} onEdit={actions.onEdit} />
                <Slot slot={meal.slot} />
              </p>
              <p className="text-sm text-ink-2 tabular-nums">
                {[amountOf(meal), macroWords(meal)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <p className="whitespace-nowrap tabular-nums">
              <b className="text-base">{formatWhole(meal.calories)}</b>{' '}
              <span className="text-sm text-ink-2">kcal</span>
            </p>
            <div className="relative z-1">
              <MealMenu meal={meal} {...actions} />
            </div>
          </li>
        ))}
      </ul>
      <Totals total={sumOfNutrients(meals)} />
    </>
  );
}

export function Totals({ total }: { total: Nutrients }) {
  return (
    <div className="border-t border-line-strong p-4 tabular-nums">
      <p className="flex justify-between font-strong">
        Daily totals <span>{kcalWords(total.calories)}</span>
      </p>
      <dl className="mt-3 grid grid-cols-3">
        {MACROS.map((key) => (
          <div key={key}>
            <dt className="text-sm text-ink-2 first-letter:uppercase">{key}</dt>
            <dd className="font-strong">{g(total[key])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
