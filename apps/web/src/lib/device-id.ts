import { local } from './storage.ts';

const KEY = 'fitarc-device';

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let current: string | undefined;
function deviceId(): string {
  current ??= local.get(KEY) ?? newId();
  return current;
}

/** For every call that opens a session: the server sends no mail about a device it has seen before. */
export const fromThisDevice = () => ({ deviceId: deviceId() });

/** Once somebody is signed in; a refused log-in stores nothing. */
export const rememberDevice = () => local.set(KEY, deviceId());
