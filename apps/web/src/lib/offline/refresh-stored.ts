import { exchange, readAnswer } from '../http.ts';
import { storedToken } from '../session.ts';
import { readAnswers } from './all-answers.ts';
import { storeAnswers } from './answers.ts';
import { offlineMember } from './member.ts';

/** The newest are those that the next visit begins with. */
const MOST = 5;

/** Reads stored answers of the same kind again: screens that know what they saved do not ask for it. */
export async function refreshStored(path: string): Promise<void> {
  const member = offlineMember();
  const prefix = `/api/${path.split('/')[1]}`;
  const stored = (await readAnswers(prefix)).filter(({ url }) => /^[/?]|^$/.test(url.slice(prefix.length)));
  for (const { url } of stored.slice(0, MOST)) {
    const headers = {
      authorization: `Bearer ${storedToken()}`,
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    const { text, total } = await readAnswer(await exchange({ method: 'GET', url, headers }));
    await storeAnswers([{ url, text, total }], member);
  }
}
