import type { Endpoint } from '@fitarc/contract/endpoint';
import type { Method } from './request.ts';

/** The part of the access table that is about backups. */
export const BACKUP_CALLS: readonly (readonly [Method, string, Endpoint['access']])[] = [
  ['GET', '/admin/backups', 'admin'],
  ['POST', '/admin/backups', 'admin'],
  ['POST', '/admin/backups/downloads', 'admin'],
  ['GET', '/backup-downloads/:ticket', 'public'],
  ['POST', '/admin/backups/uploads', 'admin'],
  ['PUT', '/admin/backups/uploads/:upload', 'admin'],
  ['POST', '/admin/backups/restore', 'admin'],
  ['GET', '/restores/:ticket', 'public'],
  ['DELETE', '/admin/backups/old-database', 'admin'],
];
