import type { Food } from '@fitarc/contract/foods';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import type { Diary } from '../contribution-diary.ts';
import { ContributionsWaiting } from './contributions-waiting.tsx';

const load = () => import('./contribution-list.tsx').then((m) => ({ default: m.ContributionList }));
const ContributionList = lazy(load);

interface Props {
  readonly diary: Diary;
  onCreate(): void;
  onReport(food: Food): void;
  /** Below the list, once it is shown. */
  readonly below?: ReactNode;
}

/** The member's own foods, out of the way until they are asked for. */
export function Contributions({ below, ...props }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const prefetch = () => void load().catch(() => undefined);
  return (
    <div className="grid gap-3">
      <Button
        variant="quiet"
        className="lg:justify-self-start"
        aria-expanded={shown}
        aria-controls={id}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide My Contributions' : 'Show My Contributions'}
      </Button>
      <div id={id} className="grid gap-4">
        {shown && (
          <Suspense fallback={<ContributionsWaiting />}>
            <ContributionList {...props} />
            {below}
          </Suspense>
        )}
      </div>
    </div>
  );
}
