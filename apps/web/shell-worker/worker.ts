import { answerTo, kindOf } from './answer.ts';
import { deleteFormerShells, installShell } from './install-shell.ts';
import type { Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
declare const SHELL: Shell;

// It waits until no page of the former build is open, or one asks for it: an old page must not get new files.
self.addEventListener('install', (event) => event.waitUntil(installShell(SHELL)));

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
