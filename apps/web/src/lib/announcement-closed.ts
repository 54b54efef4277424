import { useState } from 'react';
import { local } from './storage.ts';

const KEY = 'announcementClosed';

/** Which announcement was closed on this device, and a way to close another. */
export function useAnnouncementClosed(): [string | null, (id: string) => void] {
  const [closed, setClosed] = useState(() => local.get(KEY));
  return [
    closed,
    (id) => {
      local.set(KEY, id);
      setClosed(id);
    },
  ];
}
