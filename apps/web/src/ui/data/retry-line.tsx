import { Button } from '../form/button.tsx';

type RetryLineProps = { onRetry: () => void; retrying?: boolean | undefined };

/** For a list beside the thing somebody came for: says what is missing without raising an alarm. */
export function RetryLine({ onRetry, retrying }: RetryLineProps) {
  return (
    <p role="status" className="flex min-h-touch flex-wrap items-center gap-x-1 text-ink-2">
      Could not load.{' '}
      <Button variant="quiet" busy={retrying} onClick={onRetry} className="px-2!">
        Retry
      </Button>
    </p>
  );
}
