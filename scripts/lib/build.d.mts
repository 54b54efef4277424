export function ensureServerBuilt(): Promise<void>;
export const webDist: string;
