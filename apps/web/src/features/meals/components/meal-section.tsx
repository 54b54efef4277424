import type { Meal } from '@fitarc/contract/meals';
import { sumOfNutrients } from '@fitarc/domain/food';
import type { MealSlot } from '@fitarc/domain/meal';
import { pluralize } from '@fitarc/domain/pluralize';
import { Copy, Ellipsis, Plus, Save, Users } from 'lucide-react';
import { useId } from 'react';
import { formatWhole } from '../../../lib/format-number.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { kcalWords } from '../../foods/portion-text.ts';
import type { MealActions } from '../meal-actions.ts';
import type { MealSection as Section } from '../meal-sections.ts';
import { MealList } from './meal-list.tsx';

export interface SectionActions extends MealActions {
  onAdd(slot?: MealSlot): void;
  onSave(meals: readonly Meal[], name: string): void;
  onShare(meals: readonly Meal[]): void;
  onRepeat(meals: readonly Meal[]): void;
}

interface Props extends SectionActions {
  readonly section: Section;
  /** The same meal of the day before. */
  readonly before: readonly Meal[];
}

/** A meal of the day with its sum. */
export function MealSection({ section, before, ...actions }: Props) {
  const id = useId();
  const { slot, name, meals } = section;
  const sum = sumOfNutrients(meals);
  const addToSlot = () => actions.onAdd(slot ?? undefined);
  return (
    <Card flush aria-labelledby={id}>
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 pr-1 pl-4 lg:pr-2 lg:pl-6">
        <h2 id={id} className="min-w-0 flex-[1_1_4rem] text-lg font-strong wrap-anywhere">
          {name}
        </h2>
        {meals.length > 0 ? (
          <p className="flex items-baseline gap-x-3 text-sm text-ink-2 tabular-nums">
            <span className="max-xs:hidden">
              P {formatWhole(sum.protein)} · C {formatWhole(sum.carbs)} · F {formatWhole(sum.fats)}
            </span>
            <span className="whitespace-nowrap">
              <b className="text-base text-ink">{formatWhole(sum.calories)}</b> kcal
            </span>
          </p>
        ) : (
          <p className="text-sm text-ink-2">Nothing yet</p>
        )}
        <span className="flex">
          <IconButton label={`Add to ${name}`} className="text-accent" onClick={addToSlot}>
            <Plus size={20} aria-hidden="true" />
          </IconButton>
          {meals.length > 0 && (
            <Menu
              align="end"
              trigger={
                <IconButton label={`More for ${name}`}>
                  <Ellipsis size={20} aria-hidden="true" />
                </IconButton>
              }
            >
              <MenuItem
                icon={<Copy size={18} aria-hidden="true" />}
                onSelect={() => actions.onCopy(meals, name)}
              >
                Copy to Another Day
              </MenuItem>
              <MenuItem
                icon={<Save size={18} aria-hidden="true" />}
                onSelect={() => actions.onSave(meals, name)}
              >
                Save as a Meal
              </MenuItem>
              <MenuItem icon={<Users size={18} aria-hidden="true" />} onSelect={() => actions.onShare(meals)}>
                Copy to Household
              </MenuItem>
            </Menu>
          )}
        </span>
      </div>
      {meals.length > 0 ? (
        <div className="border-t border-line">
          <MealList meals={meals} caption={name} {...actions} />
        </div>
      ) : (
        before.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-3 border-t border-line px-1 lg:px-3">
            <Button variant="quiet" onClick={() => actions.onRepeat(before)}>
              Same as Yesterday
            </Button>
            <span className="text-sm text-ink-2 tabular-nums">
              {pluralize(before.length, 'food')}, {kcalWords(sumOfNutrients(before).calories)}
            </span>
          </div>
        )
      )}
    </Card>
  );
}
