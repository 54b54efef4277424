import {
  ArrowDown,
  ArrowUp,
  Calculator,
  ChartLine,
  Ellipsis,
  Flame,
  Info,
  Link2,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../../ui/form/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import type { DraftExercise } from '../log/workout-draft.ts';
import type { SessionActions } from './session-actions.ts';

interface Props {
  readonly exercise: DraftExercise;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Loaded with plates. */
  readonly onBar: boolean;
  readonly actions: SessionActions;
}

const icon = { size: 18, 'aria-hidden': true } as const;

export function ExerciseMenu({ exercise, isFirst, isLast, onBar, actions }: Props) {
  const navigate = useNavigate();
  const { exercise_id } = exercise;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`More for ${exercise.name}`}>
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      {exercise.unit === 'reps' && (
        <MenuItem icon={<Flame {...icon} />} onSelect={() => actions.warmUp(exercise)}>
          Add warm-up sets
        </MenuItem>
      )}
      {onBar && (
        <MenuItem icon={<Calculator {...icon} />} onSelect={() => actions.plates(exercise)}>
          Plates
        </MenuItem>
      )}
      <MenuItem
        icon={<Link2 {...icon} />}
        disabled={isLast && !exercise.superset}
        onSelect={() => actions.superset(exercise)}
      >
        {exercise.superset ? 'Leave the superset' : 'Superset with the next'}
      </MenuItem>
      <MenuItem icon={<ArrowUp {...icon} />} disabled={isFirst} onSelect={() => actions.move(exercise, -1)}>
        Move up
      </MenuItem>
      <MenuItem icon={<ArrowDown {...icon} />} disabled={isLast} onSelect={() => actions.move(exercise, 1)}>
        Move down
      </MenuItem>
      {exercise_id !== null && (
        <>
          <MenuItem icon={<Info {...icon} />} onSelect={() => actions.explain(exercise)}>
            How to do it
          </MenuItem>
          <MenuItem
            icon={<ChartLine {...icon} />}
            onSelect={() => void navigate(`/exercises/${exercise_id}`)}
          >
            History and records
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => actions.remove(exercise)}>
        Remove exercise
      </MenuItem>
    </Menu>
  );
}
