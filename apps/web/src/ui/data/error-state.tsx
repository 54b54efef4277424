import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { Card } from './card.tsx';

type ErrorStateProps = {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  retrying?: boolean | undefined;
  className?: string | undefined;
};

/** Stands in place of what could not be shown, and offers to try again. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel = 'Try Again',
  retrying,
  className,
}: ErrorStateProps) {
  return (
    <Card role="alert" className={className}>
      <div className="flex items-start gap-3">
        <TriangleAlert size={24} className="text-danger" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <p className="font-strong whitespace-pre-line wrap-break-word">{title}</p>
          {children && <div className="text-sm text-ink-2">{children}</div>}
          {onRetry && (
            <Button variant="secondary" className="mt-3" busy={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
