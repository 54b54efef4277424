import type { Exercise } from '@fitarc/contract/exercise';
import type { ComponentType } from 'react';
import { ShowMore } from '../../../ui/data/show-more.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { ExerciseCard } from './exercise-card.tsx';

export const cardGrid = 'grid gap-3 md:grid-cols-2 lg:gap-5 xl:grid-cols-3';
const AT_ONCE = 60;

/** The favorite toggle belongs to another feature; the page is given it. */
export type FavoriteToggle = ComponentType<{ exercise: Exercise }>;

interface Props {
  readonly exercises: readonly Exercise[];
  readonly favorite: FavoriteToggle;
  addressOf(exercise: Exercise): string;
  readonly state: unknown;
}

export function ExerciseGrid({ exercises, favorite: Favorite, addressOf, state }: Props) {
  return (
    <ShowMore items={exercises} atOnce={AT_ONCE}>
      {(shown) => (
        <ul className={cardGrid}>
          {shown.map((exercise) => (
            <ExerciseCard
              key={exercise.exercise_id}
              exercise={exercise}
              to={addressOf(exercise)}
              state={state}
              corner={<Favorite exercise={exercise} />}
            />
          ))}
        </ul>
      )}
    </ShowMore>
  );
}

export function CardSkeletons() {
  return (
    <div role="status" aria-label="Loading exercises" className={cardGrid}>
      {Array.from({ length: 9 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are never reordered
        <Skeleton key={index} className="h-25 rounded-lg lg:h-36" />
      ))}
    </div>
  );
}
