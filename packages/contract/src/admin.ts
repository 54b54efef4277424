import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pathId } from './fields.ts';

const userRow = z.object({
  id: z.number(),
  email: z.string(),
  registeredAt: z.string(),
  isBanned: z.boolean(),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  summary: 'Accounts, newest first; the total is in X-Total-Count',
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000))),
    offset: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  }),
  response: z.array(userRow),
});

export const banUser = endpoint({
  method: 'POST',
  path: '/admin/users/:id/ban',
  access: 'admin',
  summary: 'Ban an account: it is signed out everywhere and cannot sign in again',
  params: z.object({ id: pathId }),
  response: userRow,
});
