export function ensureServerBuilt(): Promise<void>;
