import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

/** Loaded when first asked for: pages that show it beside other things do not wait for it. */
const contract = () => import('@fitarc/contract/check-in');

/** Asked again with the goals, which an answer may change. */
export const checkInQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.nutritionGoals, 'check-in'],
    queryFn: async ({ signal }) => call((await contract()).getCheckIn, {}, { signal }),
  });

/** Asked again with the weights it is learned from. */
export const expenditureQuery = (days: number) =>
  queryOptions({
    queryKey: [...queryRoots.weights, 'expenditure', days],
    queryFn: async ({ signal }) => call((await contract()).getExpenditure, { query: { days } }, { signal }),
  });
/** What the page about weights shows of it. */
export const EXPENDITURE_DAYS = 90;

export const targetSettingsQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.nutritionGoals, 'target-settings'],
    queryFn: async ({ signal }) => call((await contract()).getTargetSettings, {}, { signal }),
  });
