import type { PublicInstallation } from '@fitarc/contract/installation';
import { isWebAddress } from '@fitarc/domain/web-address';
import type { ReactNode } from 'react';
import { useInstallation } from '../../../lib/installation.ts';
import { MailLink } from '../../../ui/data/mail-link.tsx';
import type { OperatorPart } from '../content/info-content.ts';

type Known = { readonly by: PublicInstallation };

/** Runs this server; by name where it has one. */
const Operator = ({ by: { name, operator } }: Known) =>
  operator ? (
    <>
      {name} is operated by <strong className="font-strong text-ink">{operator}</strong>.
    </>
  ) : null;

function Contact({ by }: Known) {
  return (
    <p>
      <Operator by={by} />{' '}
      {by.support_email ? (
        <>
          Write to <MailLink address={by.support_email} />.
        </>
      ) : (
        'The operator of this installation has not given a contact address. Ask whoever gave you the address of this server.'
      )}
    </p>
  );
}

function Responsible({ by }: Known) {
  if (!by.operator && !by.support_email)
    return <p>If you do not know who that is, ask whoever gave you the address.</p>;
  return <Contact by={by} />;
}

function Imprint({ by: { imprint } }: Known) {
  if (!imprint) return <p>The operator of this installation has not given an imprint.</p>;
  if (!isWebAddress(imprint)) return <p className="whitespace-pre-line wrap-anywhere">{imprint}</p>;
  return (
    <p>
      <a href={imprint} target="_blank" rel="noopener noreferrer" className="wrap-anywhere">
        {imprint}
      </a>
    </p>
  );
}

const PARTS: Record<OperatorPart, (props: Known) => ReactNode> = {
  contact: Contact,
  responsible: Responsible,
  imprint: Imprint,
};

/** What only this installation knows; its line is kept while that is on its way. */
export function OperatorBlock({ part }: { part: OperatorPart }) {
  const by = useInstallation();
  const Part = PARTS[part];
  return by ? <Part by={by} /> : <p>{'\u00a0'}</p>;
}
