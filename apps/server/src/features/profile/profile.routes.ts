import * as api from '@fitarc/contract/profile';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { type ExportSection, Exports } from './export.service.ts';
import { changeProfile, type ProfileDeps, readProfile, requestEmail } from './profile.service.ts';

export function profileRoutes(deps: ProfileDeps, sections: readonly ExportSection[]): Route[] {
  const exports = new Exports(deps.db);
  return [
    route(api.getProfile, ({ session }) => readProfile(deps, session)),
    write(api.updateProfile, {
      prepare: ({ body, session }) => requestEmail(deps, session, body),
      handle: ({ tx, body, session, request }) =>
        changeProfile(tx, deps, session, body, callerDay(request, deps.clock).today),
    }),
    route(api.exportData, async ({ query, session, reply }) => {
      const { format } = query;
      const file = await exports.open({ userId: session.userId, format, at: deps.clock.now(), sections });
      reply
        .header('content-disposition', `attachment; filename="fitarc-data.${format}"`)
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8');
      return file;
    }),
  ];
}
