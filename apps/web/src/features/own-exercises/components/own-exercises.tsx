import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb, MoreHorizontal, Pencil, Plus, Shuffle, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { ExerciseStill } from '../../library/components/exercise-still.tsx';
import { ownExercisesQuery } from '../own-exercises.queries.ts';
import type { Layer } from './own-exercise-layer.tsx';

// Dialogs, which nobody has opened yet.
const OwnExerciseLayer = lazy(() =>
  import('./own-exercise-layer.tsx').then((m) => ({ default: m.OwnExerciseLayer })),
);

/** The exercises only the member sees. */
export function OwnExercises() {
  const id = useId();
  const own = useQuery(ownExercisesQuery());
  const [layer, setLayer] = useState<Layer>();
  const list = own.data ?? [];
  if (own.isPending) return null;
  if (own.isError && !own.data)
    return (
      <ErrorState
        title={failureOf(own.error, 'Failed to load your exercises').title}
        retrying={own.isFetching}
        onRetry={() => own.refetch()}
        className="mt-8"
      />
    );
  return (
    <Card aria-labelledby={id} className="mt-8">
      <CardHead
        id={id}
        title="Your exercises"
        action={
          <Button
            variant="quiet"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => setLayer({ kind: 'new' })}
          >
            New Exercise
          </Button>
        }
      />
      {list.length === 0 ? (
        <p className="text-ink-2">Can’t find an exercise? Create your own. Only you can see it.</p>
      ) : (
        <ul className="list-none divide-y divide-line">
          {list.map((exercise) => (
            <li key={String(exercise.exercise_id)} className="flex items-center justify-between gap-3 py-2">
              {exercise.movement && <ExerciseStill exercise={exercise} className="size-12 flex-none" />}
              <div className="min-w-0 flex-1">
                <p className="wrap-break-word font-strong">{exercise.name}</p>
                <p className="text-sm text-ink-2">
                  {[exercise.muscles.join(', '), pluralize(exercise.workouts, 'workout')]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Menu
                label={`Actions for ${exercise.name}`}
                trigger={
                  <IconButton label={`Actions for ${exercise.name}`}>
                    <MoreHorizontal size={20} aria-hidden="true" />
                  </IconButton>
                }
              >
                <MenuItem
                  icon={<Pencil size={18} aria-hidden="true" />}
                  onSelect={() => setLayer({ kind: 'edit', exercise })}
                >
                  Edit
                </MenuItem>
                <MenuItem
                  icon={<Shuffle size={18} aria-hidden="true" />}
                  onSelect={() => setLayer({ kind: 'merge', exercise })}
                >
                  Merge into another exercise
                </MenuItem>
                <MenuItem
                  icon={<Lightbulb size={18} aria-hidden="true" />}
                  onSelect={() => setLayer({ kind: 'suggest', exercise })}
                >
                  Suggest to the library
                </MenuItem>
                <MenuItem
                  danger
                  icon={<Trash2 size={18} aria-hidden="true" />}
                  onSelect={() => setLayer({ kind: 'delete', exercise })}
                >
                  Delete
                </MenuItem>
              </Menu>
            </li>
          ))}
        </ul>
      )}
      {layer && (
        <Suspense>
          <OwnExerciseLayer layer={layer} onClose={() => setLayer(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}
