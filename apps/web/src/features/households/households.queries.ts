import type { InputOf } from '@fitarc/contract/endpoint';
import * as api from '@fitarc/contract/households';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export const householdQuery = () =>
  queryOptions({
    queryKey: queryRoots.household,
    // Somebody may have joined or left meanwhile.
    staleTime: 0,
    queryFn: ({ signal }) => call(api.getHousehold, {}, { signal }),
  });

export const invitationQuery = (key: string) =>
  queryOptions({
    queryKey: [...queryRoots.household, 'invitation', key],
    staleTime: 0,
    queryFn: ({ signal }) => call(api.getInvitation, { params: { key } }, { signal }),
  });

const SHARED = [queryRoots.recipes, queryRoots.foodSearch, queryRoots.mealSuggestions];

/** After somebody came or went: what the household shares is asked for anew. */
export function storeHousehold(queryClient: QueryClient, household: api.Household | null): void {
  queryClient.setQueryData(householdQuery().queryKey, { household });
  for (const queryKey of SHARED) void queryClient.invalidateQueries({ queryKey });
}

export const createHousehold = (name: string, idempotencyKey: string) =>
  call(api.createHousehold, { body: { name } }, { idempotencyKey });
export const renameHousehold = (name: string) => call(api.renameHousehold, { body: { name } });
export const leaveHousehold = () => call(api.leaveHousehold, {});
export const removeMember = (id: number | string) =>
  call(api.removeHouseholdMember, { params: { id: String(id) } });
export const setAcceptsMeals = (accepts_meals: boolean) =>
  call(api.updateMembership, { body: { accepts_meals } });
export const invite = () => call(api.inviteToHousehold, {});
export const revokeInvitations = () => call(api.revokeInvitations, {});
export const joinHousehold = (key: string) => call(api.joinHousehold, { params: { key } });

export const copyMealsTo = (body: InputOf<typeof api.copyToHousehold>['body'], idempotencyKey: string) =>
  call(api.copyToHousehold, { body }, { idempotencyKey });
