import { isDatabaseAway } from '../../platform/db/database-errors.ts';
import { describeFailure } from '../../platform/describe-failure.ts';
import { isDiskFull } from '../../platform/engine/disk-space.ts';
import { EngineError } from '../../platform/engine/engine-types.ts';

/** Why it failed, as an administrator reads it. */
export function backupFailure(error: unknown): string {
  if (error instanceof EngineError) return error.message;
  if (isDiskFull(error)) return 'The disk is full.';
  if (isDatabaseAway(error)) return 'The database could not be reached.';
  const text = describeFailure(error);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
