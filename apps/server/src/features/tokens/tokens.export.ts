import { listTokensOf } from '../../platform/session/access-tokens.repository.ts';
import type { ExportSection } from '../profile/export.service.ts';

/** What a member has given out, without what opens the account. */
export const tokensExport: ExportSection = {
  name: 'access_tokens',
  async rows(db, userId) {
    const rows = await listTokensOf(db, userId);
    return rows.map(({ userId: _own, tokenHash: _secret, ...rest }) => rest);
  },
};
