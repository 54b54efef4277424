import { pageBuild } from '../../lib/shell-worker.ts';

const ANSWER_LIMIT_MS = 2000;
/** The browser lets the old worker finish what it is answering first. */
const ACTIVATION_LIMIT_MS = 8000;
const CHECK_AFTER_MS = 60 * 60 * 1000;

let isStarted = false;
let registration: ServiceWorkerRegistration | undefined;
let isReady = false;
let isDismissed = false;
const listeners = new Set<() => void>();

export const isUpdateReady = () => isReady;
/** Whether to say so. */
export const isUpdateShown = () => isReady && !isDismissed;
export const subscribeToUpdates = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function publish(): void {
  for (const listener of listeners) listener();
}

/** Not said again; the next page may still be of the new version. */
export function dismissUpdate(): void {
  isDismissed = true;
  publish();
}

function setReady(): void {
  isReady = true;
  publish();
}

/** Whether the worker answered with it (shell-worker/fill-page.ts); one from the network may be newer than the worker. */
const isStoredPage = () => document.documentElement.hasAttribute('data-stored');

/** Undefined for the worker of OFFLINE=off, which answers nothing. */
const buildOf = (worker: ServiceWorker) =>
  new Promise<string | undefined>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(undefined), ANSWER_LIMIT_MS);
    worker.postMessage('build', [port2]);
  });

async function compareWithPage(worker: ServiceWorker): Promise<void> {
  const build = await buildOf(worker);
  if (!build) return;
  if (build !== pageBuild()) setReady();
  // The page came from the network and is of the new release already: its worker need not wait.
  else if (worker.state === 'installed') worker.postMessage('skip-waiting');
}

/** Registers the worker, and notices when a newer one waits or has taken over in another tab. */
export async function startShellWorker(container: ServiceWorkerContainer): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  registration = await container.register('/sw.js').catch(() => undefined);
  const current = registration;
  if (!current) return;
  const lookAtWaiting = () => {
    // Without an active one it is the first: it does not wait.
    if (current.waiting && current.active) void compareWithPage(current.waiting);
  };
  const followInstallation = () => current.installing?.addEventListener('statechange', lookAtWaiting);
  lookAtWaiting();
  // In another tab a newer one may have taken over since this page was opened from what the former one had stored.
  if (container.controller && isStoredPage()) void compareWithPage(container.controller);
  // The browser looks for a new one by itself when a page is opened: it may be on its way already.
  followInstallation();
  current.addEventListener('updatefound', followInstallation);
  container.addEventListener('controllerchange', () => {
    if (container.controller) void compareWithPage(container.controller);
  });
  checkWhenVisible(current);
}

/** An app on the home screen is rarely closed: without this it would not hear of a new version for weeks. */
function checkWhenVisible(current: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECK_AFTER_MS) return;
    checkedAt = Date.now();
    current.update().catch(() => undefined);
  });
}

const activated = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ACTIVATION_LIMIT_MS);
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });

/** Lets the waiting worker take over and opens the page anew, unless that is no longer wanted by then. */
export async function applyUpdate(isStillWanted: () => boolean = () => true): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting) {
    const done = activated(waiting);
    waiting.postMessage('skip-waiting');
    await done;
  }
  if (isStillWanted()) window.location.reload();
}
