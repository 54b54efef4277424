import { ChevronRight, Clock, CloudOff } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { lineText } from '../outbox-line.ts';
import { useConnection, useOutbox } from '../use-outbox.ts';

const look =
  'pointer-events-auto -mt-2 inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-md border border-line bg-sunken px-3 text-xs text-ink no-underline lg:mt-0 lg:rounded-t-none lg:border-t-0 lg:text-sm';

/** Hangs below the bar, on phones over its edge, and over the page: nothing moves when it comes or goes. */
export function StatusLine() {
  const connection = useConnection();
  const rows = useOutbox();
  const { pathname } = useLocation();
  const text = lineText(connection, rows);
  const Icon = connection.lost ? CloudOff : Clock;
  const content = (
    <>
      <Icon size={14} aria-hidden="true" className="flex-none" />
      <span className="truncate">{text}</span>
    </>
  );
  const leads = rows.length > 0 && pathname !== '/waiting';
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 top-full flex justify-center px-gutter"
    >
      {text && !leads && (
        <span data-status-line="" className={look}>
          {content}
        </span>
      )}
      {text && leads && (
        <Link to="/waiting" data-status-line="" className={look}>
          {content}
          <ChevronRight size={14} aria-hidden="true" className="flex-none" />
        </Link>
      )}
    </div>
  );
}
