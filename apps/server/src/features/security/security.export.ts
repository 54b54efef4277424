import { listEvents } from '../../platform/security-events/security-events.repository.ts';
import { listSessions } from '../../platform/session/session.repository.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import type { ExportSection } from '../profile/export.service.ts';
import { listLinked } from '../single-sign-on/single-sign-on.repository.ts';

const ALL = { limit: 100_000, offset: 0 };

/** Whether expired or not. */
const EVER = new Date(0);

export const sessionsExport: ExportSection = {
  name: 'sessions',
  rows: (db, userId) => listSessions(db, userId, EVER),
};

export const securityEventsExport: ExportSection = {
  name: 'security_events',
  async rows(db, userId) {
    const rows = await listEvents(db, userId, ALL);
    return rows.map(({ userId: _own, counter: _key, ...rest }) => rest);
  },
};

/** Without the key, which says nothing to a reader. */
export const passkeysExport: ExportSection = {
  name: 'passkeys',
  async rows(db, userId) {
    const rows = await listPasskeys(db, userId);
    return rows.map(({ userId: _own, publicKey: _key, ...rest }) => rest);
  },
};

export const linkedIdentitiesExport: ExportSection = {
  name: 'linked_identities',
  async rows(db, userId) {
    const rows = await listLinked(db, userId);
    return rows.map(({ userId: _own, ...rest }) => rest);
  },
};
