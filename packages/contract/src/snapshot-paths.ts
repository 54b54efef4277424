/** The pages that are opened most: they store a snapshot, and the shell worker shows it at the next visit (ADR 40). */
export const SNAPSHOT_PATHS: readonly string[] = ['/dashboard', '/calorietracker'];
