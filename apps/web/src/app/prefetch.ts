import { LAZY_PAGES, lazyPageAtPath } from './lazy-pages.ts';

/** A failure shows itself when the page is really wanted. */
export const ignoreErrors = <T>(loading: Promise<T>): Promise<T | undefined> =>
  loading.catch(() => undefined);

export const prefetchPage = (path: string) =>
  ignoreErrors(Promise.resolve(lazyPageAtPath(path)?.Page.fetch()));

const PLANS = ['/workout-plans/', '/fitness-profile-onboarding'];
const isOfPlans = (path: string) => PLANS.some((start) => path.startsWith(start));

/** The pages of a plan lead to each other by buttons, which say nothing beforehand: fetched when there is time. */
export function prefetchLinkedPages(path: string): () => void {
  if (!isOfPlans(path)) return () => undefined;
  const timer = setTimeout(() => {
    for (const { path: near } of LAZY_PAGES) if (isOfPlans(near)) void prefetchPage(near);
    void prefetchPage('/workout-logging');
  }, 1000);
  return () => clearTimeout(timer);
}

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
  void prefetchPage(link.pathname);
}

/** The code of a page is fetched when its link is pointed at or reached by keyboard: by the click it is there. */
export function startPrefetching(): void {
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}
