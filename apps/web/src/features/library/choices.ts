import type { MuscleEntry } from '@fitarc/contract/library';
import { type UseQueryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';

/** The names a list of checkboxes offers; undefined while they load or when they could not be had. */
export interface Choices {
  readonly names: readonly string[] | undefined;
  readonly failed: boolean;
  readonly retrying: boolean;
  retry(): void;
}

type Named = readonly { readonly name: string }[];

export const choicesOf = ({ data, isError, isFetching, refetch }: UseQueryResult<Named>): Choices => ({
  names: data && [...new Set(data.map(({ name }) => name))],
  failed: isError && !data,
  retrying: isError && isFetching,
  retry: () => void refetch(),
});

export const fixedChoices = (names: readonly string[]): Choices => ({
  names,
  failed: false,
  retrying: false,
  retry: () => undefined,
});

type MusclesQuery = UseQueryOptions<MuscleEntry[], Error, MuscleEntry[], string[]>;

/** The muscles of each of these groups; each form asks the call that its readers may use. */
export function useMusclesOf(
  groups: readonly string[],
  query: (group: string) => MusclesQuery,
): (group: string) => Choices {
  const results = useQueries({ queries: groups.map(query) });
  const byGroup = new Map(groups.map((group, index) => [group, results[index]]));
  return (group) => {
    const result = byGroup.get(group);
    return result ? choicesOf(result) : { ...fixedChoices([]), names: undefined };
  };
}
