import { listMeasurements } from '@fitarc/contract/measurements';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

/** All of them, oldest first. */
export const measurementsQuery = () =>
  queryOptions({
    queryKey: queryRoots.measurements,
    queryFn: ({ signal }) => call(listMeasurements, { query: {} }, { signal }),
  });
