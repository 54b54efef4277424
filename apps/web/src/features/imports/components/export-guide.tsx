import { IMPORT_SOURCE_KEYS, IMPORT_SOURCES } from '@fitarc/domain/import-source';
import { useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { EXPORT_STEPS } from '../export-steps.ts';

const SOURCES = [...IMPORT_SOURCE_KEYS].sort((a, b) => IMPORT_SOURCES[a].localeCompare(IMPORT_SOURCES[b]));

/** Where each app has its export. */
export function ExportGuide() {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title="Where to find your export" />
      <ul className="list-none divide-y divide-line">
        {SOURCES.map((source) => {
          const { steps, note, isUntried } = EXPORT_STEPS[source];
          return (
            <li key={source}>
              <Disclosure label={IMPORT_SOURCES[source]}>
                <ol className="grid list-decimal gap-1 pb-3 pl-6 text-ink-2">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                {note && <p className="pb-3 text-sm text-ink-2">{note}</p>}
                {isUntried && (
                  <p className="pb-3 text-sm text-ink-2">From the app's documentation; not tried by us.</p>
                )}
              </Disclosure>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
