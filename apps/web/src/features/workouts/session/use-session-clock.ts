import { useSyncExternalStore } from 'react';

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  // A phone that slept has not counted.
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}

const SECONDS_A_DAY = 86_400;

/** Whole seconds since the session began; at most a day, which is as long as a workout can last. */
export const secondsSince = (startedAt: string | null | undefined): number => {
  const began = Date.parse(startedAt ?? '');
  if (Number.isNaN(began)) return 0;
  return Math.min(Math.max(0, Math.floor((Date.now() - began) / 1000)), SECONDS_A_DAY);
};

export const useSessionClock = (startedAt: string | null | undefined): number =>
  useSyncExternalStore(everySecond, () => secondsSince(startedAt));
