import { ChevronRight, Clock, CloudOff } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { lineText } from '../outbox-line.ts';
import { useConnection, useOutbox } from '../use-outbox.ts';

const look =
  'pointer-events-auto inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-b-md border border-t-0 border-line bg-sunken px-3 text-xs lg:text-sm text-ink no-underline';

/** Hangs below the bar, over the page: nothing moves when it comes or goes. */
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
