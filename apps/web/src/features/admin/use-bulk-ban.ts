import { banUser } from '@fitarc/contract/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/failure.ts';
import { toast } from '../../ui/overlay/toast-store.ts';
import { type Account, users } from './accounts.ts';
import { type BanRun, runBans, startBanRun } from './ban-run.ts';
import { statsQuery } from './stats.queries.ts';
import { showBanned } from './users.queries.ts';

const isSessionOver = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.kind === 'no-token');

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** 'done': all are banned. 'over': it ended, and some are not. */
type State = 'asking' | 'running' | 'stopping' | 'done' | 'over';

interface Told {
  onBanned(account: Account): void;
  /** Every one of them is; there is nothing left to say. */
  onComplete(): void;
}

/** Bans many, and knows how far it has come. Leaving the page stops it, and says how far it came. */
export function useBulkBan({ onBanned, onComplete }: Told) {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<BanRun>();
  const [state, setState] = useState<State>('asking');
  const stopped = useRef(false);
  const here = useRef(false);
  const running = state === 'running' || state === 'stopping';

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      stopped.current = true;
    };
  }, []);
  useEffect(() => {
    if (!running) return;
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [running]);

  const banFor =
    (reason: string) =>
    async (account: Account): Promise<string | undefined> => {
      try {
        const banned = await call(banUser, { params: { id: String(account.id) }, body: { reason } });
        showBanned(queryClient, banned);
      } catch (error) {
        if (isSessionOver(error)) stopped.current = true;
        const { title, detail } = failureOf(error, 'Could not be banned');
        return detail ?? title;
      }
      onBanned(account);
      return undefined;
    };

  async function start(accounts: readonly Account[], reason: string) {
    stopped.current = false;
    setState('running');
    setRun(startBanRun(accounts));
    const end = await runBans(accounts, {
      ban: banFor(reason),
      isStopped: () => stopped.current,
      onStep: setRun,
    });
    void queryClient.invalidateQueries({ queryKey: statsQuery().queryKey });
    const complete = end.banned === accounts.length;
    setState(complete ? 'done' : 'over');
    if (complete) toast({ tone: 'success', message: `${users(end.banned)} banned` });
    else if (!here.current)
      toast({ message: `${end.banned} of ${users(accounts.length)} banned, then stopped` });
    if (complete) onComplete();
  }

  const stop = () => {
    stopped.current = true;
    setState('stopping');
  };
  return { run, state, start, stop };
}
