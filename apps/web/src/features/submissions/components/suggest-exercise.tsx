import { Lightbulb } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';

// Few people open it: the library's page does without it until then.
const load = () => import('./suggest-dialog.tsx').then((m) => ({ default: m.SuggestDialog }));
const SuggestDialog = lazy(load);

export function SuggestExercise() {
  const [open, setOpen] = useState<boolean>();
  const prefetch = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        variant="secondary"
        className="min-h-12"
        icon={<Lightbulb size={20} aria-hidden="true" />}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(true)}
      >
        Suggest an exercise
      </Button>
      {open !== undefined && (
        <Suspense>
          <SuggestDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
