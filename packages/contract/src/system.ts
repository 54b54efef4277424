import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Whether the server and its database answer',
  response: z.object({ status: z.string() }),
});
