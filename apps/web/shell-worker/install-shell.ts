import { fetchRight } from './right-answer.ts';
import { cacheOf, isHashed, isShellCache, SHELL_PAGE, type Shell } from './shell.ts';

/** Few: over HTTP/1.1 a browser has six connections, and the page needs some for its own calls. */
const AT_ONCE = 3;

async function addFile(cache: Cache, path: string, build: string): Promise<void> {
  const known = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
  await cache.put(path, known ?? (await fetchRight(path, build)));
}

/** Everything or nothing: a shell with a file missing would break later, without a connection. */
export async function installShell(shell: Shell): Promise<void> {
  const name = cacheOf(shell);
  const existed = await caches.has(name);
  const cache = await caches.open(name);
  const waiting = [SHELL_PAGE, ...shell.files];
  const addNext = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await addFile(cache, path, shell.build);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, addNext));
  } catch (error) {
    waiting.length = 0;
    if (!existed) await caches.delete(name);
    throw error;
  }
}

/**
 * Deletes the shells of former builds. Another tab may still show the build before this one and load its pages later,
 * so that one is kept while there is another tab.
 */
export async function deleteFormerShells(shell: Shell, openPages: number): Promise<void> {
  const former = (await caches.keys()).filter((name) => isShellCache(name) && name !== cacheOf(shell));
  const unused = openPages > 1 ? former.slice(0, -1) : former;
  await Promise.all(unused.map((name) => caches.delete(name)));
}
