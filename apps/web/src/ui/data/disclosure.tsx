import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface Props {
  readonly label: string;
  /** Beside the label, for those who do not open it. */
  readonly note?: string | undefined;
  readonly openAtFirst?: boolean | undefined;
  /** What is inside begins only when it is opened. */
  readonly lazy?: boolean | undefined;
  readonly children: ReactNode;
}

/** What few readers need, behind a line that opens it. */
export function Disclosure({ label, note, openAtFirst = false, lazy = false, children }: Props) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-touch list-none items-center gap-2 rounded-md text-sm font-label [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={18}
          aria-hidden="true"
          className="-ml-1 text-ink-2 transition-transform duration-[var(--fast)] group-open:rotate-90"
        />
        {label}
        {note && <span className="font-normal text-ink-3">{note}</span>}
      </summary>
      {(!lazy || open) && children}
    </details>
  );
}
