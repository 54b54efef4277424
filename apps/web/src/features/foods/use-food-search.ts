import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RequestNotSentError } from '../../lib/api-error.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import type { FoodChoice } from './food-choice.ts';
import { type FoodSearchResult, foodSearchQuery, productSearchQuery } from './foods.queries.ts';

const OWN_PAUSE_MS = 250;
/** Longer: only so many searches a minute are answered there. */
const PRODUCTS_PAUSE_MS = 900;

/** What was typed, once nothing more has been for a while. */
function useSettled(words: string, pause: number) {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(words), pause);
    return () => clearTimeout(timer);
  }, [words, pause]);
  return [words && settled, settle] as const;
}

export interface Found {
  readonly choices: readonly FoodChoice[];
  /** Found on this device, because the server did not answer. */
  readonly fromDevice: boolean;
  /** Nothing to show yet. */
  readonly waiting: boolean;
  /** Something is shown, and asked for anew. */
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  /** Not asked, because that may not be done so often. */
  readonly spent: boolean;
  retry(): void;
}

function searchResultOf(query: UseQueryResult<FoodSearchResult>, settled: boolean, failed: string): Found {
  const { data, error, isFetching } = query;
  const failure = error ? failureOf(error, failed) : undefined;
  return {
    choices: data?.choices ?? [],
    fromDevice: data?.fromDevice === true,
    waiting: !data && !failure,
    busy: isFetching || !settled,
    failure,
    spent: error instanceof RequestNotSentError,
    retry: () => void query.refetch(),
  };
}

/** Where the results are from, when that is this device. */
function deviceNote({ fromDevice }: Found, { failure }: Found): string | undefined {
  if (!fromDevice) return undefined;
  return failure ? 'From this device. Open Food Facts needs a connection.' : 'From this device';
}

/** Looks in our own foods and in Open Food Facts, each for itself. */
export function useFoodSearch(start = '') {
  const [typed, setTyped] = useState(start);
  const words = typed.trim().replace(/\s+/g, ' ');
  const [ownWords, settleOwn] = useSettled(words, OWN_PAUSE_MS);
  const [productWords, settleProducts] = useSettled(words, PRODUCTS_PAUSE_MS);
  const own = useQuery(foodSearchQuery(ownWords));
  const products = useQuery(productSearchQuery(productWords));
  const here = searchResultOf(own, ownWords === words, 'Failed to search foods');
  const there = searchResultOf(products, productWords === words, 'Open Food Facts could not be searched.');
  const known = new Set(here.choices.flatMap(({ barcode }) => barcode ?? []));
  return {
    typed,
    setTyped,
    words,
    /** The words once nothing more has been typed for a moment. */
    settled: ownWords,
    own: here,
    note: deviceNote(here, there),
    /** What our own server remembers already is not offered twice. */
    products: {
      ...there,
      // Without a connection nobody expects it: the note says so.
      failure: here.fromDevice ? undefined : there.failure,
      choices: there.choices.filter(({ barcode }) => !barcode || !known.has(barcode)),
    },
    searchNow() {
      settleOwn(words);
      settleProducts(words);
    },
  };
}
export type FoodSearch = ReturnType<typeof useFoodSearch>;
