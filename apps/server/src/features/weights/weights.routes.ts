import * as api from '@fitarc/contract/weights';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { findWeight, findWeightOn, listWeightsOf, type WeightRow } from './weights.repository.ts';
import { correctWeight, logWeight, removeWeight, type WeightDeps } from './weights.service.ts';

const present = ({ id, date, weight, unit, updatedAt }: WeightRow): api.WeightEntry => ({
  weight_id: id,
  date,
  weight,
  unit,
  updated_at: updatedAt.toISOString(),
});
const presentIfAny = (row: WeightRow | undefined) => row && present(row);

export const weightsRoutes = ({ db, clock }: WeightDeps): Route[] => [
  route(api.listWeights, async ({ query, session }) =>
    (await listWeightsOf(db, session.userId, query.startDate, query.endDate)).map(present),
  ),
  write(api.logWeight, {
    current: async ({ tx, body, session }) => presentIfAny(await findWeightOn(tx, session.userId, body.date)),
    handle: async ({ tx, body, session, request }) => {
      const { latest } = callerDay(request, clock);
      return present(await logWeight(tx, clock, session.userId, body, latest));
    },
  }),
  write(api.updateWeight, {
    current: async ({ tx, params, session }) => presentIfAny(await findWeight(tx, session.userId, params.id)),
    handle: async ({ tx, params, body, session, request }) => {
      const { latest } = callerDay(request, clock);
      return present(await correctWeight(tx, clock, session.userId, params.id, body, latest));
    },
  }),
  write(api.deleteWeight, async ({ tx, params, session }) => {
    await removeWeight(tx, session.userId, params.id);
    return { message: 'Weight deleted' };
  }),
];
