/** Accepted spellings of foods: `serving` for `serving_size`, and `q` or `search` for the `query` of a search. */
import { isFields } from '../fields.ts';

export const readServing = (value: unknown) =>
  isFields(value) && value.serving_size === undefined && value.serving !== undefined
    ? { ...value, serving_size: value.serving }
    : value;

export const otherSearchParams = <S>(words: S) => ({ q: words, search: words });

interface SearchParams {
  readonly query?: string | undefined;
  readonly q?: string | undefined;
  readonly search?: string | undefined;
}

/** The first that is there; without any, an empty search. */
export const searchQueryOf = ({ query, q, search }: SearchParams): string => query ?? q ?? search ?? '';
