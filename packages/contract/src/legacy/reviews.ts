/** Accepted spellings of what a review decides: approve or approved, reject or rejected. */
import * as z from 'zod/mini';

const WORDS = { approve: 'approve', approved: 'approve', reject: 'reject', rejected: 'reject' } as const;

export const verdict = (label: string) =>
  z.pipe(
    z.enum(['approve', 'approved', 'reject', 'rejected'], `${label} must be approve or reject`),
    z.transform((word: keyof typeof WORDS) => WORDS[word]),
  );
