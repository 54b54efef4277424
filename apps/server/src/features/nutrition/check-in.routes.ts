import * as api from '@fitarc/contract/check-in';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import {
  answerCheckIn,
  changeTargetSettings,
  readCheckIn,
  readTargetSettings,
  undoCheckIn,
} from './check-in.service.ts';
import { readExpenditure } from './expenditure.service.ts';
import type { NutritionDeps } from './nutrition.service.ts';

export const checkInRoutes = ({ db, clock }: NutritionDeps): Route[] => [
  route(api.getExpenditure, ({ query, session, request }) =>
    readExpenditure(db, session.userId, callerDay(request, clock).today, query.days),
  ),
  route(api.getCheckIn, ({ session, request }) =>
    readCheckIn(db, session.userId, callerDay(request, clock).today),
  ),
  write(api.answerCheckIn, ({ tx, body, session, request }) =>
    answerCheckIn(tx, clock, session.userId, callerDay(request, clock).today, body),
  ),
  write(api.undoCheckIn, ({ tx, session, request }) =>
    undoCheckIn(tx, clock, session.userId, callerDay(request, clock).today),
  ),
  route(api.getTargetSettings, ({ session, request }) =>
    readTargetSettings(db, session.userId, callerDay(request, clock).today),
  ),
  write(api.setTargetSettings, ({ tx, body, session, request }) =>
    changeTargetSettings(tx, session.userId, callerDay(request, clock).today, body),
  ),
];
