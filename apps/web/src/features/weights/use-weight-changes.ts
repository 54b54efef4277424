import {
  deleteWeight,
  logWeight,
  updateWeight,
  type WeightEntry,
  type WeightInput,
} from '@fitarc/contract/weights';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { formatWeight } from '../../lib/format-number.ts';
import { longDay } from '../../ui/data/day-names.ts';
import { useLogChanges } from '../measurements/use-log-changes.ts';
import { refreshWeights } from './weights.queries.ts';

export function useWeightChanges() {
  const queryClient = useQueryClient();
  return useLogChanges({
    noun: 'weight',
    log: (body: WeightInput) => call(logWeight, { body }),
    correct: ({ weight_id, updated_at }: WeightEntry, body) =>
      call(updateWeight, { params: { id: String(weight_id) }, body }, { ifMatch: updated_at }),
    remove: ({ weight_id }: WeightEntry) => call(deleteWeight, { params: { id: String(weight_id) } }),
    refresh: () => refreshWeights(queryClient),
    inputOf: ({ date, weight, unit }) => ({ date: date as WeightInput['date'], weight, unit }),
    wordsOf: ({ date, weight, unit }) => `${formatWeight(weight, unit)} of ${longDay(date)}`,
  });
}
