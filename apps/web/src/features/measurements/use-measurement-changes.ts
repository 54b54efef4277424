import {
  deleteMeasurement,
  logMeasurement,
  type MeasurementEntry,
  type MeasurementInput,
  updateMeasurement,
} from '@fitarc/contract/measurements';
import { MEASUREMENTS } from '@fitarc/domain/measurement';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/failure.ts';
import { longDay } from '../../ui/data/day-names.ts';
import { toast } from '../../ui/overlay/toast-store.ts';
import { useUndo } from '../../ui/overlay/use-undo.ts';
import { formatMeasurement } from './measurement-text.ts';
import { measurementsQuery } from './measurements.queries.ts';

/** What can be done about measurements; each throws when it cannot be stored, but for deleting, which says so itself. */
export function useMeasurementChanges() {
  const queryClient = useQueryClient();
  const undo = useUndo();
  const refresh = () => queryClient.invalidateQueries({ queryKey: measurementsQuery().queryKey });

  async function log(input: MeasurementInput): Promise<void> {
    await call(logMeasurement, { body: input });
    await refresh();
  }

  async function correct(id: MeasurementEntry['measurement_id'], input: MeasurementInput): Promise<void> {
    await call(updateMeasurement, { params: { id: String(id) }, body: input });
    await refresh();
  }

  async function bringBack({ date, kind, value, unit }: MeasurementEntry): Promise<void> {
    try {
      await log({ date: date as MeasurementInput['date'], kind, value, unit });
    } catch (error) {
      toast({ message: failureOf(error, 'Failed to restore the measurement').title, tone: 'danger' });
    }
  }

  async function remove(entry: MeasurementEntry): Promise<void> {
    try {
      await call(deleteMeasurement, { params: { id: String(entry.measurement_id) } });
    } catch (error) {
      if (!isNotFound(error)) {
        toast({ message: failureOf(error, 'Failed to delete the measurement').title, tone: 'danger' });
        return;
      }
    }
    const what = `${MEASUREMENTS[entry.kind].label}: ${formatMeasurement(entry.value, entry.unit)} of ${longDay(entry.date)}`;
    undo.offer(`${what} deleted`, () => void bringBack(entry));
    await refresh();
  }

  return { log, correct, remove };
}
