import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Check whether the server is running',
  response: z.object({ status: z.string() }),
});

export const ready = endpoint({
  method: 'GET',
  path: '/ready',
  access: 'public',
  summary: 'Check whether the server can read and write its database',
  response: z.object({ status: z.string() }),
});
