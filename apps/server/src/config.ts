import { resolve } from 'node:path';
import * as z from 'zod';
import { SECRET_LENGTH } from './platform/secrets.ts';
import { hasHost, isAddressOrNetwork, isOrigin, isSender } from './platform/setting-rules.ts';

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

const settings = z.object({
  PORT: whole('PORT', 0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must start with postgres://' })
    .optional(),
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
  OFFLINE: z.enum(['on', 'off'], 'OFFLINE must be on or off').default('on'),
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
  LOG_LEVEL: z.enum(LEVELS, `LOG_LEVEL must be one of ${LEVELS.join(', ')}`).default('info'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly jwtSecret: string | undefined;
  readonly publicUrl: string | undefined;
  readonly openFoodFactsUrl: string;
  readonly offline: boolean;
  readonly requestsPerMinute: number;
  readonly trustProxy: readonly string[];
  readonly logLevel: (typeof LEVELS)[number];
}

/**
 * A setting left empty counts as not set: `SMTP_URL= npm start` must not fail on an empty address. A secret that
 * was meant to be given and is empty would be replaced by one of this node alone, so that is refused.
 */
const dropEmptyVariables = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value !== undefined && (value !== '' || name === 'JWT_SECRET'),
    ),
  );

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = settings.safeParse(dropEmptyVariables(environment));
  if (!parsed.success) {
    throw new Error(`Settings: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    jwtSecret: env.JWT_SECRET,
    publicUrl: env.PUBLIC_URL,
    openFoodFactsUrl: env.OPEN_FOOD_FACTS_URL,
    offline: env.OFFLINE === 'on',
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  };
}
