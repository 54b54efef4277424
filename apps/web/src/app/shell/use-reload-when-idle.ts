import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { hasDrafts } from '../../lib/drafts.ts';
import { isLeaveGuarded } from '../../lib/leave-guard.ts';
import { queryClient } from '../../lib/query-client.ts';
import { applyUpdate } from './shell-updates.ts';

const LAYER = '[role="menu"], [role="dialog"], [role="alertdialog"], dialog[open]';

/** Whether a reload now would take nothing away: a workout in progress and what is typed in a form are drafts. */
const isNothingOpen = () =>
  !isLeaveGuarded() && !hasDrafts() && !queryClient.isMutating() && !document.querySelector(LAYER);

// Not in the component: the member layout is drawn anew for every page.
let shownPath: string | undefined;
let hasTyped = false;

/** Opens the new version by itself, between two pages or when the member comes back, and only if that loses nothing. */
export function useReloadWhenIdle(isReady: boolean, isOutboxEmpty: () => Promise<boolean>): void {
  const { pathname } = useLocation();

  const reloadIfIdle = useEffectEvent(async () => {
    const isIdle = () => isReady && !hasTyped && isNothingOpen();
    if (isIdle() && (await isOutboxEmpty()) && isIdle()) await applyUpdate(isIdle);
  });

  useEffect(() => {
    const onInput = () => {
      hasTyped = true;
    };
    const onVisible = () => !document.hidden && void reloadIfIdle();
    document.addEventListener('input', onInput, { capture: true });
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('input', onInput, { capture: true });
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);

  useEffect(() => {
    const isFirst = shownPath === undefined;
    if (shownPath === pathname) return;
    shownPath = pathname;
    hasTyped = false;
    if (!isFirst) void reloadIfIdle();
  }, [pathname]);
}
