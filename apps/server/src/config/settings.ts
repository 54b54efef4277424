import { INSTALLATION_BOUNDS, readMailDomain, SIGN_UP_POLICIES } from '@fitarc/domain/installation';
import * as z from 'zod';
import { SECRET_LENGTH } from '../platform/secrets.ts';
import {
  ageRecipients,
  databaseUrl,
  entriesOf,
  hasHost,
  isAddressOrNetwork,
  isListenAddress,
  isOrigin,
  isSender,
  linkList,
} from './setting-rules.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const whole = (name: string, min: number, max: number) =>
  z.coerce
    .number(`${name} must be a whole number`)
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`);
const address = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an address such as https://fit.example.org` })
    .transform((url) => url.replace(/\/+$/, ''));

const line = (name: string, max: number) =>
  z
    .string()
    .transform((text) => text.trim().replace(/\s+/g, ' '))
    .pipe(
      z.string().min(1, `${name} must not be empty`).max(max, `${name} must have at most ${max} characters`),
    );
const onOff = (name: string) => z.enum(['on', 'off'], `${name} must be on or off`);
const mailDomains = z
  .string()
  .transform(entriesOf)
  .refine((list) => list.every((entry) => readMailDomain(entry)), {
    error: 'SIGN_UP_DOMAINS must list email domains such as example.org, separated by commas',
  })
  .transform((list) => [...new Set(list.map((entry) => readMailDomain(entry) ?? entry))]);

export const settings = z.object({
  PORT: whole('PORT', 0, 65_535).default(3000),
  HOST: z
    .string()
    .refine(
      isListenAddress,
      'HOST must be an address of this machine such as 127.0.0.1, or 0.0.0.0 for all of them, without http:// and without a port',
    )
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl('DATABASE_URL').optional(),
  PREPARED_STATEMENTS: onOff('PREPARED_STATEMENTS').default('on'),
  BACKUP_AT: z
    .string()
    .regex(/^(?:off|(?:[01]\d|2[0-3]):[0-5]\d)$/, 'BACKUP_AT must be a time such as 03:15, or off')
    .default('03:15'),
  BACKUP_KEEP: z
    .string()
    .regex(
      /^(?=\d)(?:[1-9]\d{0,2}d)?(?:[1-9]\d{0,2}w)?(?:[1-9]\d{0,2}m)?$/,
      'BACKUP_KEEP must say for how many days, weeks and months to keep one, such as 7d4w6m',
    )
    .default('7d4w6m'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_RECIPIENT: ageRecipients('BACKUP_RECIPIENT').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'SMTP_URL must start with smtp:// or smtps://' })
    .refine(hasHost, 'SMTP_URL must name a mail server, such as smtps://user:password@mail.example.org')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'MAIL_FROM must be an address such as FitArc <fitarc@example.org>')
    .default('FitArc <fitarc@localhost>'),
  ADMIN_EMAIL: z.email({ error: 'ADMIN_EMAIL must be an email address' }).optional(),
  ADMIN_PASSWORD: z.string().min(8, 'ADMIN_PASSWORD must have at least 8 characters').optional(),
  JWT_SECRET: z
    .string()
    .refine(
      (secret) => secret.trim().length >= SECRET_LENGTH,
      `JWT_SECRET must have at least ${SECRET_LENGTH} characters`,
    )
    .optional(),
  PUBLIC_URL: address('PUBLIC_URL')
    .refine(isOrigin, 'PUBLIC_URL must have nothing after the host name, as in https://fit.example.org')
    .optional(),
  OPEN_FOOD_FACTS_URL: address('OPEN_FOOD_FACTS_URL').default('https://world.openfoodfacts.org'),
  OFFLINE: onOff('OFFLINE').default('on'),
  REQUESTS_PER_MINUTE: whole('REQUESTS_PER_MINUTE', 0, 1_000_000).default(1200),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isAddressOrNetwork), {
      error: ({ input }) =>
        `TRUST_PROXY must list addresses or networks such as 127.0.0.1 or 10.0.0.0/8, not ${(input as string[]).filter((entry) => !isAddressOrNetwork(entry)).join(', ')}`,
    }),
  INSTALLATION_NAME: line('INSTALLATION_NAME', INSTALLATION_BOUNDS.name).optional(),
  OPERATOR_NAME: line('OPERATOR_NAME', INSTALLATION_BOUNDS.operator).optional(),
  IMPRINT_URL: z
    .url({
      protocol: /^https?$/,
      error: 'IMPRINT_URL must be an address such as https://example.org/imprint',
    })
    .optional(),
  SUPPORT_EMAIL: z.email({ error: 'SUPPORT_EMAIL must be an email address' }).optional(),
  LINKS: linkList('LINKS').optional(),
  SIGN_UP: z.enum(SIGN_UP_POLICIES, 'SIGN_UP must be open, invitation or closed').optional(),
  SIGN_UP_DOMAINS: mailDomains.optional(),
  ADMIN_SECOND_FACTOR: z
    .enum(['required', 'optional'], 'ADMIN_SECOND_FACTOR must be required or optional')
    .optional(),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'OIDC_ISSUER must be an address such as https://id.example.org' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: line('OIDC_NAME', 40).default('single sign-on'),
  OIDC_ADMIN_GROUP: z.string().optional(),
  OIDC_SIGN_UP: onOff('OIDC_SIGN_UP').default('on'),
  OIDC_ONLY: onOff('OIDC_ONLY').default('off'),
  OIDC_TOKEN_AUTH: z.enum(['basic', 'post'], 'OIDC_TOKEN_AUTH must be basic or post').optional(),
  WEBHOOK_PRIVATE: onOff('WEBHOOK_PRIVATE').default('off'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'METRICS_TOKEN must have at least 16 characters, such as the output of openssl rand -hex 16')
    .optional(),
  LOG_FORMAT: z.enum(['json', 'pretty'], 'LOG_FORMAT must be json or pretty').optional(),
  LOG_LEVEL: z.enum(LEVELS, `LOG_LEVEL must be one of ${LEVELS.join(', ')}`).default('info'),
});

export type Environment = z.output<typeof settings>;
