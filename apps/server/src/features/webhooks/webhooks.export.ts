import type { ExportSection } from '../profile/export.service.ts';
import { listWebhooksOf } from './webhooks.repository.ts';

/** Without the secret, which opens other systems. */
export const webhooksExport: ExportSection = {
  name: 'webhooks',
  async rows(db, userId) {
    const rows = await listWebhooksOf(db, userId);
    return rows.map(({ userId: _own, secretBox: _secret, summaryAt: _due, ...rest }) => rest);
  },
};
