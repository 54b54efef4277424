export function ensureBuilt(): Promise<void>;
/** The folder of the build. */
export function ensureBuiltToServe(): Promise<string>;
export function ensureServerBuilt(): Promise<void>;
export const webDist: string;
