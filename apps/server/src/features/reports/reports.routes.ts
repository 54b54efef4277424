import * as api from '@fitarc/contract/reports';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/endpoints.ts';
import { listOpenFlags } from './reports.repository.ts';
import { reportFood } from './reports.service.ts';

/** A plain call answers no more. */
const MOST = 1000;

export const reportsRoutes = ({ db, clock }: { db: Db; clock: Clock }): Route[] => [
  route(api.reportContent, async ({ body, session }) => {
    await db.transaction((tx) => reportFood(tx, clock, session.userId, body.contentId, body.reason));
    return { message: 'Food reported successfully. Our team will review it.' };
  }),
  route(api.listFlagged, async () => ({
    contributedFoods: await listOpenFlags(db, MOST),
    workouts: [],
    meals: [],
  })),
];
