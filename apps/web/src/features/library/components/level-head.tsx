import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/button.tsx';
import { addressOf, type LibraryPlace, WHOLE_GROUP } from '../library-place.ts';

interface Props {
  readonly place: LibraryPlace;
  onStepUp(): void;
}

export const muscleTitle = ({ group, muscle }: LibraryPlace) =>
  muscle === WHOLE_GROUP ? `All ${group} exercises` : muscle;

/** Where one is, and the way up. */
export function LevelHead({ place, onStepUp }: Props) {
  if (!place.group) return null;
  const parent = place.muscle ? place.group : 'Workout Library';
  const crumb = 'inline-flex min-h-touch items-center text-ink-2 no-underline hover:underline';
  return (
    <nav
      aria-label="Library level"
      className="mb-1 -ml-2.5 flex flex-wrap items-center gap-x-0.5 text-sm text-ink-2"
    >
      <IconButton label={`Back to ${parent}`} onClick={onStepUp}>
        <ArrowLeft size={20} aria-hidden="true" />
      </IconButton>
      <Link to={addressOf({})} className={crumb}>
        Workout Library
      </Link>
      <ChevronRight size={16} aria-hidden="true" />
      {place.muscle ? (
        <>
          <Link to={addressOf({ group: place.group })} className={crumb}>
            {place.group}
          </Link>
          <ChevronRight size={16} aria-hidden="true" />
          <span aria-current="page">{muscleTitle(place)}</span>
        </>
      ) : (
        <span aria-current="page">{place.group}</span>
      )}
    </nav>
  );
}
