import { updateProfile } from '@fitarc/contract/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { profileQuery } from './profile.queries.ts';

export interface Saving {
  readonly failure: Failure | undefined;
  readonly saved: boolean;
  save(changes: Record<string, unknown>): Promise<boolean>;
  clear(): void;
}

/** Saves a part of the profile and reads the whole anew, so that every screen shows what is stored. */
export function useSaveProfile(): Saving {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<Failure>();
  const [saved, setSaved] = useState(false);
  return {
    failure,
    saved,
    clear() {
      setFailure(undefined);
      setSaved(false);
    },
    async save(changes) {
      setFailure(undefined);
      setSaved(false);
      try {
        await call(updateProfile, { body: changes as never });
        await queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
        setSaved(true);
        return true;
      } catch (error) {
        setFailure(failureOf(error, 'An error occurred while updating profile'));
        return false;
      }
    },
  };
}
