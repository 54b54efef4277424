import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * For a dialog that closes once its call has succeeded: the second press of a double press may come before the
 * button is busy, or while the dialog closes.
 */
export function useMutateOnce<A, V>({ mutate }: Pick<UseMutationResult<A, Error, V>, 'mutate'>) {
  const sent = useRef(false);
  return (variables: V) => {
    if (sent.current) return;
    sent.current = true;
    mutate(variables, {
      onError: () => {
        sent.current = false;
      },
    });
  };
}
