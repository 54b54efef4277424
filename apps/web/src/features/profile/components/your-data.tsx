import { exportData } from '@fitarc/contract/profile';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';

async function download(format: 'json' | 'csv'): Promise<void> {
  const response = await send(exportData, { query: { format } });
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `fitarc-data.${format}`;
  link.click();
  URL.revokeObjectURL(url);
}

export function YourData() {
  const fetchFile = useMutation({ mutationFn: download });
  const pending = fetchFile.isPending ? fetchFile.variables : undefined;
  return (
    <Card>
      <CardHead title="Download my data" />
      <p className="mb-4 text-ink-2">Everything stored about you, in a file you can read and keep.</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={pending === 'json'} onClick={() => fetchFile.mutate('json')}>
          Download JSON
        </Button>
        <Button variant="secondary" busy={pending === 'csv'} onClick={() => fetchFile.mutate('csv')}>
          Download CSV
        </Button>
      </div>
      <div className="mt-4 empty:hidden">
        <FailureNotice
          failure={fetchFile.isError ? failureOf(fetchFile.error, 'Failed to download your data') : undefined}
        />
      </div>
    </Card>
  );
}
