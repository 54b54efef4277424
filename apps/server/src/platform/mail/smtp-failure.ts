import type { MailServer } from './mail-server.ts';

interface SmtpError extends Error {
  readonly code?: string;
  /** Of the system, where `code` is the library's. */
  readonly originalCode?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** What went wrong, in words for whoever runs the server. */
export interface SmtpFailure {
  readonly problem: string;
  readonly advice: string | undefined;
  /** Trying again would not help. */
  readonly isFinal: boolean;
}

const ANSWER_LENGTH = 200;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** What the server said, on one line. */
const answerOf = ({ response = '' }: SmtpError) =>
  response.replace(UNPRINTABLE, ' ').trim().slice(0, ANSWER_LENGTH);

const CERTIFICATE =
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|HOSTNAME_MISMATCH|ALTNAME|certificate/i;
const NO_TLS =
  /WRONG_VERSION_NUMBER|wrong version number|packet length too long|EPROTO|tls_get_more_records/i;

const PORTS = 'Usual are smtps:// with port 465, and smtp:// with port 587.';

/** smtp:// on the port for TLS waits for a greeting that never comes. */
function tlsAdvice({ port, secure }: MailServer, { message }: Error): string | undefined {
  if (secure) return undefined;
  if (port === 465) return 'Port 465 uses TLS from the start: begin SMTP_URL with smtps://.';
  return /greeting/i.test(message)
    ? `It took the connection and said nothing. If port ${port} uses TLS from the start, begin SMTP_URL with smtps://.`
    : undefined;
}

const noTlsAdvice = ({ port }: MailServer) =>
  port === 465
    ? `This server does not use TLS from the start on port ${port}. ${PORTS}`
    : `Port ${port} does not use TLS from the start: begin SMTP_URL with smtp://, and FitArc switches to TLS by itself.`;

function connectionProblem(error: SmtpError, server: MailServer): Omit<SmtpFailure, 'isFinal'> | undefined {
  const place = `${server.host}, port ${server.port}`;
  const codes = [error.originalCode, error.code, error.message].join(' ');
  if (/ENOTFOUND|EAI_AGAIN|EDNS|ENODATA/.test(codes))
    return {
      problem: `The mail server ${server.host} was not found`,
      advice: 'Check the host name in SMTP_URL, and whether this machine can look up names.',
    };
  if (/ECONNREFUSED/.test(codes))
    return {
      problem: `No mail server answers at ${place}`,
      advice: `Check host and port in SMTP_URL. ${PORTS}`,
    };
  if (NO_TLS.test(codes))
    return { problem: `${place} does not answer with TLS`, advice: noTlsAdvice(server) };
  if (CERTIFICATE.test(codes))
    return {
      problem: `The certificate of ${place} is not accepted: ${error.message.split('\n')[0]?.slice(0, ANSWER_LENGTH)}`,
      advice:
        'Use the host name that the certificate is for. For one of your own authority, set NODE_EXTRA_CA_CERTS to the file with its certificate.',
    };
  if (/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timed? ?out|Greeting never received/i.test(codes))
    return {
      problem: `The mail server ${place} did not answer in time`,
      advice:
        tlsAdvice(server, error) ??
        'Check host and port in SMTP_URL, and whether a firewall is in between: many providers block port 25.',
    };
  if (error.code === 'ETLS' && error.command === 'STARTTLS')
    return { problem: `The mail server ${place} could not switch to TLS`, advice: undefined };
  return undefined;
}

/** By the step at which a server said no. */
function refusal({ command = '' }: SmtpError): { readonly what: string; readonly advice?: string } {
  if (command.startsWith('AUTH') || command === 'API')
    return {
      what: 'The mail server refused the log-in',
      advice:
        'Check user name and password in SMTP_URL; write @, / and : in them as %40, %2F and %3A. Some providers want a password made for programs.',
    };
  if (command === 'MAIL FROM')
    return {
      what: 'The mail server refused the sender',
      advice:
        'Set MAIL_FROM to an address that this server lets you send from. If it asks for authentication, put user name and password into SMTP_URL.',
    };
  if (command === 'RCPT TO')
    return {
      what: 'The mail server refused the recipient',
      advice: 'Check the address. If the answer is about relaying, put user name and password into SMTP_URL.',
    };
  if (command === 'DATA') return { what: 'The mail server refused the email' };
  return { what: 'The mail server refused the connection' };
}

const LATER = 'This is usual with greylisting. FitArc tries again by itself.';
const AFTER_SENDER = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** A no to the mail itself is final. A server that is away, is set up wrong or says "later" may take it yet. */
export function describeSmtpFailure(thrown: unknown, server: MailServer | undefined): SmtpFailure {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown));
  const answer = answerOf(error);
  const { responseCode = 0, command = '' } = error;
  const isFinal = responseCode >= 500 && AFTER_SENDER.includes(command);
  if (!answer || error.code === 'ETLS') {
    const broken = server && connectionProblem(error, server);
    if (broken) return { ...broken, isFinal };
  }
  if (error.code === 'EAUTH' || answer) {
    const isLater = responseCode >= 400 && responseCode < 500 && error.code !== 'EAUTH';
    const { what, advice } = isLater ? { what: 'The mail server asks to try later' } : refusal(error);
    return { problem: answer ? `${what}: ${answer}` : what, advice: isLater ? LATER : advice, isFinal };
  }
  if (server && ['ECONNECTION', 'ESOCKET'].includes(error.code ?? ''))
    return { problem: `The connection to ${server.host} broke`, advice: tlsAdvice(server, error), isFinal };
  const said = error.message.replace(UNPRINTABLE, ' ').slice(0, ANSWER_LENGTH);
  return {
    problem: server ? `Sending failed: ${said}` : `Writing the file failed: ${said}`,
    advice: undefined,
    isFinal,
  };
}
