import { listUsers } from '@fitarc/contract/admin';
import type { BodyOf } from '@fitarc/contract/endpoint';
import {
  createInvitation,
  createMember,
  type Invitation,
  listInvitations,
  renewMemberLink,
  revokeInvitation,
} from '@fitarc/contract/invitations';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export const invitationsList = () => ({
  key: [...queryRoots.invitations, 'list'],
  idOf: ({ id }: Invitation) => id,
  read: (query: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listInvitations, { query }, { signal }),
});

export const sendInvitation = (body: BodyOf<typeof createInvitation>) => call(createInvitation, { body });
export const sendRevocation = ({ id }: Invitation) => call(revokeInvitation, { params: { id: String(id) } });
export const sendMember = (body: BodyOf<typeof createMember>) => call(createMember, { body });
export const sendNewLink = (id: number | string, deliver: 'link' | 'mail') =>
  call(renewMemberLink, { params: { id: String(id) }, body: { deliver } });

const invitedKey = [...queryRoots.invitations, 'members'] as const;
/** The rest is in the list of users. */
const SHOWN_AT_MOST = 50;

/** Members whom an administrator created and who have not chosen a password yet, newest first. */
export const invitedMembersQuery = () =>
  queryOptions({
    queryKey: invitedKey,
    queryFn: ({ signal }) =>
      callPage(listUsers, { query: { state: 'invited', limit: SHOWN_AT_MOST } }, { signal }),
    staleTime: 0,
  });

export const refreshInvitedMembers = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: invitedKey });
