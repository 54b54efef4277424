import { lazy, Suspense } from 'react';
import { Disclosure } from '../../../../ui/data/disclosure.tsx';
import { Skeleton } from '../../../../ui/data/skeleton.tsx';
import type { WishForm } from '../../wish-form.ts';

const WishFields = lazy(() => import('./wish-fields.tsx').then((m) => ({ default: m.WishFields })));

interface Props {
  readonly note: string;
  readonly form: WishForm;
  /** Sending was tried: what is wrong is said. */
  readonly tried: boolean;
  onChange(form: WishForm): void;
}

/** What else the generator can be asked for, behind a line that opens it. */
export function FitToMe({ note, ...fields }: Props) {
  return (
    <Disclosure lazy label="Fit it to me" note={note}>
      <div className="mt-1 mb-3">
        <Suspense fallback={<Skeleton className="h-96 rounded-md" />}>
          <WishFields {...fields} />
        </Suspense>
      </div>
    </Disclosure>
  );
}
