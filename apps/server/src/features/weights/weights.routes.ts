import * as api from '@fitarc/contract/weights';
import { type Route, route } from '../../platform/http/endpoints.ts';
import { callersDay } from '../../platform/http/time-zone.ts';
import { listWeightsOf, type WeightRow } from './weights.repository.ts';
import { correctWeight, logWeight, removeWeight, type WeightDeps } from './weights.service.ts';

const present = ({ id, date, weight, unit }: WeightRow): api.WeightEntry => ({
  weight_id: id,
  date,
  weight,
  unit,
});

export const weightsRoutes = ({ db, clock }: WeightDeps): Route[] => [
  route(api.listWeights, async ({ query, session }) =>
    (await listWeightsOf(db, session.userId, query.startDate, query.endDate)).map(present),
  ),
  route(api.logWeight, ({ body, session, request }) => {
    const { latest } = callersDay(request, clock);
    return db.transaction(async (tx) => present(await logWeight(tx, clock, session.userId, body, latest)));
  }),
  route(api.updateWeight, ({ params, body, session, request }) => {
    const { latest } = callersDay(request, clock);
    return db.transaction(async (tx) =>
      present(await correctWeight(tx, session.userId, params.id, body, latest)),
    );
  }),
  route(api.deleteWeight, async ({ params, session }) => {
    await db.transaction((tx) => removeWeight(tx, session.userId, params.id));
    return { message: 'Weight deleted' };
  }),
];
