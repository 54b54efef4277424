import { useEffect } from 'react';

/** The screen stays awake while a session runs, where the browser can; it lets go by itself when the tab is hidden. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    async function request() {
      if (document.visibilityState !== 'visible' || ended) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (ended) await lock.release();
      } catch {
        // An empty battery or a setting of the device refuses it; the session goes on.
      }
    }
    void request();
    const onVisible = () => void request();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [active]);
}
