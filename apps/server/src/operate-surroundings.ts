import type { Config } from './config/read-config.ts';
import { setPasswordMail } from './features/auth/auth.mails.ts';
import type { Surroundings } from './features/auth/operator.service.ts';
import { Installation } from './features/installation/installation.service.ts';
import { systemClock } from './platform/clock.ts';
import type { Db } from './platform/db/database.ts';
import { describeFailure } from './platform/describe-failure.ts';
import { mailDate } from './platform/mail/mail-date.ts';
import { smtpTransport } from './platform/mail/mailer.ts';

/** Where members reach the server, and a way to mail them. */
export function surroundingsOf(db: Db, config: Config): Surroundings {
  const { smtpUrl, mailFrom } = config;
  const installation = new Installation(db, systemClock, config.installation);
  return {
    publicUrl: () => config.publicUrl ?? `http://${config.host}:${config.port}`,
    mail: smtpUrl
      ? async (to, link, expiresAt) => {
          const transport = smtpTransport(smtpUrl, mailFrom);
          try {
            const mail = setPasswordMail(await installation.read(), to, link, mailDate(expiresAt));
            await transport.deliver(mail);
            return 'The link was also emailed to them.';
          } catch (error) {
            return `It could not be emailed: ${describeFailure(error)}`;
          } finally {
            transport.close();
          }
        }
      : undefined,
  };
}
