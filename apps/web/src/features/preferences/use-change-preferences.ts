import type { Preferences } from '@fitarc/contract/preferences';
import { useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../../lib/failure.ts';
import { changePreferences } from '../../lib/preferences.ts';
import { useWrite } from '../../lib/use-write.ts';
import { toast } from '../../ui/overlay/toast-store.ts';

/** A choice is stored when it is made. */
export function useChangePreferences(said: string) {
  const queryClient = useQueryClient();
  return useWrite({
    send: (changes: Partial<Preferences>) => changePreferences(queryClient, changes),
    onSuccess: () => toast({ message: said, tone: 'success' }),
    onError: (error) =>
      toast({ tone: 'danger', message: failureOf(error, 'Failed to save your preferences').title }),
  });
}
