import type { Exercise } from '@fitarc/contract/exercise';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { DifficultyBadge } from '../components/exercise-card.tsx';
import { editAddress, type Level } from './editor-address.ts';

interface Props {
  readonly exercise: Exercise;
  readonly level: Level;
  onDelete(exercise: Exercise): void;
}

/** Cards on a phone, the rows of one card from 768 px. */
export const rowList =
  'grid gap-3 md:gap-0 md:overflow-clip md:rounded-lg md:border md:border-line md:bg-surface';
const row =
  'grid items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4 pb-2 ' +
  'md:grid-cols-[minmax(0,1fr)_7.5rem_minmax(0,9rem)_auto] xl:grid-cols-[minmax(0,1fr)_8rem_minmax(0,15rem)_auto] md:rounded-none md:border-0 md:py-2 md:pr-3 md:pl-4 md:not-last:border-b lg:pr-4 lg:pl-6';

export function EditorRow({ exercise, level, onDelete }: Props) {
  const { exercise_id, name, difficulty, equipment_options } = exercise;
  return (
    <li className={row}>
      <h2 className="min-w-0 text-base wrap-anywhere md:text-md">{name}</h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:contents">
        <span className="flex">
          <DifficultyBadge difficulty={difficulty} />
        </span>
        <p className="text-sm text-ink-2">{equipment_options.join(', ')}</p>
      </div>
      <div className="flex gap-1 max-md:-mx-3">
        <ButtonLink variant="quiet" to={editAddress(exercise_id, level)}>
          Edit<VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <Button variant="danger-quiet" onClick={() => onDelete(exercise)}>
          Delete<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
