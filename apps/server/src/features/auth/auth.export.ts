import type { ExportSection } from '../profile/export.service.ts';
import { findUser } from './users.repository.ts';

export const accountExport: ExportSection = {
  name: 'account',
  async rows(db, userId) {
    const user = await findUser(db, userId);
    if (!user) return [];
    const { passwordHash: _secret, ...rest } = user;
    return [rest];
  },
};
