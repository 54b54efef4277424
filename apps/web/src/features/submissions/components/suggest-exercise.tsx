import { Lightbulb } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

// Few people open it: the library's page does without the form until then.
const load = () => import('./suggest-content.tsx').then((m) => ({ default: m.SuggestContent }));
const SuggestContent = lazy(load);

export function SuggestExercise() {
  const [open, setOpen] = useState(false);
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
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title="Suggest an exercise"
        description="Missing something? An administrator looks at it and adds it to the library for everybody."
      >
        {/* As high for a short list as for the form: the dialog must not jump between the two. */}
        <div className="min-h-[65dvh]">
          <Suspense fallback={<Skeleton className="h-120 w-full" />}>
            <SuggestContent onLeave={() => setOpen(false)} />
          </Suspense>
        </div>
      </Dialog>
    </>
  );
}
