import type { ExportSection } from './export.service.ts';
import { findProfile } from './profile.repository.ts';

export const profileExport: ExportSection = {
  name: 'profile',
  async rows(db, userId) {
    const row = await findProfile(db, userId);
    if (!row) return [];
    const { userId: _own, ...rest } = row;
    return [rest];
  },
};
