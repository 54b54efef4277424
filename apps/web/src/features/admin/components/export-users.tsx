import { exportUsers } from '@fitarc/contract/admin-accounts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { send } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';

export function ExportUsers() {
  const download = useMutation({
    mutationFn: async () => saveFile(await (await send(exportUsers, {})).blob(), 'fitarc-users.csv'),
    onError: (error) =>
      toast({ tone: 'danger', message: failureOf(error, 'Failed to download the list').title }),
  });
  return (
    <Button
      variant="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      Download CSV
    </Button>
  );
}
