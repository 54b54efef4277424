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

const HOUR = 3600;

/** '23:41', '1:02:05'. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
