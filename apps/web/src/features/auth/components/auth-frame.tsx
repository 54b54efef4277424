import type { ReactNode } from 'react';
import { PageHead, useDocumentTitle } from '../../../ui/layout/page.tsx';
import { JourneyArc, type JourneyStep } from './journey-arc.tsx';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly above?: ReactNode;
  /** How far along the way from visitor to member this page is; without it the page stands alone. */
  readonly step?: JourneyStep;
  readonly children: ReactNode;
}

/** The form on one side, the way ahead on the other; on a phone the form only. */
export function AuthFrame({ title, lead, above, step, children }: Props) {
  useDocumentTitle(title);
  return (
    <div className="grid min-h-[calc(100dvh-3.5rem)] lg:min-h-[calc(100dvh-4rem)] lg:grid-cols-2">
      <div className="mx-auto w-full max-w-[30rem] px-gutter py-8 lg:self-center lg:px-4 lg:py-14">
        {above}
        <PageHead title={title} lead={lead} />
        {children}
      </div>
      <aside
        aria-hidden="true"
        className="hidden place-items-center border-l border-line bg-sunken p-10 lg:grid"
      >
        <JourneyArc step={step} />
      </aside>
    </div>
  );
}
