import { storedToken } from '../session.ts';
import { local } from '../storage.ts';
import { readClaims } from '../token.ts';

const KEEP_NOTHING = 'keepNothing';

/** The switch in the settings: nothing of the member is stored on this device. */
export const keepsNothing = (): boolean => local.get(KEEP_NOTHING) === 'true';

export const setKeepsNothing = (value: boolean): void =>
  value ? local.set(KEEP_NOTHING, 'true') : local.remove(KEEP_NOTHING);

/** Whose queue it is. What was queued before the switch was turned on is still sent. */
export const signedInMember = (): number | undefined => readClaims(storedToken())?.userId;

/** Whose data may be read and stored now; nobody's when that is switched off. */
export const offlineMember = (): number | undefined => (keepsNothing() ? undefined : signedInMember());

/** When everything was last fetched for use without a connection. */
export const prefetchedKey = (member: number) => `prefetched:${member}`;
