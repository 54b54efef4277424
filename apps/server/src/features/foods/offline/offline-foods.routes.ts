import * as api from '@fitarc/contract/offline-foods';
import { knownRevision, sendWithEtag } from '../../../platform/http/revalidation.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { callerDay } from '../../../platform/http/time-zone.ts';
import type { FoodDeps } from '../foods.deps.ts';
import { createShippedFoods, readOfflineFoods } from './offline-foods.service.ts';

export function offlineFoodsRoutes(deps: FoodDeps): Route[] {
  const shippedFoods = createShippedFoods(deps.db);
  return [
    route(api.listShippedFoods, async ({ request, reply }) => {
      const { revision, json } = await shippedFoods();
      const unchanged = revision === knownRevision(request);
      // Text is sent as it is: it was serialized once for everybody.
      return sendWithEtag(
        reply,
        { revision, unchanged },
        () => reply.type('application/json; charset=utf-8').send(json) as never,
      );
    }),
    route(api.listOfflineFoods, async ({ request, reply, session: { userId } }) => {
      const { today } = callerDay(request, deps.clock);
      const { answer, revision } = await readOfflineFoods(deps, userId, today);
      return sendWithEtag(reply, { revision, unchanged: revision === knownRevision(request) }, () => answer);
    }),
  ];
}
