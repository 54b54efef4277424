import * as api from '@fitarc/contract/invitations';
import type { Route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import type { AuthDeps } from './auth.deps.ts';
import { createMember, renewMemberLink } from './members.service.ts';

/** Accounts that administrators make for others. */
export const membersRoutes = (deps: AuthDeps): Route[] => [
  write(api.createMember, ({ tx, body, session }) =>
    createMember(deps, { tx, actorId: session.userId }, body),
  ),
  write(api.renewMemberLink, ({ tx, body, params, session }) =>
    renewMemberLink(deps, { tx, actorId: session.userId }, params.id, body),
  ),
];
