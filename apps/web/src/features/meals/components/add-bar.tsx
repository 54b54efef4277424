import { Barcode, CopyCheck, CopyPlus, Ellipsis, ListOrdered, Plus, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';

interface Props {
  readonly hasMeals: boolean;
  onAdd(): void;
  onScan(): void;
  onQuickAdd(): void;
  onCopyFrom(): void;
  onCopyTo(): void;
  onLayout(): void;
}

/** The ways to write something down: within reach of the thumb on a phone, beside the heading on a desk. */
export function AddBar({ hasMeals, onAdd, onScan, onQuickAdd, onCopyFrom, onCopyTo, onLayout }: Props) {
  return (
    <div className="flex w-full flex-wrap items-stretch gap-2 lg:gap-3">
      <Menu
        align="start"
        trigger={
          <Button variant="secondary" className="px-2.5!" aria-label="More for this day">
            <Ellipsis size={20} aria-hidden="true" />
          </Button>
        }
      >
        {hasMeals && (
          <MenuItem icon={<CopyCheck size={18} aria-hidden="true" />} onSelect={onCopyTo}>
            Copy This Day
          </MenuItem>
        )}
        <MenuItem icon={<CopyPlus size={18} aria-hidden="true" />} onSelect={onCopyFrom}>
          Copy from Another Day
        </MenuItem>
        <MenuItem icon={<ListOrdered size={18} aria-hidden="true" />} onSelect={onLayout}>
          Meals of the Day
        </MenuItem>
      </Menu>
      <Tool label="Scan" icon={<Barcode size={20} aria-hidden="true" />} onPress={onScan} />
      <Tool label="Quick Add" icon={<Zap size={20} aria-hidden="true" />} onPress={onQuickAdd} />
      <Button className="min-w-0 flex-1" icon={<Plus size={20} aria-hidden="true" />} onClick={onAdd}>
        Add Food
      </Button>
    </div>
  );
}

/** Only its icon where the words would not fit. */
const Tool = ({ label, icon, onPress }: { label: string; icon: ReactNode; onPress(): void }) => (
  <Button variant="secondary" className="max-sm:px-2.5!" aria-label={label} icon={icon} onClick={onPress}>
    <span className="max-sm:hidden">{label}</span>
  </Button>
);
