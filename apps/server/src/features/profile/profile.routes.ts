import * as api from '@fitarc/contract/profile';
import { type Route, route } from '../../platform/http/endpoints.ts';
import { callersDay } from '../../platform/http/time-zone.ts';
import { collectExport, type ExportSection, exportAsCsv, exportAsJson } from './export.service.ts';
import { changeProfile, type ProfileDeps, readProfile } from './profile.service.ts';

export const profileRoutes = (deps: ProfileDeps, sections: readonly ExportSection[]): Route[] => [
  route(api.getProfile, ({ session }) => readProfile(deps, session)),
  route(api.updateProfile, ({ body, session, request }) =>
    changeProfile(deps, session, body, callersDay(request, deps.clock).today),
  ),
  route(api.exportData, async ({ query, session, reply }) => {
    // One transaction, so that the file shows a single moment.
    const collected = await deps.db.transaction((tx) => collectExport(tx, session.userId, sections), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    const csv = query.format === 'csv';
    reply
      .header('content-disposition', `attachment; filename="fitarc-data.${query.format}"`)
      .type(csv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .serializer((text: unknown) => String(text));
    return csv ? exportAsCsv(collected) : exportAsJson(collected, deps.clock.now());
  }),
];
