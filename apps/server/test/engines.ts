import type { EngineConnection, EngineLog } from '../src/platform/engine/engine-types.ts';

/** For engines whose words nobody needs. */
export const silent: EngineLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The way to an engine as a DATABASE_URL. */
export const urlOf = ({ user, password, host, database }: EngineConnection) =>
  `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`;
