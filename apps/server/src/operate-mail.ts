import { join } from 'node:path';
import { BRAND } from '@fitarc/domain/brand';
import { isEmail, normaliseEmail } from '@fitarc/domain/identity';
import type { Config } from './config/read-config.ts';
import { OperatorError } from './features/auth/operator.service.ts';
import { testMail } from './features/mail/mail.mails.ts';
import { checkMailServer } from './platform/mail/mail-check.ts';
import { isLocalSender, LOCAL_SENDER, mailServerOf } from './platform/mail/mail-server.ts';
import { typedCommand } from './platform/typed-command.ts';

const usage = () => `Usage: ${typedCommand('mail:test', 'you@example.org')}`;

/** `npm run mail:test`: sends one mail past the queue and says each step. Throws with what is wrong. */
export async function sendTestMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  [address]: string[],
  say: (line: string) => void,
): Promise<void> {
  if (!address || !isEmail(address)) throw new OperatorError(usage());
  const to = normaliseEmail(address);
  const { smtpUrl, mailFrom: from, dataDir } = config;
  if (!smtpUrl)
    throw new OperatorError(
      `No mail server is set (SMTP_URL). Emails are saved in ${join(dataDir, 'outbox')}.`,
    );
  const server = mailServerOf(smtpUrl);
  const { host, port, secure } = server;
  say(
    `Mail server: ${host}, port ${port}, ${secure ? 'with TLS' : 'TLS if the server offers it'} (SMTP_URL)`,
  );
  say(`Sender: ${from} (MAIL_FROM)`);
  if (isLocalSender(from)) say(LOCAL_SENDER);
  const failure = await checkMailServer({ server, test: { from, letter: testMail(BRAND, to) }, say });
  if (failure) throw new OperatorError([`${failure.problem}.`, failure.advice ?? []].flat().join('\n'));
  say(`The test email to ${to} was sent. If it does not show up, look in the spam folder.`);
}
