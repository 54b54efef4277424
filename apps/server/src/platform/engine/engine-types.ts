/** Where a client of the engine connects; `host` is the directory of the Unix socket. */
export type EngineConnection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

/** The embedded engine, or whatever DATABASE_URL names. */
export type ClientConnection = EngineConnection | { connectionString: string };

export type EngineLog = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};

/** A problem the person who runs FitArc can solve; the message is meant for them. */
export class EngineError extends Error {
  override name = 'EngineError';
}

/** The superuser, for setting up, backup and restore. */
export const engineUserName = 'fitarc';
export const engineDatabase = 'fitarc';
/** Only names the socket file: the engine never opens a TCP port. */
export const enginePort = 5432;

export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
