import { copySharedPlan, getSharedPlan } from '@fitarc/contract/plan-sharing';
import { copyProgram, getProgram, listPrograms } from '@fitarc/contract/programs';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

// They change with a release alone.
const FRESH_MS = 60 * 60_000;

export const programsQuery = () =>
  queryOptions({
    queryKey: queryRoots.programs,
    queryFn: ({ signal }) => call(listPrograms, {}, { signal }),
    staleTime: FRESH_MS,
  });

export const programQuery = (key: string) =>
  queryOptions({
    queryKey: [...queryRoots.programs, 'program', key],
    queryFn: ({ signal }) => call(getProgram, { params: { key } }, { signal }),
    staleTime: FRESH_MS,
  });

export const sendCopyProgram = (key: string, idempotencyKey: string) =>
  call(copyProgram, { params: { key } }, { idempotencyKey });

export const sharedPlanQuery = (key: string) =>
  queryOptions({
    queryKey: [...queryRoots.programs, 'shared', key],
    queryFn: ({ signal }) => call(getSharedPlan, { params: { key } }, { signal }),
  });

export const sendCopyShared = (key: string, idempotencyKey: string) =>
  call(copySharedPlan, { params: { key } }, { idempotencyKey });
