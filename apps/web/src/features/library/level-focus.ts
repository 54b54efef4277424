import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rememberedPlace } from '../../lib/scroll-place.ts';
import { focusHeading } from '../../ui/layout/focus-heading.ts';

/**
 * A step within the page is a new page to those who use it: it starts at its top (or where one was, going
 * back), and its heading takes the focus, because the tile that was pressed is gone.
 */
export function useLevelFocus(level: string): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(level);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the level is a step
  useLayoutEffect(() => {
    if (shown.current !== level) window.scrollTo(0, type === 'POP' ? rememberedPlace(key) : 0);
  }, [level]);
  useEffect(() => {
    if (shown.current === level) return;
    shown.current = level;
    focusHeading();
  }, [level]);
}
