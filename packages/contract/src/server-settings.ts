import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nullableText, plainText, recordList } from './fields.ts';

const SOURCES = ['environment', 'file', 'screen', 'default'] as const;

const setting = z.object({
  name: plainText,
  /** Secrets are masked; null for none. */
  value: nullableText,
  source: z.catch(z.enum(SOURCES), 'default'),
});
export type ServerSetting = z.output<typeof setting>;

export const getServerSettings = endpoint({
  method: 'GET',
  path: '/admin/server-settings',
  access: 'admin',
  summary: 'Get the release that runs and every setting of this server: its value and where that comes from',
  response: z.object({ version: plainText, settings: recordList(setting) }),
});
