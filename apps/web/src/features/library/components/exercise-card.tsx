import type { Exercise } from '@fitarc/contract/exercise';
import { DIFFICULTIES } from '@fitarc/domain/exercise';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { LevelBars } from '../../../ui/data/level-bars.tsx';
import { ExercisePicture } from './exercise-picture.tsx';

export function DifficultyBadge({ difficulty }: { difficulty: string | null }) {
  if (!difficulty) return null;
  const level = DIFFICULTIES.findIndex((known) => known.toLowerCase() === difficulty.toLowerCase()) + 1;
  return <Badge icon={level > 0 ? <LevelBars level={level as 1 | 2 | 3} /> : undefined}>{difficulty}</Badge>;
}

export function ExerciseBadges({
  exercise,
}: {
  exercise: Pick<Exercise, 'difficulty' | 'equipment_options'>;
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <DifficultyBadge difficulty={exercise.difficulty} />
      {exercise.equipment_options.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </span>
  );
}

interface Props {
  readonly exercise: Exercise;
  /** The address that opens its details. */
  readonly to: string;
  readonly state?: unknown;
  /** In the corner: the favorite toggle. */
  readonly corner?: ReactNode;
  readonly children?: ReactNode;
}

export function ExerciseCard({ exercise, to, state, corner, children }: Props) {
  return (
    <Card
      as="li"
      className="relative grid min-h-25 grid-cols-[4.5rem_1fr] items-center gap-3 py-3! pr-1! pl-3! hover:border-line-strong lg:min-h-36 lg:grid-cols-[6.5rem_1fr] lg:gap-4 lg:py-4! lg:pr-2! lg:pl-4!"
    >
      <ExercisePicture exercise={exercise} className="h-19 w-full lg:h-25" />
      <div className="min-w-0">
        <h2 className="line-clamp-3 pr-10 wrap-anywhere">
          <Link
            to={to}
            state={state}
            preventScrollReset
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg"
          >
            {exercise.name}
          </Link>
        </h2>
        <div className="mt-2">
          <ExerciseBadges exercise={exercise} />
        </div>
        {children}
      </div>
      {corner && <div className="absolute top-1 right-1 z-1">{corner}</div>}
    </Card>
  );
}
