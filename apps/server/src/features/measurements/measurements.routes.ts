import * as api from '@fitarc/contract/measurements';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import {
  findMeasurement,
  findMeasurementOn,
  listMeasurementsOf,
  type MeasurementRow,
} from './measurements.repository.ts';
import {
  correctMeasurement,
  logMeasurement,
  type MeasurementDeps,
  removeMeasurement,
} from './measurements.service.ts';

const present = ({ id, date, kind, value, unit, updatedAt }: MeasurementRow): api.MeasurementEntry => ({
  measurement_id: id,
  date,
  kind,
  value,
  unit,
  updated_at: updatedAt.toISOString(),
});
const presentIfAny = (row: MeasurementRow | undefined) => row && present(row);

export const measurementsRoutes = ({ db, clock }: MeasurementDeps): Route[] => [
  route(api.listMeasurements, async ({ query, session }) =>
    (await listMeasurementsOf(db, session.userId, query.startDate, query.endDate)).map(present),
  ),
  write(api.logMeasurement, {
    current: async ({ tx, body, session }) =>
      presentIfAny(await findMeasurementOn(tx, session.userId, body.date, body.kind)),
    handle: async ({ tx, body, session, request }) => {
      const { latest } = callerDay(request, clock);
      return present(await logMeasurement(tx, clock, session.userId, body, latest));
    },
  }),
  write(api.updateMeasurement, {
    current: async ({ tx, params, session }) =>
      presentIfAny(await findMeasurement(tx, session.userId, params.id)),
    handle: async ({ tx, params, body, session, request }) => {
      const { latest } = callerDay(request, clock);
      return present(await correctMeasurement(tx, clock, session.userId, params.id, body, latest));
    },
  }),
  write(api.deleteMeasurement, async ({ tx, params, session }) => {
    await removeMeasurement(tx, session.userId, params.id);
    return { message: 'Measurement deleted' };
  }),
];
