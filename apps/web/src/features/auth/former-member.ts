import { local } from '../../lib/storage.ts';

/** A new session replaces the old one completely: nothing loaded or copied before may show through. */
export async function forgetFormerMember(): Promise<void> {
  local.remove('copiedExercises');
  const { queryClient } = await import('../../lib/query-client.ts');
  queryClient.clear();
}
