import * as api from '@fitarc/contract/single-sign-on';
import { call } from '../../lib/api.ts';
import { RequestNotSentError } from '../../lib/api-error.ts';
import { fromThisDevice } from '../../lib/device-id.ts';
import { tab } from '../../lib/storage.ts';

/** Of this tab: whoever comes back from the provider must have left from here. */
const KEY = 'sign-on-binding';
const EXPIRED = 'This login has expired. Please start again.';

function newBinding(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const binding = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  tab.set(KEY, binding);
  return binding;
}

export async function goToProvider(): Promise<void> {
  const { url } = await call(api.startSignOn, { body: { binding: newBinding() } });
  window.location.assign(url);
}

export async function goToProviderToLink(): Promise<void> {
  const { url } = await call(api.startLink, { body: { binding: newBinding() } });
  window.location.assign(url);
}

/** Whoever did not leave from this tab must not come back to it: somebody else may have begun that login. */
function takeBinding(): string {
  const binding = tab.get(KEY);
  tab.remove(KEY);
  if (!binding) throw new RequestNotSentError(EXPIRED);
  return binding;
}

export const finishSignOn = async (code: string) =>
  call(api.finishSignOn, { body: { code, binding: takeBinding() } }, fromThisDevice());
export const finishLink = async (code: string) =>
  call(api.finishLink, { body: { code, binding: takeBinding() } });
export const unlink = (id: number) => call(api.unlink, { params: { id: String(id) } });

/** What the server says by the address it leads back to. */
export const RETURN_TEXT: Readonly<Record<string, string>> = {
  expired: EXPIRED,
  canceled: 'The login was canceled.',
  failed: 'The login failed. Please try again, or ask whoever runs this server.',
};
