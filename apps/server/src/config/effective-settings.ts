import type { SettingSource } from './setting-files.ts';
import { type Environment, settings } from './settings.ts';

export interface EffectiveSetting {
  readonly name: string;
  /** Secrets are masked; undefined for what has no value. */
  readonly value: string | undefined;
  readonly source: SettingSource;
}

const MASK = '••••••••';
const SECRETS = ['ADMIN_PASSWORD', 'JWT_SECRET', 'METRICS_TOKEN', 'OIDC_CLIENT_SECRET'];
/** What happens without it, where that is neither nothing nor a value to be set. */
const WITHOUT: Record<string, string> = { JWT_SECRET: 'generated', BACKUP_DIR: 'DATA_DIR/backups' };
const WITH_PASSWORD = ['DATABASE_URL', 'SMTP_URL'];

/** Also for passwords in the query, where PostgreSQL's addresses may have them. */
const withoutPassword = (url: string) =>
  url
    .replace(/^([a-z]+:\/\/[^:@/]*):[^/?#]*@/i, `$1:${MASK}@`)
    .replace(/([?&](?:password|pass|sslpassword)=)[^&]*/gi, `$1${MASK}`);

function shown(name: string, value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (SECRETS.includes(name)) return MASK;
  const text = Array.isArray(value)
    ? value.map((entry) => (typeof entry === 'object' ? `${entry.label}=${entry.url}` : entry)).join(', ')
    : String(value);
  return WITH_PASSWORD.includes(name) ? withoutPassword(text) : text;
}

export const effectiveSettings = (
  env: Environment,
  sources: ReadonlyMap<string, SettingSource>,
): EffectiveSetting[] =>
  Object.keys(settings.shape).map((name) => ({
    name,
    value: shown(name, env[name as keyof Environment]) || WITHOUT[name],
    source: sources.get(name) ?? 'default',
  }));
