import { Clock } from 'lucide-react';

/** A small clock beside what is shown before the server has it. */
export function WaitingMark({ of: record }: { of: object }) {
  if (!('waiting' in record)) return null;
  return (
    <span title="Waits for a connection" className="ml-1.5 inline-block align-[-0.125em] text-ink-2">
      <Clock size={14} aria-hidden="true" />
      <span className="sr-only">Waits for a connection</span>
    </span>
  );
}
