import { type ComponentProps, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part of the frame that is loaded later. If its code does not come, the rest of the frame stays. */
export function FramePart({ fallback = null, children, ...rest }: ComponentProps<typeof ErrorBoundary>) {
  return (
    <ErrorBoundary fallback={fallback} {...rest}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
