import { afterEach, expect, test, vi } from 'vitest';
import { fetchKeepalive } from './keepalive.ts';

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

  const first = fetchKeepalive(request, 'é'.repeat(30 * 1024));
  expect(isKept()).toBe(true);
  void fetchKeepalive(request, 'x'.repeat(5 * 1024));
  expect(isKept()).toBe(false);
  void fetchKeepalive(request);
  expect(isKept()).toBe(true);

  answers[0]?.();
  await first;
  void fetchKeepalive(request, 'x'.repeat(5 * 1024));
  expect(isKept()).toBe(true);
});
