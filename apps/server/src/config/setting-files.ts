import { readFileSync } from 'node:fs';
import { errorCode } from '../platform/engine/engine-types.ts';
import { settings } from './settings.ts';

export type SettingSource = 'environment' | 'file' | 'default';

interface GivenSettings {
  readonly values: Record<string, string>;
  readonly sources: ReadonlyMap<string, SettingSource>;
}

/** A secret that was meant to be given and is empty would be replaced by one of this node alone, so it is refused. */
const MAY_NOT_BE_EMPTY = 'JWT_SECRET';

/**
 * The settings in the environment, each as NAME or in the file that NAME_FILE names. One left empty counts as not
 * set: `SMTP_URL= npm start` must not fail on an empty address.
 */
export function givenSettings(environment: Record<string, string | undefined>): GivenSettings {
  const values: Record<string, string> = {};
  const sources = new Map<string, SettingSource>();
  for (const name of Object.keys(settings.shape)) {
    const value = environment[name];
    const file = environment[`${name}_FILE`];
    if (value && file) throw new Error(`Settings: set ${name} or ${name}_FILE, but not both`);
    if (file) {
      values[name] = readSettingFile(`${name}_FILE`, file);
      sources.set(name, 'file');
    } else if (value || (value === '' && name === MAY_NOT_BE_EMPTY)) {
      values[name] = value;
      sources.set(name, 'environment');
    }
  }
  return { values, sources };
}

const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  EACCES: 'this user may not read',
  EISDIR: 'is a folder',
};

/** Without the line break that editors put at the end. */
function readSettingFile(name: string, file: string): string {
  const text = textOf(name, file).replace(/\r?\n$/, '');
  if (text === '') throw new Error(`Settings: ${name} names ${file}, which is empty`);
  return text;
}

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = REASONS[errorCode(error) ?? ''] ?? `cannot be read (${errorCode(error)})`;
    throw new Error(`Settings: ${name} names ${file}, which ${reason}`);
  }
}
