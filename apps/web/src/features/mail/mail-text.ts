import type { MailState } from '@fitarc/contract/auth';
import type { OutgoingMail } from '@fitarc/contract/mail';
import { formatWhole } from '../../lib/format-number.ts';
import { timeWords } from '../../lib/time-text.ts';

const triesWords = (tries: number) => (tries === 1 ? '1 try' : `${formatWhole(tries)} tries`);

/** Since when, how often it was tried, and when it is tried again. */
export function progressWords({ created_at, tries, next_try_at, state }: OutgoingMail): string {
  const next = state === 'waiting' ? timeWords(next_try_at) : '';
  return [`Since ${timeWords(created_at)}`, triesWords(tries), next && `Next try ${next}`]
    .filter(Boolean)
    .join(' · ');
}

/** What became of a test email, so far. */
export function testWords(state: MailState, hasServer: boolean) {
  if (state === 'sent')
    return {
      tone: 'success',
      text: hasServer
        ? 'The mail server accepted the test email. Look in your inbox and your spam folder.'
        : 'The test email was saved as a file on the server.',
    } as const;
  if (state === 'delayed')
    return {
      tone: 'warning',
      text: 'The test email has not been sent yet. The list below says why.',
    } as const;
  if (state === 'failed')
    return {
      tone: 'danger',
      text: 'The test email could not be sent. The list below says why.',
    } as const;
  return { tone: 'info', text: 'The test email is on its way.' } as const;
}
