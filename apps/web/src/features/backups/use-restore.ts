import type { RestoreProgress } from '@fitarc/contract/backups';
import { useEffect, useState } from 'react';
import { isNotFound } from '../../lib/api-error.ts';
import { readRestore } from './backups.queries.ts';

const EVERY_MS = 1_000;

const isOver = ({ stage }: RestoreProgress) => stage === 'done' || stage === 'failed';

/** How far a restore is; 'lost' where the server does not know it any more. */
export function useRestore(ticket: string): RestoreProgress | 'lost' | undefined {
  const [state, setState] = useState<RestoreProgress | 'lost'>();
  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      while (!stop.signal.aborted) {
        try {
          const next = await readRestore(ticket, stop.signal);
          if (stop.signal.aborted) return;
          setState(next);
          if (isOver(next)) return;
        } catch (error) {
          // While the server starts again nobody answers.
          if (isNotFound(error) && !stop.signal.aborted) return setState('lost');
        }
        await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      }
    };
    void look();
    return () => stop.abort();
  }, [ticket]);
  return state;
}
