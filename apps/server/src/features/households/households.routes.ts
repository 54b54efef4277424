import * as api from '@fitarc/contract/households';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import {
  copyToHousehold,
  createHousehold,
  type HouseholdDeps,
  invite,
  joinHousehold,
  leaveHousehold,
  readHousehold,
  readInvitation,
  removeMember,
  renameHousehold,
  revokeInvitations,
  setAcceptsMeals,
} from './households.service.ts';

export const householdsRoutes = (deps: HouseholdDeps): Route[] => {
  const { db, clock } = deps;
  return [
    route(api.getHousehold, ({ session }) => readHousehold(db, clock, session.userId)),
    write(api.createHousehold, ({ tx, body, session }) =>
      createHousehold(tx, clock, session.userId, body.name),
    ),
    write(api.renameHousehold, ({ tx, body, session }) =>
      renameHousehold(tx, clock, session.userId, body.name),
    ),
    write(api.leaveHousehold, async ({ tx, session }) => {
      await leaveHousehold(tx, session.userId);
      return { message: 'You left the household' };
    }),
    write(api.removeHouseholdMember, ({ tx, params, session }) =>
      removeMember(tx, clock, session.userId, params.id),
    ),
    write(api.updateMembership, ({ tx, body, session }) =>
      setAcceptsMeals(tx, clock, session.userId, body.accepts_meals),
    ),
    write(api.inviteToHousehold, ({ tx, session }) => invite(tx, clock, session.userId)),
    write(api.revokeInvitations, async ({ tx, session }) => {
      await revokeInvitations(tx, session.userId);
      return { message: 'Invitations revoked' };
    }),
    route(api.getInvitation, ({ params }) => readInvitation(db, clock, params.key)),
    write(api.joinHousehold, ({ tx, params, session }) =>
      joinHousehold(tx, clock, session.userId, params.key),
    ),
    write(api.copyToHousehold, {
      alsoLocks: ({ body }) => body.user_id,
      handle: ({ tx, body: { user_id, ...copy }, session }) =>
        copyToHousehold(tx, deps, { from: session.userId, to: user_id, ...copy }),
    }),
  ];
};
