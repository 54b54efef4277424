import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type FocusEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToasts, dismissToast, subscribeToasts, type ToastEntry } from './toast-store.ts';

export { toast } from './toast-store.ts';

const SHOWN_FOR_MS = 5000;

export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    // F8 is where the keyboard finds notifications in other applications, too.
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'F8') return;
      const buttons = region.current?.querySelectorAll<HTMLElement>('button');
      buttons?.[buttons.length - 1]?.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const close = useCallback((id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    dismissToast(id);
    setPaused(false);
    if (hadFocus && cameFrom.current?.isConnected) cameFrom.current.focus();
  }, []);

  function onFocus(event: FocusEvent) {
    if (event.relatedTarget instanceof HTMLElement && !region.current?.contains(event.relatedTarget)) {
      cameFrom.current = event.relatedTarget;
    }
    setPaused(true);
  }

  return (
    <section
      ref={region}
      data-toaster=""
      aria-label="Notifications (F8)"
      aria-live="polite"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={onFocus}
      onBlur={() => setPaused(false)}
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+var(--s3))] z-60 mx-auto grid max-w-120 gap-2 px-gutter max-md:*:not-last:hidden in-[:root:has([data-thumb-bar])]:bottom-[calc(var(--bottom-bar)+var(--thumb-bar)+env(safe-area-inset-bottom)+var(--s3))] lg:bottom-6 lg:in-[:root:has([data-thumb-bar])]:bottom-6 lg:in-[:root:has([data-thumb-bar=floating])]:bottom-24!"
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} paused={paused} onClose={close} />
      ))}
    </section>
  );
}

type ToastCardProps = { entry: ToastEntry; paused: boolean; onClose: (id: number) => void };

function ToastCard({ entry, paused, onClose }: ToastCardProps) {
  const { id, message, action, tone = 'neutral' } = entry;

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => onClose(id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [paused, id, onClose]);

  function run() {
    onClose(id);
    action?.onAction();
  }

  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className="pointer-events-auto flex min-h-13 animate-pop-in items-center gap-3 rounded-md bg-inverse py-1 pr-2 pl-4 text-[.90625rem]/5 text-on-inverse shadow-2"
    >
      {tone === 'success' && <CircleCheck size={20} aria-hidden="true" />}
      {tone === 'danger' && <TriangleAlert size={20} aria-hidden="true" />}
      <span className="min-w-0 flex-1 py-2 wrap-break-word">{message}</span>
      {action && (
        <button
          type="button"
          onClick={run}
          onKeyDown={(event) => event.key === 'Escape' && onClose(id)}
          className="min-h-touch flex-none rounded-md px-3 font-strong underline underline-offset-[.2em] outline-offset-[-2px] focus-visible:outline-on-inverse"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
