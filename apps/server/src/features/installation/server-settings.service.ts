import type { ServerSetting } from '@fitarc/contract/server-settings';
import type { FixedSettings } from '@fitarc/domain/installation';
import type { EffectiveSetting } from '../../config/effective-settings.ts';
import type { StoredSettings } from './installation.tables.ts';
import { VARIABLES } from './installation-change.service.ts';

const textOf: { readonly [S in keyof FixedSettings]-?: (value: NonNullable<FixedSettings[S]>) => string } = {
  name: String,
  operator: String,
  imprint: String,
  supportEmail: String,
  signUp: String,
  links: (links) => links.map(({ label, url }) => `${label}=${url}`).join(', '),
  signUpDomains: (domains) => domains.join(', '),
  adminsNeedSecondFactor: (required) => (required ? 'required' : 'optional'),
};

/** What administrators have set on the screen, by the name of the setting it stands for. */
function storedValues(stored: StoredSettings): ReadonlyMap<string, string> {
  const names = Object.keys(VARIABLES) as (keyof FixedSettings)[];
  return new Map(
    names.flatMap((name) => {
      const value = stored[name];
      if (value === undefined || value === null) return [];
      return [[VARIABLES[name].variable, (textOf[name] as (value: unknown) => string)(value)] as const];
    }),
  );
}

export function presentServerSettings(
  effective: readonly EffectiveSetting[],
  stored: StoredSettings,
): ServerSetting[] {
  const onScreen = storedValues(stored);
  return effective.map(({ name, value = null, source }) => {
    const set = source === 'default' ? onScreen.get(name) : undefined;
    return set === undefined ? { name, value, source } : { name, value: set || null, source: 'screen' };
  });
}
