import { join, resolve } from 'node:path';
import type { FixedSettings } from '@fitarc/domain/installation';
import type { ProviderSettings } from '@fitarc/domain/single-sign-on';
import { type EffectiveSetting, effectiveSettings } from './effective-settings.ts';
import { misspelledSettings } from './misspelled-settings.ts';
import { givenSettings } from './setting-files.ts';
import { type Environment, settings } from './settings.ts';

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
  /** `off` for poolers that hand each transaction to another connection. */
  readonly preparedStatements: boolean;
  readonly backup: BackupSettings;
  readonly metricsToken: string | undefined;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** Unset: readable at a terminal, JSON elsewhere. */
  readonly logFormat: 'json' | 'pretty' | undefined;
  readonly installation: FixedSettings;
  readonly singleSignOn: ProviderSettings | undefined;
  /** Every setting with its value and where that comes from, for administrators. */
  readonly effective: readonly EffectiveSetting[];
}

export interface BackupSettings {
  /** `03:15`, by the clock of the machine; undefined for none. */
  readonly at: string | undefined;
  /** `7d4w6m` */
  readonly keep: string;
  readonly dir: string;
  /** Public keys of age; without one, backups are not encrypted. */
  readonly recipients: readonly string[];
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
    clientSecret: env.OIDC_CLIENT_SECRET,
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

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = givenSettings(environment);
  const parsed = settings.safeParse(given.values);
  const problems = [
    ...misspelledSettings(Object.keys(environment), Object.keys(settings.shape)),
    ...(parsed.error?.issues ?? []).map((issue) => issue.message),
  ];
  if (problems.length > 0 || !parsed.data) throw new Error(`Settings: ${problems.join('; ')}`);
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    preparedStatements: env.PREPARED_STATEMENTS === 'on',
    backup: {
      at: env.BACKUP_AT === 'off' ? undefined : env.BACKUP_AT,
      keep: env.BACKUP_KEEP,
      dir: resolve(env.BACKUP_DIR ?? join(dataDir, 'backups')),
      recipients: env.BACKUP_RECIPIENT ?? [],
    },
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
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
    installation: fixedSettings(env),
    singleSignOn: providerSettings(env),
    effective: effectiveSettings(env, given.sources),
  };
}

/** Known before the settings are checked, whose problems are told in it. */
export function readLogFormat(environment: Record<string, string | undefined> = process.env) {
  const { LOG_FORMAT } = givenSettings(environment).values;
  return settings.shape.LOG_FORMAT.safeParse(LOG_FORMAT).data;
}
