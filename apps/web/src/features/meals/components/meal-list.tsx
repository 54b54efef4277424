import type { Meal } from '@fitarc/contract/meals';
import { type Nutrients, sumOfNutrients } from '@fitarc/domain/food';
import { MACROS } from '@fitarc/domain/macros';
import { formatTenths, formatWhole } from '../../../lib/format-number.ts';
import { cx } from '../../../ui/cx.ts';
import { Table, Td, Th, Tr } from '../../../ui/data/table.tsx';
import { WaitingMark } from '../../../ui/data/waiting-mark.tsx';
import { kcalWords, macroWords } from '../../foods/portion-text.ts';
import { useWideScreen } from '../../foods/use-wide-screen.ts';
import type { MealActions } from '../meal-actions.ts';
import { amountOf } from '../meal-text.ts';
import { MealMenu } from './meal-menu.tsx';

const g = (value: number) => `${formatTenths(value)} g`;

interface Props extends MealActions {
  readonly meals: readonly Meal[];
  /** What the list is of: 'Meals', 'Breakfast'. */
  readonly caption: string;
  /** One list of the whole day: with column headings and the totals. */
  readonly whole?: boolean | undefined;
}

/** A table where there is room for one, else a list. */
export function MealList(props: Props) {
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

function MealTable({ meals, caption, whole = false, ...actions }: Props) {
  return (
    <Table caption={caption} className={cx(!whole && 'table-fixed')}>
      {!whole && <Columns />}
      <thead className={cx(!whole && 'sr-only')}>
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
              <WaitingMark of={meal} />
            </Th>
            <Td numeric className="max-w-32 truncate">
              {amountOf(meal) || '–'}
            </Td>
            <Td numeric className="font-strong">
              {formatWhole(meal.calories)}
            </Td>
            {MACROS.map((key) => (
              <Td key={key} numeric>
                {g(meal[key])}
              </Td>
            ))}
            <Td className="relative z-1 py-0! pr-2! pl-0!">
              <MealMenu meal={meal} {...actions} />
            </Td>
          </Tr>
        ))}
      </tbody>
      {whole && (
        <tfoot>
          <TotalsRow total={sumOfNutrients(meals)} />
        </tfoot>
      )}
    </Table>
  );
}

/** A table whose heading is hidden takes the widths from here. */
const Columns = () => (
  <colgroup>
    <col />
    {['portion', 'calories', ...MACROS].map((name) => (
      <col key={name} className="w-20 lg:w-18 xl:w-22" />
    ))}
    <col className="w-13" />
  </colgroup>
);

const TotalsRow = ({ total }: { total: Nutrients }) => (
  <Tr>
    <Th scope="row" className="font-strong" colSpan={2}>
      Daily totals
    </Th>
    <Td numeric>{formatWhole(total.calories)}</Td>
    {MACROS.map((key) => (
      <Td key={key} numeric>
        {g(total[key])}
      </Td>
    ))}
    <Td />
  </Tr>
);

function MealRows({ meals, caption, whole = false, ...actions }: Props) {
  return (
    <>
      <ul aria-label={caption}>
        {meals.map((meal) => (
          <li
            key={meal.meal_id}
            className="relative flex min-h-14 flex-wrap items-center gap-x-2 border-line py-2 pr-1 pl-4 not-last:border-b hover:bg-sunken/45"
          >
            <div className="min-w-0 flex-[1_1_8rem]">
              <p className="font-label wrap-anywhere">
                <EditButton meal={meal} onEdit={actions.onEdit} />
                <WaitingMark of={meal} />
              </p>
              <p className="text-sm text-ink-2 tabular-nums">
                {[amountOf(meal), macroWords(meal)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="ml-auto flex items-center gap-2">
              <p className="whitespace-nowrap tabular-nums">
                <b className="text-base">{formatWhole(meal.calories)}</b>{' '}
                <span className="text-sm text-ink-2">kcal</span>
              </p>
              <div className="relative z-1">
                <MealMenu meal={meal} {...actions} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {whole && <Totals total={sumOfNutrients(meals)} />}
    </>
  );
}

/** What the day comes to, in a list. */
export function Totals({ total }: { total: Nutrients }) {
  return (
    <div className="border-line-strong p-4 tabular-nums not-first:border-t">
      <p className="flex justify-between font-strong">
        Daily totals <span>{kcalWords(total.calories)}</span>
      </p>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-y-2">
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

/** The same where the meals of the day stand by themselves. */
export function DayTotals({ total }: { total: Nutrients }) {
  return useWideScreen() ? (
    <Table caption="Sum of all meals" className="table-fixed">
      <Columns />
      <tbody className="font-strong">
        <TotalsRow total={total} />
      </tbody>
    </Table>
  ) : (
    <Totals total={total} />
  );
}
