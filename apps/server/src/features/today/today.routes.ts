import * as api from '@fitarc/contract/today';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { readToday, type TodayDeps } from './today.service.ts';
import { readWeekSummary } from './week-summary.service.ts';

export const todayRoutes = ({ db, clock }: TodayDeps): Route[] => [
  route(api.getToday, ({ session, request }) =>
    readToday(db, session.userId, callerDay(request, clock).today),
  ),
  route(api.getWeekSummary, ({ query, session, request }) => {
    const { today } = callerDay(request, clock);
    return readWeekSummary(db, session.userId, query.date ?? today, today);
  }),
];
