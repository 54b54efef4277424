import type { HouseholdMember } from '@fitarc/contract/households';

export const nameOf = ({ name }: Pick<HouseholdMember, 'name'>): string => name || 'Unnamed member';

/** What joining means, wherever it is decided. */
export const WHAT_IS_SHARED =
  'Members of a household see each other’s first names, recipes and personal foods. Diaries, weights and workouts stay private.';
