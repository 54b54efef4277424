import type { QueryOf } from '@fitarc/contract/endpoint';
import * as api from '@fitarc/contract/reports';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import {
  countApprovedFlags,
  countFlaggedFoods,
  countOpenFlags,
  listApprovedFlags,
  listFlagsByFood,
  listOpenFlags,
  listOwnFlags,
} from './reports.repository.ts';
import { reopenFlag, reportFood, reviewFlag } from './reports.service.ts';

type OpenFlag = Awaited<ReturnType<typeof listOpenFlags>>[number];
const present = ({ food, ...flag }: OpenFlag): api.FlaggedFood => ({
  flag_id: flag.id,
  name: food.name,
  email: flag.email ?? '',
  reason: flag.reason,
  reported_at: flag.createdAt.toISOString(),
  flags: flag.flags,
  food_id: food.id,
  brand: food.brand,
  calories: food.calories,
  protein: food.protein,
  carbs: food.carbs,
  fats: food.fats,
  serving_size: food.servingSize,
  contributor_id: flag.contributorId,
  contributor_email: flag.contributor,
  is_product: food.kind === 'product',
  reviewed_at: flag.reviewedAt?.toISOString() ?? null,
});

/** How a list is read and counted. */
function listOf({ group, state }: QueryOf<typeof api.listFlagged>) {
  if (state === 'approved') return { list: listApprovedFlags, count: countApprovedFlags };
  return group
    ? { list: listFlagsByFood, count: countFlaggedFoods }
    : { list: listOpenFlags, count: countOpenFlags };
}

export const reportsRoutes = ({ db, clock }: { db: Db; clock: Clock }): Route[] => [
  write(api.reportContent, async ({ tx, body, session }) => {
    const flag_id = await reportFood(tx, clock, session.userId, body.contentId, body.reason);
    return { message: 'Food reported successfully. Our team will review it.', flag_id };
  }),
  route(api.listFlagged, async ({ query, reply }) => {
    const { list, count } = listOf(query);
    const [rows, total] = await Promise.all([list(db, pageOf(query)), count(db)]);
    reply.header('x-total-count', total);
    return { contributedFoods: rows.map(present), workouts: [], meals: [] };
  }),
  route(api.listOwnReports, async ({ session }) =>
    (await listOwnFlags(db, session.userId)).map(({ id, createdAt, ...flag }) => ({
      ...flag,
      flag_id: id,
      reported_at: createdAt.toISOString(),
    })),
  ),
  write(api.reopenFlag, async ({ tx, params, session }) => {
    await reopenFlag(tx, clock, session.userId, params.flagId);
    return { message: 'Report opened again' };
  }),
  write(api.reviewFlag, async ({ tx, params, body, session }) => {
    await reviewFlag(tx, clock, session.userId, params.flagId, body);
    return { message: body.action === 'approve' ? 'Content approved' : 'Content rejected' };
  }),
];
