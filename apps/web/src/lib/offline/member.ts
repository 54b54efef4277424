import { storedToken } from '../session.ts';
import { local } from '../storage.ts';
import { readClaims } from '../token.ts';

const KEEP_NOTHING = 'keepNothing';

/** The switch in the settings: nothing of the member is stored on this device. */
export const keepsNothing = (): boolean => local.get(KEEP_NOTHING) === 'true';

export const setKeepsNothing = (value: boolean): void =>
  value ? local.set(KEEP_NOTHING, 'true') : local.remove(KEEP_NOTHING);

/** Whose data may be read and stored now; nobody's when that is switched off. */
export function offlineMember(): number | undefined {
  if (keepsNothing()) return undefined;
  return readClaims(storedToken())?.userId;
}
