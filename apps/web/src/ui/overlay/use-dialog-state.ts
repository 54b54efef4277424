import { useState } from 'react';

/** Which dialog is open, and about what; each opening is a new one, and while it closes it still shows what it showed. */
export function useDialogState<T>() {
  const [layer, setLayer] = useState<{ about: T; key: number; open: boolean }>();
  return {
    layer,
    show: (about: T) => setLayer((last) => ({ about, key: (last?.key ?? 0) + 1, open: true })),
    hide: () => setLayer((last) => last && { ...last, open: false }),
  };
}
