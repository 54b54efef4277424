import type { Preferences } from '@fitarc/contract/preferences';
import { type GymWeights, USUAL_GYM_WEIGHTS } from '@fitarc/domain/plates';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from './preferences.ts';
import { currentUnits } from './units.ts';

const DEFAULTS: Pick<Preferences, 'effort' | 'gym_weights'> = { effort: 'off', gym_weights: {} };

/** How effort is rated and what can be loaded, in the unit the member lifts in. */
export function useTrainingPreferences() {
  const { data = DEFAULTS } = useQuery(preferencesQuery());
  const unit = currentUnits().weight;
  const gymWeights: GymWeights = data.gym_weights[unit] ?? USUAL_GYM_WEIGHTS[unit];
  return { effort: data.effort, gymWeights };
}
