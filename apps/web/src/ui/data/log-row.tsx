import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../form/button.tsx';
import { Menu, MenuItem } from '../overlay/menu.tsx';
import { WaitingMark } from './waiting-mark.tsx';

interface Props {
  /** What is logged. */
  readonly entry: object;
  readonly day: string;
  readonly value: string;
  /** What it changed since the one before. */
  readonly change: string | undefined;
  /** What the actions are for: '80.4 kg of Tuesday 13 October 2026'. */
  readonly label: string;
  onEdit(): void;
  onDelete(): void;
}

/** A logged value in a list of them (useFocusNextRow). */
export function LogRow({ entry, day, value, change, label, onEdit, onDelete }: Props) {
  return (
    <li
      data-row
      tabIndex={-1}
      className="flex min-h-14 items-center gap-3 border-t border-line py-1 tabular-nums"
    >
      <span className="min-w-0 flex-1 text-sm text-ink-2">
        {day}
        <WaitingMark of={entry} />
      </span>
      <span className="text-sm whitespace-nowrap text-ink-2">{change}</span>
      <b className="font-strong whitespace-nowrap">{value}</b>
      <Menu
        label={label}
        align="end"
        trigger={
          <IconButton label={`Actions for ${label}`}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil size={18} />} onSelect={onEdit}>
          Edit
        </MenuItem>
        <MenuItem icon={<Trash2 size={18} />} danger onSelect={onDelete}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  );
}
