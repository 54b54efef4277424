import { answerTo, kindOf } from './answer.ts';
import { deleteFormerShells, installShell } from './install-shell.ts';
import type { Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
declare const SHELL: Shell;

/** Not in the types yet. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: 'network' }): Promise<void>;
}

// It waits until no page of the former build is open, or one asks for it: an old page must not get new files.
self.addEventListener('install', (event: RoutingEvent) => {
  event.waitUntil(installShell(SHELL));
  // Where the browser can, calls do not even wake the worker. One that cannot finds in kindOf that they are not ours.
  const direct = event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' });
  if (direct) event.waitUntil(direct.catch(() => undefined));
});

self.addEventListener('activate', (event) =>
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then(({ length }) => deleteFormerShells(SHELL, length)),
  ),
);

self.addEventListener('message', ({ data, ports }) => {
  if (data === 'build') ports[0]?.postMessage(SHELL.build);
  if (data === 'skip-waiting') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin, SHELL);
  if (kind) event.respondWith(answerTo(event.request, kind, SHELL));
});
