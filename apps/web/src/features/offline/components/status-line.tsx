import { ChevronRight, Clock, CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { isInstalled, isIos } from '../../../lib/install-prompt.ts';
import { local } from '../../../lib/storage.ts';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { lineText } from '../outbox-text.ts';
import { useConnection, useOutbox } from '../use-outbox.ts';

const look =
  'pointer-events-auto inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-b-md border border-t-0 border-line bg-sunken px-3 text-xs lg:text-sm text-ink no-underline';

const NUDGED = 'installNudge';

/** Said once, when something waits for the first time: Safari may delete what a page stores, and not what an app does. */
function useInstallNudge(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting || !isIos() || isInstalled() || local.get(NUDGED)) return;
    local.set(NUDGED, 'true');
    toast({ message: 'To keep entries safe offline, add FitArc to your Home Screen: tap Share.' });
  }, [isWaiting]);
}

/** Hangs below the bar, over the page: nothing moves when it comes or goes. */
export function StatusLine() {
  const connection = useConnection();
  const rows = useOutbox();
  const { pathname } = useLocation();
  useInstallNudge(rows.length > 0);
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
      {text && !leads && <span className={look}>{content}</span>}
      {text && leads && (
        <Link to="/waiting" className={look}>
          {content}
          <ChevronRight size={14} aria-hidden="true" className="flex-none" />
        </Link>
      )}
    </div>
  );
}
