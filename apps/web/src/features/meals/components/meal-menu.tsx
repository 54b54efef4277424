import type { Meal } from '@fitarc/contract/meals';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import type { MealActions } from '../meal-actions.ts';

export function MealMenu({ meal, onEdit, onCopy, onDelete }: MealActions & { meal: Meal }) {
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
      <MenuItem icon={<Copy size={18} aria-hidden="true" />} onSelect={() => onCopy(meal)}>
        Copy to Another Day
      </MenuItem>
      <MenuItem danger icon={<Trash2 size={18} aria-hidden="true" />} onSelect={() => onDelete(meal)}>
        Delete
      </MenuItem>
    </Menu>
  );
}
