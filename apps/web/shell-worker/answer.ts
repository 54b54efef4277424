import { fillPage } from './fill-page.ts';
import { keepSharedFiles, SHARE_PATH } from './shared-files.ts';
import { cacheOf, isHashed, memberPageAt, SHELL_PAGE, type Shell } from './shell.ts';

const NETWORK_LIMIT_MS = 3000;

type Asked = Pick<Request, 'url' | 'method' | 'mode'>;
export type Kind = 'member-page' | 'page' | 'file' | 'shared-files';

/** What a request is to the worker; undefined: none of its business. */
export function kindOf({ url, method, mode }: Asked, origin: string, shell: Shell): Kind | undefined {
  const { origin: target, pathname } = new URL(url);
  if (target !== origin || /^\/api(\/|$)/.test(pathname)) return undefined;
  const isNavigation = mode === 'navigate';
  if (method === 'POST' && isNavigation && pathname === SHARE_PATH) return 'shared-files';
  if (method !== 'GET') return undefined;
  if (!isNavigation) return isHashed(pathname) || shell.files.includes(pathname) ? 'file' : undefined;
  if (/\.[a-z0-9]+$/i.test(pathname)) return undefined;
  return memberPageAt(pathname, shell) ? 'member-page' : 'page';
}

/** Storage may be broken or switched off: the network is always there to ask. */
async function stored(path: string, shell: Shell): Promise<Response | undefined> {
  const options = { ignoreVary: true, ...(isHashed(path) ? {} : { cacheName: cacheOf(shell) }) };
  return caches.match(path, options).catch(() => undefined);
}

async function networkFirst(request: Request, shell: Shell): Promise<Response> {
  const network = fetch(request);
  const page = await stored(SHELL_PAGE, shell);
  if (!page) return network;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(page), NETWORK_LIMIT_MS));
  // 5xx: of a proxy whose server does not run.
  const inTime = network.then(
    (answer) => (answer.status >= 500 ? page : answer),
    () => page,
  );
  return Promise.race([inTime, late]);
}

async function memberPage(request: Request, shell: Shell): Promise<Response> {
  const page = await stored(SHELL_PAGE, shell);
  return page ? fillPage(page, new URL(request.url), shell) : fetch(request);
}

export async function answerTo(request: Request, kind: Kind, shell: Shell): Promise<Response> {
  switch (kind) {
    case 'shared-files':
      return keepSharedFiles(request);
    case 'page':
      return networkFirst(request, shell);
    case 'member-page':
      return memberPage(request, shell);
    case 'file':
      return (await stored(new URL(request.url).pathname, shell)) ?? fetch(request);
  }
}
