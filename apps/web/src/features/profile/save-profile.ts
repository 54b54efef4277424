import { updateProfile } from '@fitarc/contract/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import { useWrite } from '../../lib/use-write.ts';
import { isDismissed } from '../security/use-recent-sign-in.tsx';
import { profileQuery } from './profile.queries.ts';

export interface Saving {
  readonly failure: Failure | undefined;
  readonly isPending: boolean;
  readonly saved: boolean;
  save(changes: Record<string, unknown>): Promise<boolean>;
  clear(): void;
}

const sendAtOnce = <T>(send: () => Promise<T>) => send();

/** Saves a part of the profile and reads the whole anew, so that every screen shows what is stored. */
export function useSaveProfile(run = sendAtOnce): Saving {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(false);
  const saving = useWrite({
    send: (changes: Record<string, unknown>) => run(() => call(updateProfile, { body: changes as never })),
    onError: isDismissed,
    // Goals calculated from the profile follow it.
    onSuccess: () =>
      Promise.all(
        [profileQuery().queryKey, queryRoots.nutritionGoals].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    toFailure: (error) => failureOf(error, 'An error occurred while updating profile'),
  });
  return {
    failure: saving.failure,
    isPending: saving.isPending,
    saved,
    clear() {
      saving.clear();
      setSaved(false);
    },
    async save(changes) {
      setSaved(false);
      const isSaved = await saving.write(changes);
      setSaved(isSaved);
      return isSaved;
    },
  };
}
