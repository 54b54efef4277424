import * as api from '@fitarc/contract/measurements';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { listMeasurementsOf, type MeasurementRow } from './measurements.repository.ts';
import {
  correctMeasurement,
  logMeasurement,
  type MeasurementDeps,
  removeMeasurement,
} from './measurements.service.ts';

const present = ({ id, date, kind, value, unit }: MeasurementRow): api.MeasurementEntry => ({
  measurement_id: id,
  date,
  kind,
  value,
  unit,
});

export const measurementsRoutes = ({ db, clock }: MeasurementDeps): Route[] => [
  route(api.listMeasurements, async ({ query, session }) =>
    (await listMeasurementsOf(db, session.userId, query.startDate, query.endDate)).map(present),
  ),
  write(api.logMeasurement, async ({ tx, body, session, request }) => {
    const { latest } = callerDay(request, clock);
    return present(await logMeasurement(tx, clock, session.userId, body, latest));
  }),
  write(api.updateMeasurement, async ({ tx, params, body, session, request }) => {
    const { latest } = callerDay(request, clock);
    return present(await correctMeasurement(tx, clock, session.userId, params.id, body, latest));
  }),
  write(api.deleteMeasurement, async ({ tx, params, session }) => {
    await removeMeasurement(tx, session.userId, params.id);
    return { message: 'Measurement deleted' };
  }),
];
