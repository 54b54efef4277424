import { pause } from '../lib/pause.ts';
import { sessionNow } from '../lib/session.ts';
import { AdminLayout, MemberHeader, MemberLayout } from './lazy-layouts.ts';
import { ignoreErrors, prefetchPage } from './prefetch.ts';

const AT_MOST_MS = 400;

/** The server names the files of a page in the order they need each other: run one at a time, none takes long. */
async function runFiles(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    await import(/* @vite-ignore */ href);
    await pause();
  }
}

/**
 * The page one comes to and what stands around it, all at once and before anything is shown: a page that is
 * there in a moment needs no skeleton. What takes longer is shown with one.
 */
export async function preloadInitialRoute(path: string): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, AT_MOST_MS));
  await Promise.race([ignoreErrors(runFiles()), timeout]);
  const { token, isVerified, needsSetup } = sessionNow();
  const frame = token ? [MemberLayout, AdminLayout, MemberHeader] : [];
  const parts = [prefetchPage(path), ...frame.map(({ fetch }) => ignoreErrors(fetch()))];
  if (token && isVerified && !needsSetup)
    for (const part of parts) void part.then((loaded) => loaded?.preload?.());
  await Promise.race([Promise.all(parts), timeout]);
}
