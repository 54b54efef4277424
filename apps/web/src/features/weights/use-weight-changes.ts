import {
  deleteWeight,
  logWeight,
  updateWeight,
  type WeightEntry,
  type WeightInput,
} from '@fitarc/contract/weights';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/failure.ts';
import { formatWeight } from '../../lib/format-number.ts';
import { longDay } from '../../ui/data/day-names.ts';
import { toast } from '../../ui/overlay/toast-store.ts';
import { useUndo } from '../../ui/overlay/use-undo.ts';
import { refreshWeights } from './weights.queries.ts';

/** What can be done about weights; each throws when it cannot be stored, but for deleting, which says so itself. */
export function useWeightChanges() {
  const queryClient = useQueryClient();
  const undo = useUndo();
  const refresh = () => refreshWeights(queryClient);

  async function log(input: WeightInput): Promise<void> {
    await call(logWeight, { body: input });
    await refresh();
  }

  async function correct(id: WeightEntry['weight_id'], input: WeightInput): Promise<void> {
    await call(updateWeight, { params: { id: String(id) }, body: input });
    await refresh();
  }

  async function bringBack(entry: WeightEntry): Promise<void> {
    try {
      await log({ date: entry.date as WeightInput['date'], weight: entry.weight, unit: entry.unit });
    } catch (error) {
      toast({ message: failureOf(error, 'Failed to restore the weight').title, tone: 'danger' });
    }
  }

  async function remove(entry: WeightEntry): Promise<void> {
    try {
      await call(deleteWeight, { params: { id: String(entry.weight_id) } });
    } catch (error) {
      if (!isNotFound(error)) {
        toast({ message: failureOf(error, 'Failed to delete the weight').title, tone: 'danger' });
        return;
      }
    }
    const what = `${formatWeight(entry.weight, entry.unit)} of ${longDay(entry.date)}`;
    undo.offer(`${what} deleted`, () => void bringBack(entry));
    await refresh();
  }

  return { log, correct, remove };
}
