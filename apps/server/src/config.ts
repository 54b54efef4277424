import { resolve } from 'node:path';
import {
  type FixedSettings,
  INSTALLATION_BOUNDS,
  readMailDomain,
  SIGN_UP_POLICIES,
} from '@fitarc/domain/installation';
import type { ProviderSettings } from '@fitarc/domain/single-sign-on';
import * as z from 'zod';
import { readSecretFile } from './platform/secret-file.ts';
import { SECRET_LENGTH } from './platform/secrets.ts';
import { hasHost, isAddressOrNetwork, isOrigin, isSender, linkList } from './platform/setting-rules.ts';

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
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every((entry) => readMailDomain(entry)), {
    error: 'SIGN_UP_DOMAINS must list mail domains such as example.org, separated by commas',
  })
  .transform((list) => [...new Set(list.map((entry) => readMailDomain(entry) ?? entry))]);

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
  OIDC_CLIENT_SECRET_FILE: z.string().optional(),
  OIDC_NAME: line('OIDC_NAME', 40).default('single sign-on'),
  OIDC_ADMIN_GROUP: z.string().optional(),
  OIDC_SIGN_UP: onOff('OIDC_SIGN_UP').default('on'),
  OIDC_ONLY: onOff('OIDC_ONLY').default('off'),
  OIDC_TOKEN_AUTH: z.enum(['basic', 'post'], 'OIDC_TOKEN_AUTH must be basic or post').optional(),
  WEBHOOK_PRIVATE: onOff('WEBHOOK_PRIVATE').default('off'),
  LOG_LEVEL: z.enum(LEVELS, `LOG_LEVEL must be one of ${LEVELS.join(', ')}`).default('info'),
});

type Environment = z.output<typeof settings>;

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
  readonly webhookPrivate: boolean;
  readonly logLevel: (typeof LEVELS)[number];
  readonly installation: FixedSettings;
  readonly singleSignOn: ProviderSettings | undefined;
}

function clientSecret({ OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_SECRET_FILE: file }: Environment) {
  if (secret && file)
    throw new Error('Settings: set OIDC_CLIENT_SECRET or OIDC_CLIENT_SECRET_FILE, but not both');
  return file ? readSecretFile('OIDC_CLIENT_SECRET_FILE', file) : secret;
}

/** Half of it would be a button that cannot work. */
function providerSettings(env: Environment): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env;
  if (!issuer !== !clientId)
    throw new Error(`Settings: ${issuer ? 'OIDC_CLIENT_ID' : 'OIDC_ISSUER'} is missing for single sign-on`);
  if (!issuer || !clientId) {
    if (env.OIDC_ONLY === 'on') throw new Error('Settings: OIDC_ONLY needs OIDC_ISSUER and OIDC_CLIENT_ID');
    return undefined;
  }
  return {
    issuer,
    clientId,
    clientSecret: clientSecret(env),
    name: env.OIDC_NAME,
    adminGroup: env.OIDC_ADMIN_GROUP,
    signUp: env.OIDC_SIGN_UP === 'on',
    only: env.OIDC_ONLY === 'on',
    tokenAuth: env.OIDC_TOKEN_AUTH,
  };
}

/** Only what is set: the rest can be changed on the screen. */
const fixedSettings = (env: Environment): FixedSettings =>
  Object.fromEntries(
    Object.entries({
      name: env.INSTALLATION_NAME,
      operator: env.OPERATOR_NAME,
      imprint: env.IMPRINT_URL,
      supportEmail: env.SUPPORT_EMAIL,
      links: env.LINKS,
      signUp: env.SIGN_UP,
      signUpDomains: env.SIGN_UP_DOMAINS,
      adminsNeedSecondFactor: env.ADMIN_SECOND_FACTOR && env.ADMIN_SECOND_FACTOR === 'required',
    } satisfies { [name in keyof FixedSettings]-?: FixedSettings[name] | undefined }).filter(
      ([, value]) => value !== undefined,
    ),
  );

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
    webhookPrivate: env.WEBHOOK_PRIVATE === 'on',
    logLevel: env.LOG_LEVEL,
    installation: fixedSettings(env),
    singleSignOn: providerSettings(env),
  };
}
