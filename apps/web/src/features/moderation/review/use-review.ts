import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isConflict, isNotFound } from '../../../lib/api-error.ts';
import { failureOf, failureUnder } from '../../../lib/failure.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { toast } from '../../../ui/overlay/toast-store.ts';

export type Verdict = 'approve' | 'reject';

interface Decision<T> {
  readonly row: T;
  readonly verdict: Verdict;
  readonly note?: string;
}

interface Reviewing<T> {
  send(row: T, verdict: Verdict, note: string): Promise<unknown>;
  /** It was reviewed, here or by somebody else: it leaves the list, and the message says why. */
  leave(row: T, message: string, undo?: () => void): void;
  /** Takes an approval back. */
  undo?(row: T): Promise<unknown>;
  /** It is another one by now than the one that was read. */
  refresh(): void;
  done(row: T, verdict: Verdict): string;
  failed(verdict: Verdict): string;
}

/** The second click of a double click falls on the row that has moved up: nobody has read that one. */
const REST_MS = 700;

/**
 * Decides about a row of a queue. One that another administrator has decided about leaves the list as well.
 * `confirming` is the row whose rejection waits for a confirmation.
 */
export function useReview<T>({ send, leave, undo, refresh, done, failed }: Reviewing<T>) {
  const queryClient = useQueryClient();
  const restUntil = useRef(0);
  const [confirming, setConfirming] = useState<T>();
  const undoing = useWrite({
    send: async (row: T) => undo?.(row),
    onSuccess: () => {
      // What comes back was asked for: nobody presses on it by accident.
      restUntil.current = 0;
      refresh();
      void queryClient.invalidateQueries({ queryKey: queryRoots.admin });
    },
    onError: (error) => {
      toast({ tone: 'danger', message: failureOf(error, 'Failed to undo').title });
      return true;
    },
  });
  const dropRow = (row: T, message: string, takeBack?: () => void) => {
    restUntil.current = Date.now() + REST_MS;
    setConfirming(undefined);
    leave(row, message, takeBack);
    void queryClient.invalidateQueries({ queryKey: queryRoots.admin });
  };
  const reviewing = useWrite({
    send: ({ row, verdict, note = '' }: Decision<T>) => send(row, verdict, note),
    onSuccess: (_answer, { row, verdict }) =>
      dropRow(
        row,
        done(row, verdict),
        undo && verdict === 'approve' ? () => void undoing.write(row) : undefined,
      ),
    onError: (error, { row }) => {
      if (isConflict(error)) refresh();
      if (!isNotFound(error)) return false;
      dropRow(row, 'Already reviewed');
      return true;
    },
  });
  const decision = reviewing.pendingInput ?? reviewing.refusedInput;
  const failure =
    reviewing.error && decision ? failureUnder(reviewing.error, failed(decision.verdict)) : undefined;
  const review = (next: Decision<T>) => {
    const isHasty = next.verdict === 'approve' && Date.now() < restUntil.current;
    if (!isHasty) void reviewing.write(next);
  };
  const confirm = (row: T) => {
    reviewing.clear();
    setConfirming(() => row);
  };
  return {
    review,
    confirming,
    confirm,
    cancelConfirm: () => setConfirming(undefined),
    isPending: reviewing.isPending,
    about: decision?.row,
    verdict: decision?.verdict,
    failure,
  };
}
