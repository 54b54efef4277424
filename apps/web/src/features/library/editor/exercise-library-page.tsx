import { TITLES } from '@fitarc/contract/page-titles';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { BodyMapDrawing } from '../components/body-map-drawing.tsx';
import { LevelHead, muscleTitle } from '../components/level-head.tsx';
import { LibrarySearch } from '../components/library-search.tsx';
import { useLevelFocus } from '../level-focus.ts';
import { type LibraryPlace, useLibraryPlace } from '../library-place.ts';
import { newAddress } from './editor-address.ts';
import { EditorExercises } from './editor-exercises.tsx';
import { EditorGroups, EditorMuscles } from './editor-levels.tsx';

const TITLE = TITLES['/admin/workouts/exercises'];

function headingOf(place: LibraryPlace): string {
  if (place.search || !place.group) return TITLE;
  return place.muscle ? muscleTitle(place) : place.group;
}

/** The list of the editor: muscle groups, their muscles, and the exercises of one. */
export function ExerciseLibraryPage() {
  const { place, change, search, stepUp } = useLibraryPlace();
  useLevelFocus(`${place.group}/${place.muscle}`);
  const { group, muscle } = place;
  return (
    <>
      <BodyMapDrawing />
      <Page
        title={TITLE}
        heading={headingOf(place)}
        above={!place.search && <LevelHead root={TITLE} place={place} onStepUp={stepUp} />}
        lead="Edit Exercises"
        actions={
          <ButtonLink to={newAddress(place)} icon={<Plus size={20} aria-hidden="true" />}>
            New exercise
          </ButtonLink>
        }
      >
        <LibrarySearch value={place.search} onSearch={search} />
        {place.search || muscle ? (
          <EditorExercises place={place} onChange={change} />
        ) : group ? (
          <EditorMuscles group={group} />
        ) : (
          <EditorGroups />
        )}
      </Page>
    </>
  );
}
