export function ensureBuilt(): Promise<void>;
export function ensureServerBuilt(): Promise<void>;
export const webDist: string;
