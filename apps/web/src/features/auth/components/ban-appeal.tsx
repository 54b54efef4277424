import { APPEAL_LENGTH, sendAppeal } from '@fitarc/contract/appeals';
import type { BanNotice } from '@fitarc/contract/errors';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { SupportLine } from './support-line.tsx';

interface Props {
  readonly ban: BanNotice;
  /** The refusal itself. */
  readonly failure: Failure;
  onBack(): void;
}

/** In place of the log-in form, for a banned member whose password was right. */
export function BanAppeal({ ban, failure, onBack }: Props) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className="grid gap-5 outline-none">
      <FailureNotice failure={failure} />
      <SupportLine />
      {ban.reason && <Quote title="Reason" text={ban.reason} />}
      {ban.appeal === 'possible' && ban.ticket && <AppealForm ticket={ban.ticket} />}
      {ban.appeal === 'sent' && (
        <Notice>Your appeal has been sent. You will get an email when an administrator has read it.</Notice>
      )}
      {ban.appeal === 'declined' && (
        <>
          <Notice>An administrator has read your appeal and declined it.</Notice>
          {ban.note && <Quote title="What the administrator wrote" text={ban.note} />}
        </>
      )}
      <Button variant="quiet" onClick={onBack}>
        Log in with another account
      </Button>
    </div>
  );
}

const Quote = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h2 className="text-base font-strong">{title}</h2>
    <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
  </div>
);

function AppealForm({ ticket }: { ticket: string }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(false);
  const sending = useWrite({
    send: () => call(sendAppeal, { body: { ticket, text } }),
    onSuccess: () => setSent(true),
    toFailure: (error) => failureOf(error, 'Failed to send your appeal'),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = text.trim() === '' ? 'Please say why the ban should be lifted' : undefined;
    setProblem(missing);
    if (missing) event.currentTarget.querySelector('textarea')?.focus();
    else void sending.write(undefined);
  }
  if (sent)
    return (
      <Notice tone="success">
        Your appeal has been sent. You will get an email when an administrator has read it.
      </Notice>
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextAreaField
        label="Appeal"
        hint={`Why should the ban be lifted? You can send one appeal. ${text.length} of ${APPEAL_LENGTH} characters`}
        rows={4}
        maxLength={APPEAL_LENGTH}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <FailureNotice failure={sending.failure} />
      <Button type="submit" full busy={sending.isPending} busyLabel="Sending…">
        Send appeal
      </Button>
    </form>
  );
}
