import * as api from '@fitarc/contract/profile';
import { type Route, route } from '../../platform/http/endpoints.ts';
import { callersDay } from '../../platform/http/time-zone.ts';
import { type ExportSection, Exports } from './export.service.ts';
import { changeProfile, type ProfileDeps, readProfile } from './profile.service.ts';

export function profileRoutes(deps: ProfileDeps, sections: readonly ExportSection[]): Route[] {
  const exports = new Exports(deps.db);
  return [
    route(api.getProfile, ({ session }) => readProfile(deps, session)),
    route(api.updateProfile, ({ body, session, request }) =>
      changeProfile(deps, session, body, callersDay(request, deps.clock).today),
    ),
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
