import { findUser } from '../../platform/users/users.repository.ts';
import type { ExportSection } from '../profile/export.service.ts';

export const accountExport: ExportSection = {
  name: 'account',
  async rows(db, userId) {
    const user = await findUser(db, userId);
    if (!user) return [];
    const { passwordHash: _secret, ...rest } = user;
    return [rest];
  },
};
