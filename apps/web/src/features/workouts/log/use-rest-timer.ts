import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keepRestSettings, type RestSettings, readRestSettings } from './rest-settings.ts';
import { prepareSound, signalRestOver } from './rest-signal.ts';
import type { Editing } from './use-workout-draft.ts';

const STEP_MS = 15_000;
const OVER_MS = 6000;

export interface Rest {
  readonly settings: RestSettings;
  setSettings(settings: RestSettings): void;
  /** The rest that is being taken. */
  readonly running: { readonly left: number; readonly of: number; readonly before: string } | undefined;
  /** Said when it is over, and shown for a while. */
  readonly said: string;
  readonly over: boolean;
  /** For so many seconds, or the usual. */
  start(before: string, seconds?: number): void;
  longer(): void;
  shorter(): void;
  skip(): void;
}

function everyQuarter(onTick: () => void): () => void {
  const timer = setInterval(onTick, 250);
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}
const never = () => () => undefined;

/** By the end it was given, not by counting: a phone that slept has not counted. */
const useSecondsLeft = (endsAt: number | undefined): number =>
  useSyncExternalStore(endsAt === undefined ? never : everyQuarter, () =>
    endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)),
  );

export function useRestTimer({ draft: { rest }, change }: Editing): Rest {
  const [settings, setSettings] = useState(readRestSettings);
  const [said, setSaid] = useState('');
  const [over, setOver] = useState(false);
  const left = useSecondsLeft(rest?.endsAt);

  // One that ended while the page was closed is not called out when somebody comes back.
  const seen = useRef(false);
  useEffect(() => {
    if (left > 0) seen.current = true;
    if (!rest || left > 0) return;
    change({ type: 'rest', rest: null });
    if (!seen.current) return;
    seen.current = false;
    setSaid(rest.before ? `Rest is over. Next: ${rest.before}` : 'Rest is over');
    setOver(true);
    signalRestOver(settings);
  }, [rest, left, change, settings]);
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => setOver(false), OVER_MS);
    return () => clearTimeout(timer);
  }, [over]);

  const by = (ms: number) => {
    if (!rest) return;
    const seconds = Math.max(0, rest.seconds + ms / 1000);
    change({ type: 'rest', rest: { ...rest, endsAt: rest.endsAt + ms, seconds } });
  };
  const stop = () => change({ type: 'rest', rest: null });

  return {
    settings,
    setSettings(chosen) {
      keepRestSettings(chosen);
      setSettings(chosen);
      if (!chosen.on) stop();
    },
    running: rest && left > 0 ? { left, of: rest.seconds, before: rest.before } : undefined,
    said,
    over,
    start(before, own) {
      setSaid('');
      setOver(false);
      if (!settings.on) return;
      if (settings.sound) prepareSound();
      const seconds = own ?? settings.seconds;
      if (seconds === 0) return;
      change({ type: 'rest', rest: { endsAt: Date.now() + seconds * 1000, seconds, before } });
    },
    longer: () => by(STEP_MS),
    shorter: () => by(-STEP_MS),
    skip: stop,
  };
}
