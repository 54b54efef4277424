import { afterEach, expect, test, vi } from 'vitest';
import { fetchKeepingAlive } from './keepalive.ts';

afterEach(() => vi.unstubAllGlobals());

test('calls outlive the page up to what browsers allow together, larger ones are ordinary calls', async () => {
  const answers: (() => void)[] = [];
  const fetched = vi.fn(
    (_request: Request, _init?: RequestInit) =>
      new Promise<Response>((resolve) => answers.push(() => resolve(new Response()))),
  );
  vi.stubGlobal('fetch', fetched);
  const isKept = () => fetched.mock.lastCall?.[1]?.keepalive === true;
  const request = new Request('http://fitarc.test/api/favorites/add', { method: 'POST' });

  const first = fetchKeepingAlive(request, 'é'.repeat(30 * 1024));
  expect(isKept()).toBe(true);
  void fetchKeepingAlive(request, 'x'.repeat(5 * 1024));
  expect(isKept()).toBe(false);
  void fetchKeepingAlive(request);
  expect(isKept()).toBe(true);

  answers[0]?.();
  await first;
  void fetchKeepingAlive(request, 'x'.repeat(5 * 1024));
  expect(isKept()).toBe(true);
});
