import type { QueryClient } from '@tanstack/react-query';

/** After a change of an exercise every list that may show it is read anew, the members' as well as the editor's. */
export async function refreshLibrary(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['library'] }),
    queryClient.invalidateQueries({ queryKey: ['favorites'] }),
  ]);
}
