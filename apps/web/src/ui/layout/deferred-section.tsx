import { type ReactNode, useDeferredValue } from 'react';

interface Props {
  /** Placeholder of the same size, until the section is rendered. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a long page, rendered at low priority after the first commit: input stays responsive meanwhile. */
export function DeferredSection({ instead = null, children }: Props) {
  return useDeferredValue(true, false) ? children : instead;
}
