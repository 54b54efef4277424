import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { clockText } from '../log/clock-text.ts';
import { readRestSettings } from '../log/rest-settings.ts';
import { signalRestOver } from '../log/rest-signal.ts';
import { type RunningSession, runningSession, watchSession } from './running-session.ts';
import { useSessionClock } from './use-session-clock.ts';

/** On every other page: the session goes on, its rest is counted here too, and one press leads back. */
export function SessionStrip() {
  const [session, setSession] = useState(runningSession);
  useEffect(() => watchSession(() => setSession(runningSession())), []);
  return session ? <Strip session={session} /> : null;
}

function Strip({ session: { title, startedAt, rest } }: { session: RunningSession }) {
  const seconds = useSessionClock(startedAt);
  const left = rest ? Math.max(0, Math.ceil((rest.endsAt - Date.now()) / 1000)) : 0;
  const said = useRestOver(left, rest?.before ?? '');
  return (
    <Link
      to="/workout-logging"
      data-session-strip=""
      className="sticky bottom-[calc(var(--bottom-nav)+env(safe-area-inset-bottom))] z-15 flex min-h-touch items-center gap-3 border-t border-line bg-training-soft px-gutter py-1 text-ink no-underline lg:bottom-0"
    >
      <b className="min-w-0 truncate font-strong">{title}</b>
      <span className="text-sm tabular-nums">{clockText(seconds)}</span>
      <span className="ml-auto text-sm font-strong whitespace-nowrap tabular-nums">
        {left > 0 ? `Rest ${clockText(left)}` : 'Resume Workout'}
      </span>
      <ChevronRight size={18} aria-hidden="true" className="flex-none" />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Link>
  );
}

/** Only a rest that was seen running is called out. */
function useRestOver(left: number, before: string): string {
  const ran = useRef(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (left > 0) {
      ran.current = true;
      setSaid('');
    } else if (ran.current) {
      ran.current = false;
      setSaid(before ? `Rest is over. Next: ${before}` : 'Rest is over');
      signalRestOver(readRestSettings());
    }
  }, [left, before]);
  return said;
}
