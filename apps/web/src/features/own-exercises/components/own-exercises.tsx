import * as api from '@fitarc/contract/own-exercises';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Lightbulb, MoreHorizontal, Pencil, Plus, Shuffle, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ignoreNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { suggestionOf } from '../own-exercise.form.ts';
import { ownExercisesQuery } from '../own-exercises.queries.ts';
import { MergeExerciseDialog } from './merge-exercise-dialog.tsx';
import { OwnExerciseDialog } from './own-exercise-dialog.tsx';

const SuggestDialog = lazy(() =>
  import('../../submissions/components/suggest-dialog.tsx').then((m) => ({ default: m.SuggestDialog })),
);

type Layer =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'merge' | 'suggest' | 'delete'; readonly exercise: api.OwnExercise };

/** The exercises only the member sees. */
export function OwnExercises() {
  const id = useId();
  const own = useQuery(ownExercisesQuery());
  const [layer, setLayer] = useState<Layer>();
  const close = () => setLayer(undefined);
  const list = own.data ?? [];
  if (own.isPending) return null;
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
        <p className="text-ink-2">Something you do is not in the library? Create it here; only you see it.</p>
      ) : (
        <ul className="list-none divide-y divide-line">
          {list.map((exercise) => (
            <li key={String(exercise.exercise_id)} className="flex items-center justify-between gap-3 py-2">
              <div className="min-w-0">
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
      {layer?.kind === 'new' && <OwnExerciseDialog open onClose={close} />}
      {layer?.kind === 'edit' && <OwnExerciseDialog open exercise={layer.exercise} onClose={close} />}
      {layer?.kind === 'merge' && <MergeExerciseDialog open exercise={layer.exercise} onClose={close} />}
      {layer?.kind === 'suggest' && (
        <Suspense>
          <SuggestDialog open from={suggestionOf(layer.exercise)} onOpenChange={(open) => !open && close()} />
        </Suspense>
      )}
      {layer?.kind === 'delete' && <DeleteExercise exercise={layer.exercise} onClose={close} />}
    </Card>
  );
}

function DeleteExercise({ exercise, onClose }: { exercise: api.OwnExercise; onClose(): void }) {
  const queryClient = useQueryClient();
  const deleting = useWrite({
    closes: true,
    send: () =>
      call(api.deleteOwnExercise, { params: { id: String(exercise.exercise_id) } }).catch(ignoreNotFound),
    toFailure: (error) => failureOf(error, 'Failed to delete the exercise'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryRoots.library });
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${exercise.name}?`}
      description="Workouts and plans that have it keep it, but it can no longer be added."
      confirmLabel="Delete"
      destructive
      busy={deleting.isPending}
      onConfirm={() => deleting.write(undefined)}
    >
      <FailureNotice failure={deleting.failure} />
    </AlertDialog>
  );
}
