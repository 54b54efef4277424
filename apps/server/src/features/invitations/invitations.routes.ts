import * as api from '@fitarc/contract/invitations';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { write } from '../../platform/writes/write.ts';
import type { Installation } from '../installation/installation.service.ts';
import { invitationMail } from './invitations.mails.ts';
import {
  countInvitations,
  findInvitationRow,
  findOpenInvitation,
  listInvitationRows,
} from './invitations.repository.ts';
import { deadInvitation, invite, presentInvitation, revoke } from './invitations.service.ts';

interface InvitationsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly installation: Installation;
  readonly publicUrl: () => string;
}

export function invitationsRoutes(deps: InvitationsDeps): Route[] {
  const { db, clock, mailer, installation, publicUrl } = deps;
  return [
    route(api.readInvitation, async ({ body }) => {
      const found = await findOpenInvitation(db, hashSecret(body.token), clock.now());
      if (!found) throw deadInvitation();
      return {
        email: found.email,
        invited_by: found.invitedBy,
        expires_at: found.expiresAt.toISOString(),
      };
    }),
    route(api.listInvitations, async ({ query, reply }) => {
      const [rows, total] = await Promise.all([listInvitationRows(db, pageOf(query)), countInvitations(db)]);
      reply.header('x-total-count', total);
      return rows.map((row) => presentInvitation(row, clock.now()));
    }),
    write(api.createInvitation, async ({ tx, body, session }) => {
      const { id, token, expiresAt } = await invite(tx, clock, session.userId, body);
      const row = await findInvitationRow(tx, id);
      if (!row) throw notFound('Invitation not found');
      const link = `${publicUrl()}/signup?invitation=${token}`;
      const isMailed = body.deliver === 'mail' && body.email;
      if (isMailed)
        await mailer.queue(tx, invitationMail(await installation.readIn(tx), isMailed, link, expiresAt));
      return { invitation: presentInvitation(row, clock.now()), link: isMailed ? null : link };
    }),
    write(api.revokeInvitation, async ({ tx, params, session }) => {
      await revoke(tx, clock, session.userId, params.id);
      return { message: 'The invitation was revoked' };
    }),
  ];
}
