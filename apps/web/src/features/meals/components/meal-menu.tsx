import type { Meal } from '@fitarc/contract/meals';
import { Copy, CornerDownRight, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useMealLayout } from '../../../lib/preferences.ts';
import { IconButton } from '../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import type { MealActions } from '../meal-actions.ts';

export function MealMenu({ meal, onEdit, onCopy, onDelete, onMove }: MealActions & { meal: Meal }) {
  const { flat, slots } = useMealLayout();
  const others = flat ? [] : slots.filter(({ slot }) => slot !== meal.slot);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`More for ${meal.name}`} data-meal={meal.meal_id}>
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil size={18} aria-hidden="true" />} onSelect={() => onEdit(meal)}>
        Edit
      </MenuItem>
      {others.map(({ slot, name }) => (
        <MenuItem
          key={slot}
          icon={<CornerDownRight size={18} aria-hidden="true" />}
          onSelect={() => onMove(meal, slot)}
        >
          Move to {name}
        </MenuItem>
      ))}
      <MenuItem icon={<Copy size={18} aria-hidden="true" />} onSelect={() => onCopy([meal], meal.name)}>
        Copy to Another Day
      </MenuItem>
      <MenuItem danger icon={<Trash2 size={18} aria-hidden="true" />} onSelect={() => onDelete(meal)}>
        Delete
      </MenuItem>
    </Menu>
  );
}
