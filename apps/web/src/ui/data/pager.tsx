import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../form/button.tsx';
import { focusHeading } from '../layout/focus-heading.ts';

type PagerProps = { page: number; pages: number; onPage: (page: number) => void; label: string };

/** Another page is read from its beginning. */
export function turnPage(onPage: (page: number) => void): (page: number) => void {
  return (page) => {
    onPage(page);
    focusHeading();
    window.scrollTo(0, 0);
  };
}

export function Pager({ page, pages, onPage, label }: PagerProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2">
      <Button
        variant="secondary"
        icon={<ChevronLeft size={18} aria-hidden="true" className="-ml-1 hidden xs:block" />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </Button>
      <p aria-live="polite" className="text-center text-sm whitespace-nowrap text-ink-2 tabular-nums">
        Page {page} of {pages}
      </p>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRight size={18} aria-hidden="true" className="-mr-1 hidden xs:block" />
      </Button>
    </nav>
  );
}
