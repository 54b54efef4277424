import { useEffect, useState } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * For a question about a row that goes with the answer: which row, and a key that makes each question a new one.
 * The button that asked is gone afterwards, so the heading takes the focus.
 */
export function useAsked<T>() {
  const [asked, setAsked] = useState<{ about: T; key: number }>();
  const [answered, setAnswered] = useState(0);
  useEffect(() => {
    if (answered > 0) focusHeading();
  }, [answered]);
  return {
    asked,
    ask: (about: T) => setAsked((last) => ({ about, key: (last?.key ?? 0) + 1 })),
    over: () => {
      setAsked(undefined);
      setAnswered((count) => count + 1);
    },
  };
}
