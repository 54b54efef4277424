import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/button.tsx';
import { muscleTitle } from '../components/level-head.tsx';
import { addressOf, type LibraryPlace } from '../library-place.ts';

interface Props {
  readonly place: LibraryPlace;
  onStepUp(): void;
}

const crumb = 'inline-flex min-h-touch items-center text-ink-2 no-underline hover:underline';

/** Where in the list one is, and the way up. */
export function EditorCrumbs({ place, onStepUp }: Props) {
  const { group, muscle } = place;
  const here = muscle ? muscleTitle(place) : group;
  return (
    <nav
      aria-label="Library level"
      className="mb-1 -ml-2.5 flex flex-wrap items-center gap-x-0.5 text-sm text-ink-2"
    >
      <IconButton label={`Back to ${muscle ? group : 'Exercise Library'}`} onClick={onStepUp}>
        <ArrowLeft size={20} aria-hidden="true" />
      </IconButton>
      <Link to={addressOf({})} className={crumb}>
        Exercise Library
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
      <span aria-current="page">{here}</span>
    </nav>
  );
}
