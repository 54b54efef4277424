import { sessionNow } from '../lib/session.ts';
import { AdminLayout, MemberHeader, MemberLayout } from './lazy-layouts.ts';
import { ignoreErrors, prefetchPage } from './prefetch.ts';

/** What takes longer is rendered with a skeleton. */
const SKELETON_DELAY_MS = 400;

/** Loads the page and its layout before the first render: a page that is there in a moment needs no skeleton. */
export async function preloadInitialRoute(path: string): Promise<void> {
  const { token, isVerified, needsSetup } = sessionNow();
  const frame = token ? [MemberLayout, AdminLayout, MemberHeader] : [];
  const parts = [prefetchPage(path), ...frame.map(({ fetch }) => ignoreErrors(fetch()))];
  if (token && isVerified && !needsSetup)
    for (const part of parts) void part.then((loaded) => loaded?.preload?.());
  const timeout = new Promise((resolve) => setTimeout(resolve, SKELETON_DELAY_MS));
  await Promise.race([Promise.all(parts), timeout]);
}
