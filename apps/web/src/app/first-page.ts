import { sessionNow } from '../lib/session.ts';
import { AdminLayout, MemberHeader, MemberLayout } from './frames.ts';
import { prefetchPage, quietly } from './prefetch.ts';

const AT_MOST_MS = 400;

/**
 * The page one comes to and what stands around it, all at once and before anything is shown: a page that is
 * there in a moment needs no skeleton. What takes longer is shown with one.
 */
export async function fetchFirstPage(path: string): Promise<void> {
  const frame = sessionNow().token ? [MemberLayout, AdminLayout, MemberHeader] : [];
  const parts = frame.map(({ fetch }) => quietly(fetch()));
  const timeout = new Promise((resolve) => setTimeout(resolve, AT_MOST_MS));
  await Promise.race([Promise.all([prefetchPage(path), ...parts]), timeout]);
}
