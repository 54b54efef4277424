import { SNAPSHOT_PATHS } from '@fitarc/contract/snapshot-paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepsNothing } from '../../lib/offline/member.ts';
import { queryClient } from '../../lib/query-client.ts';
import { storedToken } from '../../lib/session.ts';
import { pageBuild } from '../../lib/shell-worker.ts';
import { snapshotKey } from '../../lib/snapshot-keys.ts';
import { local } from '../../lib/storage.ts';

const SETTLED_MS = 2000;
const SCREENS = 1.5;
const NOT_DRAWN = '[data-skeleton], [role="alert"], [aria-busy="true"]';
const LEFT_OUT = 'header [role="status"], [data-update-line], [data-toaster]';

const dayNow = () => new Date().toDateString();
// A page that is open at midnight may still show the day before.
const openedOn = dayNow();

/** A copy of the first screens: the rest would take time to draw, and is not seen. */
function copyOf(element: Element): Element {
  const end = window.innerHeight * SCREENS - window.scrollY;
  const isNeeded = (child: Element) =>
    !child.matches(LEFT_OUT) && (!child.closest('main') || child.getBoundingClientRect().top < end);
  const copy = element.cloneNode(false) as Element;
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) copy.append(child.cloneNode());
    else if (isNeeded(child)) copy.append(copyOf(child));
  }
  return copy;
}

/** The page's policy allows no style attributes in HTML (public/snapshot.js sets them); typed text is not stored. */
function prepare(copy: Element): void {
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  for (const input of copy.querySelectorAll('input')) input.removeAttribute('value');
}

/** Stores how the page looks, for the next time it is opened (public/snapshot.js shows it). */
function takeSnapshot(): void {
  const { pathname, search } = window.location;
  const root = document.getElementById('root');
  const main = root?.querySelector('main');
  if (!root || !main || search || !SNAPSHOT_PATHS.includes(pathname) || document.getElementById('snapshot'))
    return;
  if (keepsNothing() || !storedToken() || dayNow() !== openedOn || main.querySelector(NOT_DRAWN)) return;
  const copy = copyOf(root);
  prepare(copy);
  const snapshot = {
    session: storedToken().slice(-16),
    build: pageBuild(),
    day: openedOn,
    width: window.innerWidth,
    html: copy.innerHTML,
  };
  local.set(snapshotKey(pathname), JSON.stringify(snapshot));
}

/** A while after the page or its data has changed, and when the app is left. */
export function usePageSnapshot(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!SNAPSHOT_PATHS.includes(pathname)) return;
    let timer = setTimeout(takeSnapshot, SETTLED_MS);
    const takeLater = () => {
      clearTimeout(timer);
      timer = setTimeout(takeSnapshot, SETTLED_MS);
    };
    const onHidden = () => document.hidden && takeSnapshot();
    const unsubscribe = queryClient.getQueryCache().subscribe(takeLater);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [pathname]);
}
