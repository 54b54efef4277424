import { parseConnectionUrl } from 'nodemailer/lib/shared';

/** What SMTP_URL says, with the port in any case. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, as smtps:// asks for; otherwise STARTTLS where the server offers it. */
  readonly secure: boolean;
  readonly user: string | undefined;
  readonly options: ReturnType<typeof parseConnectionUrl>;
}

/** A server that hangs must not keep a mail for long: another try, or another node, may do better. */
const TIMEOUTS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 10_000,
  socketTimeout: 120_000,
};

export function mailServerOf(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): MailServer {
  const given = parseConnectionUrl(url);
  const { host = 'localhost', secure = false, auth } = given;
  const port = Number(given.port ?? 0) || (secure ? 465 : 587);
  const user = auth && 'user' in auth ? auth.user : undefined;
  return { host, port, secure, user, options: { ...TIMEOUTS, ...timeouts, ...given, host, port, secure } };
}

export const LOCAL_SENDER = 'MAIL_FROM is not set: most mail servers refuse fitarc@localhost as the sender.';

export const isLocalSender = (from: string) => /@localhost>?\s*$/i.test(from);
