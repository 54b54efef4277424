import { Notice } from './notice.tsx';

/** A failed call, beside the thing that failed; announced, and there until the next try. */
export function FailureNotice({ failure }: { failure: { title: string; detail?: string } | undefined }) {
  if (!failure) return null;
  return (
    <Notice tone="danger" {...(failure.detail ? { title: failure.title } : {})}>
      {failure.detail ?? failure.title}
    </Notice>
  );
}
