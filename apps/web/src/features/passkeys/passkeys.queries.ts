import * as api from '@fitarc/contract/passkeys';
import { call } from '../../lib/api.ts';
import { createPasskey } from '../../lib/passkey.ts';

/** From the options to the stored passkey; the browser asks in between. */
export async function addPasskey(name: string) {
  const { options } = await call(api.startPasskey, {});
  const answer = await createPasskey(options);
  return call(api.addPasskey, { body: { name, answer: answer as never } });
}

export const renamePasskey = (id: string, name: string) =>
  call(api.renamePasskey, { params: { id }, body: { name } });
export const removePasskey = (id: string) => call(api.removePasskey, { params: { id } });
