import { SHARED_CACHE } from './shared-files.ts';
import { isShellCache } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

// Served with OFFLINE=off: takes the place of the worker, deletes what that stored, and is gone.
self.addEventListener('install', () => void self.skipWaiting());

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isShellCache(name) || name === SHARED_CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(remove()));
