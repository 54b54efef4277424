import * as api from '@fitarc/contract/appeals';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { write } from '../../platform/writes/write.ts';
import type { Installation } from '../installation/installation.service.ts';
import { countOpenAppeals, listOpenAppeals } from './appeals.repository.ts';
import { decideAppeal } from './appeals.service.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly installation: Installation;
  readonly publicUrl: () => string;
}

type OpenAppeal = Awaited<ReturnType<typeof listOpenAppeals>>[number];
const present = ({ appeal, email, name, reason }: OpenAppeal): api.Appeal => ({
  id: appeal.id,
  user_id: appeal.userId,
  email: email ?? '',
  name,
  text: appeal.text,
  sent_at: appeal.createdAt.toISOString(),
  banned_at: appeal.bannedAt.toISOString(),
  ban_reason: reason,
});

export const appealsRoutes = (deps: Deps): Route[] => [
  route(api.listAppeals, async ({ query, reply }) => {
    const [rows, total] = await Promise.all([
      listOpenAppeals(deps.db, pageOf(query)),
      countOpenAppeals(deps.db),
    ]);
    reply.header('x-total-count', total);
    return rows.map(present);
  }),
  write(api.reviewAppeal, async ({ tx, params, body, session }) => {
    await decideAppeal(tx, deps, session.userId, params.id, body);
    return { message: body.status === 'accept' ? 'Appeal accepted' : 'Appeal declined' };
  }),
];
