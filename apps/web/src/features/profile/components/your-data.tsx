import { exportData } from '@fitarc/contract/profile';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { send } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';

type Format = 'zip' | 'json' | 'csv';

async function download(format: Format): Promise<void> {
  const response = await send(exportData, { query: { format } });
  saveFile(await response.blob(), `fitarc-data.${format}`);
}

export function YourData() {
  const fetchFile = useMutation({ mutationFn: download });
  const pending = fetchFile.isPending ? fetchFile.variables : undefined;
  // The server gives out one at a time.
  const start = (format: Format) => !fetchFile.isPending && fetchFile.mutate(format);
  return (
    <Card>
      <CardHead title="Download my data" />
      <p className="mb-4 text-ink-2">
        Everything stored about you, in a file you can read and keep. The ZIP has all of it as JSON, a CSV
        table of each kind, and your workouts and meals in the columns of Hevy and Cronometer. You can{' '}
        <Link to="/import">import</Link> it into any FitArc account.
      </p>
      <div className="grid gap-3 sm:justify-items-start">
        <Button busy={pending === 'zip'} busyLabel="Preparing…" onClick={() => start('zip')}>
          Download everything (ZIP)
        </Button>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={pending === 'json'} onClick={() => start('json')}>
            Download JSON
          </Button>
          <Button variant="secondary" busy={pending === 'csv'} onClick={() => start('csv')}>
            Download CSV
          </Button>
        </div>
      </div>
      <div className="mt-4 empty:hidden">
        <FailureNotice
          failure={fetchFile.isError ? failureOf(fetchFile.error, 'Failed to download your data') : undefined}
        />
      </div>
    </Card>
  );
}
