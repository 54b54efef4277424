/** Chromium's offer to install the application; other browsers have none. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function offer(next: InstallPrompt | undefined): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the button on the settings page; it comes once, soon after the page has loaded. */
export function keepInstallPrompt(): () => void {
  const onOffer = (event: Event) => {
    event.preventDefault();
    offer(event as InstallPrompt);
  };
  const onInstalled = () => offer(undefined);
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', onOffer);
    window.removeEventListener('appinstalled', onInstalled);
  };
}

export const subscribeToInstallPrompt = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const canInstall = (): boolean => offered !== undefined;

/** An offer counts once: whoever dismisses it is offered another one by the browser later. */
export async function install(): Promise<void> {
  const prompt = offered;
  offer(undefined);
  await prompt?.prompt();
}

export const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

/** iPadOS calls itself a Mac; Macs have no touch screen. */
export const isIos = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
