import type { Exercise } from '@fitarc/contract/exercise';
import { useMemo } from 'react';
import type { Shown } from './figure.ts';

export type Pictured = Pick<Exercise, 'movement' | 'muscles' | 'secondary_muscles'>;

/** What the figure shows, the same object until it is something else; undefined for an exercise without a movement. */
export function useShown({ movement, muscles, secondary_muscles }: Pictured): Shown | undefined {
  // Answers that were read again have other lists with the same names.
  const [primary, secondary] = [muscles.join(), secondary_muscles.join()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists by what they say
  return useMemo(
    () => (movement ? { movement, muscles, secondary_muscles } : undefined),
    [movement, primary, secondary],
  );
}
