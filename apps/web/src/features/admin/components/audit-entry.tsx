import type { AuditEntry } from '@fitarc/contract/audit';
import { timeWords } from '../../../lib/time-text.ts';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { changesOf, sentenceOf } from '../audit-text.ts';

export function AuditEntryItem({ entry }: { entry: AuditEntry }) {
  const { who, did, what } = sentenceOf(entry);
  const changes = changesOf(entry);
  return (
    <li className="border-line px-4 py-3 not-last:border-b lg:px-6">
      <p className="wrap-anywhere">
        <b className="font-strong">{who}</b> {did} <b className="font-strong">{what}</b>
      </p>
      <time dateTime={entry.at} className="text-sm text-ink-2">
        {timeWords(entry.at)}
      </time>
      {changes.length === 1 ? (
        <Changes changes={changes} />
      ) : (
        changes.length > 1 && (
          <Disclosure label="What changed" lazy>
            <Changes changes={changes} />
          </Disclosure>
        )
      )}
    </li>
  );
}

const Changes = ({ changes }: { changes: ReturnType<typeof changesOf> }) => (
  <dl className="grid gap-2 text-sm in-[details]:pb-2">
    {changes.map(({ field, before, value }) => (
      <div key={field} className="flex flex-wrap gap-x-2">
        <dt className="text-ink-2">{field}:</dt>
        <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
          {before !== undefined && (
            <>
              <VisuallyHidden>before </VisuallyHidden>
              {before} <span aria-hidden="true">→</span> <VisuallyHidden>after </VisuallyHidden>
            </>
          )}
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
