import * as api from '@fitarc/contract/admin';
import { type Route, route } from '../../platform/http/endpoints.ts';
import { countUsers, listUserRows } from './users.repository.ts';
import { type AdminDeps, banUser } from './users.service.ts';

const LIST_AT_MOST = 1000;

type UserRow = { id: number; email: string; createdAt: Date; bannedAt: Date | null };
const present = (row: UserRow) => ({
  id: row.id,
  email: row.email,
  registeredAt: row.createdAt.toISOString(),
  isBanned: row.bannedAt !== null,
});

export const adminRoutes = (deps: AdminDeps): Route[] => [
  route(api.listUsers, async ({ query, reply }) => {
    const [rows, total] = await Promise.all([
      listUserRows(deps.db, query.search, query.limit ?? LIST_AT_MOST, query.offset ?? 0),
      countUsers(deps.db, query.search),
    ]);
    reply.header('x-total-count', total);
    return rows.map(present);
  }),
  route(api.banUser, async ({ params, session }) => present(await banUser(deps, session, params.id))),
];
