import { answerCheckIn, type CheckIn, undoCheckIn } from '@fitarc/contract/check-in';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { failureOf } from '../../lib/failure.ts';
import { useWrite } from '../../lib/use-write.ts';
import { checkInQuery } from './check-in.queries.ts';
import { goalsQuery, ownGoalsQuery } from './nutrition.queries.ts';

interface Answer {
  readonly answer: 'accept' | 'keep';
  readonly target: number;
}

/** Taking or keeping what a check-in proposes, and taking that back. */
export function useCheckIn() {
  const queryClient = useQueryClient();

  async function show(next: CheckIn) {
    queryClient.setQueryData(checkInQuery().queryKey, next);
    await Promise.all(
      [goalsQuery(), ownGoalsQuery()].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey, exact: true }),
      ),
    );
  }

  const answering = useWrite({
    send: (body: Answer, key) => call(answerCheckIn, { body }, { idempotencyKey: key }),
    onSuccess: show,
    // Another target by now: what is shown is asked for again.
    onError: () => void queryClient.invalidateQueries({ queryKey: checkInQuery().queryKey }),
    toFailure: (error) => failureOf(error, 'Failed to save your answer'),
  });
  const undoing = useWrite({
    send: (_: undefined) => call(undoCheckIn, {}),
    onSuccess: show,
    toFailure: (error) => failureOf(error, 'Failed to undo your answer'),
  });
  return { answering, undoing };
}
