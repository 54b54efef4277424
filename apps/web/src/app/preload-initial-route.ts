import { sessionNow } from '../lib/session.ts';
import { yieldToEventLoop } from '../lib/yield-to-event-loop.ts';
import { AdminLayout, MemberHeader, MemberLayout } from './lazy-layouts.ts';
import { ignoreErrors, prefetchPage } from './prefetch.ts';

/** What takes longer is rendered with a skeleton. */
const SKELETON_DELAY_MS = 400;

/**
 * Evaluates the preloaded modules one per task, in the order of their imports: evaluated together they are one long
 * task, which blocks input on a slow phone (ADR 25).
 */
async function evaluateModules(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    await import(/* @vite-ignore */ href);
    await yieldToEventLoop();
  }
}

/** Loads the page and its layout before the first render: a page that is there in a moment needs no skeleton. */
export async function preloadInitialRoute(path: string): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, SKELETON_DELAY_MS));
  await Promise.race([ignoreErrors(evaluateModules()), timeout]);
  const { token, isVerified, needsSetup } = sessionNow();
  const frame = token ? [MemberLayout, AdminLayout, MemberHeader] : [];
  const parts = [prefetchPage(path), ...frame.map(({ fetch }) => ignoreErrors(fetch()))];
  if (token && isVerified && !needsSetup)
    for (const part of parts) void part.then((loaded) => loaded?.preload?.());
  await Promise.race([Promise.all(parts), timeout]);
}
