import { dayAt, type LocalDate } from '@fitarc/domain/local-date';
import { useSyncExternalStore } from 'react';

const EVERY_MS = 15_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, EVERY_MS);
  window.addEventListener('focus', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** What day it is where the reader is; a page that stays open over midnight notices. */
export const useToday = (): LocalDate => useSyncExternalStore(subscribe, () => dayAt(new Date()));
