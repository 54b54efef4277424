import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/form/button.tsx';
import { addressOf, type LibraryPlace, WHOLE_GROUP } from '../library-place.ts';

interface Props {
  /** What the top level is called. */
  readonly root: string;
  readonly place: LibraryPlace;
  onStepUp(): void;
}

export const muscleTitle = ({ group, muscle }: LibraryPlace) =>
  muscle === WHOLE_GROUP ? `All ${group} exercises` : muscle;

const crumb = 'inline-flex min-h-touch items-center text-ink-2 no-underline hover:underline';

/** Where one is, and the way up. */
export function LevelHead({ root, place, onStepUp }: Props) {
  const { group, muscle } = place;
  if (!group) return null;
  return (
    <nav
      aria-label="Library level"
      className="mb-1 -ml-2.5 flex flex-wrap items-center gap-x-0.5 text-sm text-ink-2"
    >
      <IconButton label={`Back to ${muscle ? group : root}`} onClick={onStepUp}>
        <ArrowLeft size={20} aria-hidden="true" />
      </IconButton>
      <Link to={addressOf({})} className={crumb}>
        {root}
      </Link>
      <ChevronRight size={16} aria-hidden="true" />
      {muscle && (
        <>
          <Link to={addressOf({ group })} className={crumb}>
            {group}
          </Link>
          <ChevronRight size={16} aria-hidden="true" />
        </>
      )}
      <span aria-current="page">{muscle === WHOLE_GROUP ? 'All' : muscle || group}</span>
    </nav>
  );
}
