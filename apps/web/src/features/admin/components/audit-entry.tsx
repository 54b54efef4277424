import type { AuditEntry } from '@fitarc/contract/audit';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { changesOf, sentenceOf } from '../audit-words.ts';

const instant = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const when = (at: string) => (Number.isNaN(Date.parse(at)) ? '' : instant.format(new Date(at)));

export function AuditEntryItem({ entry }: { entry: AuditEntry }) {
  const { who, did, what } = sentenceOf(entry);
  const changes = changesOf(entry);
  return (
    <li className="border-line px-4 py-3 not-last:border-b lg:px-6">
      <p className="wrap-anywhere">
        <b className="font-strong">{who}</b> {did} <b className="font-strong">{what}</b>
      </p>
      <time dateTime={entry.at} className="text-sm text-ink-2">
        {when(entry.at)}
      </time>
      {changes.length > 0 && (
        <Disclosure label="What changed" lazy>
          <dl className="grid gap-2 pb-2 text-sm">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="grid gap-x-4 sm:grid-cols-[10rem_1fr_1fr]">
                <dt className="text-ink-2">{field}</dt>
                <Value label="Before" text={before} />
                <Value label="After" text={after} />
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </li>
  );
}

const Value = ({ label, text }: { label: string; text: string }) => (
  <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
    <span className="text-ink-3">{label}: </span>
    {text}
  </dd>
);
