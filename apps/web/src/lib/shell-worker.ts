const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Of this page; the shell worker of the same release has the same one. */
export const pageBuild = () => metaOf('build') ?? '';

/** Browsers run service workers only over HTTPS and on localhost; the operator can switch ours off (OFFLINE=off). */
export const isOfflineAllowed = () => metaOf('offline') === 'on';

export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  window.isSecureContext && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
