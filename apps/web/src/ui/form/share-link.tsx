import { Plus } from 'lucide-react';
import { Button } from './button.tsx';
import { CopyLink } from './copy-link.tsx';

interface Props {
  /** The path of the page it leads to; none while it is not shared. */
  readonly path: string | undefined;
  readonly starting: boolean;
  readonly stopping: boolean;
  onStart(): void;
  onStop(): void;
}

/** A link to share: made when it is asked for, stopped at any time. */
export function ShareLink({ path, starting, stopping, onStart, onStop }: Props) {
  if (path === undefined) {
    return (
      <Button busy={starting} icon={<Plus size={18} aria-hidden="true" />} onClick={onStart}>
        Create Link
      </Button>
    );
  }
  return (
    <>
      <CopyLink address={`${window.location.origin}${path}`} />
      <Button variant="danger-quiet" className="-ml-3" busy={stopping} onClick={onStop}>
        Stop Sharing
      </Button>
    </>
  );
}
