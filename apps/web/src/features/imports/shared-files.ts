/** Where the shell worker keeps what another app shared with this one (shell-worker/shared-files.ts). */
const CACHE = 'shared-files';
/** Shared, and then left: nobody else who signs in here later finds it. */
const MAX_AGE_MS = 60 * 60 * 1000;

/** The next file that another app shared, which is then gone from the device. */
export async function takeSharedFile(): Promise<File | undefined> {
  if (!('caches' in window)) return undefined;
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    await cache.delete(request);
    const age = Date.now() - Number(answer?.headers.get('x-shared-at') ?? 0);
    if (!answer || age > MAX_AGE_MS) continue;
    const name = decodeURIComponent(answer.headers.get('x-file-name') ?? '');
    return new File([await answer.blob()], name);
  }
  return undefined;
}
