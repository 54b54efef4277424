import type { OwnExercise } from '@fitarc/contract/own-exercises';
import { lazy, Suspense } from 'react';
import { suggestionOf } from '../own-exercise.form.ts';
import { DeleteOwnExercise } from './delete-own-exercise.tsx';
import { MergeExerciseDialog } from './merge-exercise-dialog.tsx';
import { OwnExerciseDialog } from './own-exercise-dialog.tsx';

const SuggestDialog = lazy(() =>
  import('../../submissions/components/suggest-dialog.tsx').then((m) => ({ default: m.SuggestDialog })),
);

export type Layer =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'merge' | 'suggest' | 'delete'; readonly exercise: OwnExercise };

interface Props {
  readonly layer: Layer;
  onClose(): void;
}

/** What is open above the list. */
export function OwnExerciseLayer({ layer, onClose }: Props) {
  switch (layer.kind) {
    case 'new':
      return <OwnExerciseDialog onClose={onClose} />;
    case 'edit':
      return <OwnExerciseDialog exercise={layer.exercise} onClose={onClose} />;
    case 'merge':
      return <MergeExerciseDialog exercise={layer.exercise} onClose={onClose} />;
    case 'delete':
      return <DeleteOwnExercise exercise={layer.exercise} onClose={onClose} />;
    case 'suggest':
      return (
        <Suspense>
          <SuggestDialog
            open
            from={suggestionOf(layer.exercise)}
            onOpenChange={(open) => !open && onClose()}
          />
        </Suspense>
      );
  }
}
