import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { BodyMapDrawing } from '../components/body-map-drawing.tsx';
import type { ExerciseHistory } from '../components/exercise-dialog.tsx';
import type { FavoriteToggle } from '../components/exercise-grid.tsx';
import { ExerciseLayer } from '../components/exercise-layer.tsx';
import { ExerciseLevel } from '../components/exercise-level.tsx';
import { GroupLevel } from '../components/group-level.tsx';
import { LevelHead, muscleTitle } from '../components/level-head.tsx';
import { LibrarySearch } from '../components/library-search.tsx';
import { MuscleLevel } from '../components/muscle-level.tsx';
import { useLevelFocus } from '../level-focus.ts';
import { muscleGroupsQuery, musclesQuery } from '../library.queries.ts';
import { type LibraryPlace, useLibraryPlace } from '../library-place.ts';

interface Props {
  readonly favorite: FavoriteToggle;
  /** 'Suggest an exercise', which belongs to another feature. */
  readonly suggest: ReactNode;
  /** The exercises only the member sees, of another feature as well. */
  readonly own: ReactNode;
  /** What the member has done in an exercise, which does, too. */
  readonly history: ExerciseHistory;
}

const TITLE = TITLES['/workouts'];
/** Short enough for one line on a phone in any font: one that breaks until the font comes moves the page. */
const TOP_LEAD = 'Choose a muscle group, or search.';

/** The heading and the line below it; the texts come with the lists the levels above have loaded. */
function useHeading(place: LibraryPlace): { title: string; lead: string } {
  const groups = useQuery({ ...muscleGroupsQuery(), enabled: place.group !== '' });
  const muscles = useQuery({ ...musclesQuery(place.group), enabled: place.muscle !== '' });
  if (place.search || !place.group) return { title: TITLE, lead: TOP_LEAD };
  const group = groups.data?.find(({ name }) => name === place.group)?.description ?? '';
  if (!place.muscle) return { title: place.group, lead: group };
  const muscle = muscles.data?.find(({ name }) => name === place.muscle)?.description;
  return { title: muscleTitle(place), lead: muscle ?? group };
}

export function LibraryPage({ favorite, suggest, own, history }: Props) {
  const { place, change, search, stepUp, closeExercise } = useLibraryPlace();
  const { title, lead } = useHeading(place);
  useLevelFocus(`${place.group}/${place.muscle}`);
  const favorites = (
    <ButtonLink
      variant="secondary"
      to="/favorites"
      className="min-h-12"
      icon={<Heart size={20} aria-hidden="true" />}
    >
      View Favorites
    </ButtonLink>
  );
  const exercises = place.search !== '' || place.muscle !== '';
  return (
    <>
      <BodyMapDrawing />
      <Page
        title={title}
        above={!place.search && <LevelHead root={TITLE} place={place} onStepUp={stepUp} />}
        lead={lead || '\u00a0'}
        actions={!exercises && <div className="max-lg:hidden">{favorites}</div>}
      >
        <LibrarySearch value={place.search} onSearch={search} />
        {exercises ? (
          <ExerciseLevel place={place} onChange={change} favorite={favorite}>
            {favorites}
          </ExerciseLevel>
        ) : place.group ? (
          <MuscleLevel group={place.group} />
        ) : (
          <GroupLevel />
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <div className="lg:hidden">{favorites}</div>
          {suggest}
        </div>
        {!exercises && !place.group && own}
      </Page>
      <ExerciseLayer id={place.exercise} onClose={closeExercise} favorite={favorite} history={history} />
    </>
  );
}
