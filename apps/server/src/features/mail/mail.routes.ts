import * as api from '@fitarc/contract/mail';
import { readTogether } from '../../platform/db/read-together.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import { countMails, listOpenMails } from '../../platform/mail/open-mails.repository.ts';
import { write } from '../../platform/writes/write.ts';
import * as mail from './mail.service.ts';

export const mailRoutes = (deps: mail.MailDeps): Route[] => [
  route(api.getMailStatus, () => mail.readStatus(deps)),
  route(api.listOpenMails, async ({ query, reply }) => {
    const { state } = query;
    const [rows, { waiting, failed }] = await readTogether(
      deps.db,
      () => listOpenMails(deps.db, { state, ...pageOf(query) }),
      () => countMails(deps.db),
    );
    const totals = { waiting, failed, all: waiting + failed };
    reply.header('x-total-count', totals[state ?? 'all']);
    return rows.map((row) => mail.presentMail(row, deps));
  }),
  write(api.sendMailAgain, async ({ tx, params, session }) =>
    mail.presentMail(await mail.sendAgain(tx, deps, session.userId, params.id), deps),
  ),
  write(api.sendFailedAgain, async ({ tx, session }) => {
    const emails = await mail.sendAllAgain(tx, deps, session.userId);
    return {
      message: emails === 1 ? 'One email will be sent again' : `${emails} emails will be sent again`,
      sent_again: emails,
    };
  }),
  write(api.deleteMail, async ({ tx, params, session }) => {
    await mail.removeMail(tx, deps, session.userId, params.id);
    return { message: 'Email deleted' };
  }),
  write(api.sendTestMail, {
    prepare: async ({ session }) => {
      const wait = await deps.tests.take(String(session.userId));
      if (wait > 0) throw tooMany(wait);
    },
    handle: async ({ tx, session, afterCommit }) => {
      await mail.queueTest(tx, deps, session);
      afterCommit(() => deps.queue.checkSoon());
      return { message: `A test email to ${session.email} is on its way.` };
    },
  }),
];
