import type { ResponseOf } from '@fitarc/contract/endpoint';
import type { getMailStatus } from '@fitarc/contract/mail';
import { useId } from 'react';
import { formatWhole } from '../../../lib/format-number.ts';
import { timeWords } from '../../../lib/time-text.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Notice } from '../../../ui/data/notice.tsx';

type Status = ResponseOf<typeof getMailStatus>;

export function MailStatus({ status }: { status: Status }) {
  const id = useId();
  const { server, sender, last_sent_at, waiting, failed } = status;
  const facts = [
    ['Mail server', server ? `${server.host}, port ${server.port}` : 'None'],
    ['Sender', sender],
    [server ? 'Last email sent' : 'Last email saved', timeWords(last_sent_at) || 'None in the last 7 days'],
    ['Waiting', formatWhole(waiting)],
    ['Failed', formatWhole(failed)],
  ] as const;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Status" />
      <div className="grid gap-4">
        <Findings status={status} />
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

/** What somebody has to do something about. */
function Findings({ status: { server, sender, sender_is_set, checked } }: { status: Status }) {
  if (!server)
    return (
      <Notice>
        No mail server is set, so emails are saved as files in the folder outbox in the data folder, and their
        codes and links are printed on the server’s console. To send emails, set SMTP_URL and MAIL_FROM.
      </Notice>
    );
  return (
    <>
      {checked?.problem && (
        <Notice tone="danger" title={checked.problem}>
          {checked.advice} Checked {timeWords(checked.at)}. Waiting emails will be sent as soon as the mail
          server accepts them.
        </Notice>
      )}
      {!sender_is_set && (
        <Notice tone="warning">MAIL_FROM is not set. Most mail servers refuse {sender} as the sender.</Notice>
      )}
    </>
  );
}
