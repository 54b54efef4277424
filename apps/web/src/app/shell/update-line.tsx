import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/form/button.tsx';

interface Props {
  onReload(): void;
  onDismiss(): void;
}

/** Lies over the page below the header: nothing moves when it comes or goes. */
export function UpdateLine({ onReload, onDismiss }: Props) {
  const [busy, setBusy] = useState(false);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-14 z-15 mx-auto flex max-w-[calc(var(--page-max)+2*var(--gutter))] justify-center px-gutter pt-2 lg:top-16">
      <div
        role="status"
        data-update-line=""
        className="pointer-events-auto flex min-h-touch animate-pop-in items-center gap-1 max-sm:w-full rounded-md border border-line bg-surface py-1 pr-1 pl-4 text-sm shadow-2"
      >
        <span className="min-w-0 grow">A new version is here</span>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => {
            setBusy(true);
            onReload();
          }}
        >
          Reload
        </Button>
        <IconButton label="Dismiss" onClick={onDismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
