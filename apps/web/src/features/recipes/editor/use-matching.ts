import { useEffect, useEffectEvent, useState } from 'react';
import { type Failure, failureUnder } from '../../../lib/failure.ts';
import { matchFoodLines } from '../../foods/food-matches.queries.ts';
import type { Editing } from '../use-recipe-draft.ts';
import { addMatches, readText } from './read-lines.ts';

/** Debounce: a line that is being typed is not a line yet. */
const PAUSE_MS = 700;

/** Looks up the lines of the text that nothing was found for yet. */
export function useMatching({ draft, replace }: Editing) {
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);
  const { open } = readText(draft);
  const wanted = open.join('\n');
  const { text } = draft;

  const read = useEffectEvent(async (signal: AbortSignal) => {
    if (!wanted) return replace((last) => ({ ...last, ingredients: readText(last).kept }));
    const lines = wanted.split('\n');
    try {
      const matches = await matchFoodLines({ lines, raw: true }, signal);
      if (!signal.aborted) replace((last) => addMatches(last, lines, matches));
    } catch (error) {
      if (!signal.aborted) setFailure(failureUnder(error, 'Failed to match the ingredients'));
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that only lost lines, and another try, are read too
  useEffect(() => {
    const over = new AbortController();
    setFailure(undefined);
    const timer = setTimeout(() => void read(over.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [wanted, text, tries]);

  return { waiting: failure ? 0 : open.length, failure, retry: () => setTries((count) => count + 1) };
}
export type Matching = ReturnType<typeof useMatching>;
