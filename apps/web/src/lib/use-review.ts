import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from './api-error.ts';
import { failureUnder } from './failure.ts';

export type Verdict = 'approve' | 'reject';

interface Reviewing<T> {
  send(row: T, verdict: Verdict, note: string): Promise<unknown>;
  /** It was reviewed, here or by somebody else: it leaves the list, and the message says why. */
  leave(row: T, message: string): void;
  /** It could not be reviewed: perhaps it is another one by now. */
  refresh(): void;
  done(row: T, verdict: Verdict): string;
  failed(verdict: Verdict): string;
}

/** Decides about a row of a queue. One that another administrator has decided about leaves the list as well. */
export function useReview<T>({ send, leave, refresh, done, failed }: Reviewing<T>) {
  const queryClient = useQueryClient();
  const gone = (row: T, message: string) => {
    leave(row, message);
    void queryClient.invalidateQueries({ queryKey: ['admin'] });
  };
  const { mutate, reset, isPending, variables, error } = useMutation({
    mutationFn: ({ row, verdict, note = '' }: { row: T; verdict: Verdict; note?: string }) =>
      send(row, verdict, note),
    onSuccess: (_answer, { row, verdict }) => gone(row, done(row, verdict)),
    onError: (problem, { row }) => {
      if (isNotFound(problem)) gone(row, 'Already reviewed');
      else refresh();
    },
  });
  const failure =
    error && variables && !isNotFound(error) ? failureUnder(error, failed(variables.verdict)) : undefined;
  return { review: mutate, reset, isPending, about: variables?.row, verdict: variables?.verdict, failure };
}
