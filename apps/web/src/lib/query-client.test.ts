import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./offline/start.ts', () => ({ startOffline: () => undefined }));

const { storedFirstNow } = await import('./offline/stored-first.ts');
const { isFromStore, queryClient } = await import('./query-client.ts');

afterEach(() => queryClient.clear());

/** Answers from the store first, as a call does, and then as the server. */
async function answer(): Promise<string> {
  const tracker = storedFirstNow();
  if (!tracker) return 'of the server';
  await Promise.resolve();
  tracker.isUsed = true;
  return 'stored';
}

test('a stored answer is known as one from the moment it is there, until the server has answered', async () => {
  void queryClient.prefetchQuery({ queryKey: ['profile'], queryFn: answer });
  const query = queryClient.getQueryCache().find({ queryKey: ['profile'] });
  const seen = new Set<string>();
  // Between any two microtasks, as a screen that is rendered then would see it.
  for (let turn = 0; turn < 100; turn += 1) {
    await null;
    if (query?.state.data) seen.add(`${query.state.data}, ${isFromStore(query.state)}`);
  }
  expect([...seen]).toEqual(['stored, true', 'of the server, false']);
});
