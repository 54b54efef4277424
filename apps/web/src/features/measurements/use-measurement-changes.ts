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
import { longDay } from '../../ui/data/day-names.ts';
import { formatMeasurement } from './measurement-text.ts';
import { measurementsQuery } from './measurements.queries.ts';
import { useLogChanges } from './use-log-changes.ts';

export function useMeasurementChanges() {
  const queryClient = useQueryClient();
  return useLogChanges({
    noun: 'measurement',
    log: (body: MeasurementInput) => call(logMeasurement, { body }),
    correct: ({ measurement_id, updated_at }: MeasurementEntry, body) =>
      call(updateMeasurement, { params: { id: String(measurement_id) }, body }, { ifMatch: updated_at }),
    remove: ({ measurement_id }: MeasurementEntry) =>
      call(deleteMeasurement, { params: { id: String(measurement_id) } }),
    refresh: () => queryClient.invalidateQueries({ queryKey: measurementsQuery().queryKey }),
    inputOf: ({ date, kind, value, unit }) => ({
      date: date as MeasurementInput['date'],
      kind,
      value,
      unit,
    }),
    wordsOf: ({ kind, value, unit, date }) =>
      `${MEASUREMENTS[kind].label}: ${formatMeasurement(value, unit)} of ${longDay(date)}`,
  });
}
