import { useId } from 'react';
import { Link } from 'react-router';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { exercisePath } from '../../library/components/exercise-link.tsx';
import { workoutDay } from '../../workouts/workout-text.ts';

interface Props {
  readonly lifts: readonly {
    readonly exercise_id: number | string;
    readonly name: string;
    /** The day it was last done. */
    readonly date: string;
  }[];
}

/** The exercises of the latest workouts, each one press from its progress. */
export function LiftsCard({ lifts }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="md:col-span-6 lg:col-span-12">
      <CardHead
        id={id}
        title="Your lifts"
        action={<span className="text-sm text-ink-2">Records and progress</span>}
      />
      <ul className="flex flex-wrap gap-2 sm:grid sm:grid-cols-2 lg:grid-cols-4">
        {lifts.map(({ exercise_id, name, date }) => (
          <li key={exercise_id} className="min-w-0">
            <Link
              to={exercisePath(exercise_id)}
              className="flex min-h-touch items-center justify-between gap-3 rounded-md bg-sunken px-3 py-2 text-ink no-underline hover:underline"
            >
              <span className="min-w-0 font-label wrap-anywhere">{name}</span>{' '}
              <span className="flex-none text-xs text-ink-2 max-sm:hidden">{workoutDay(date)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
