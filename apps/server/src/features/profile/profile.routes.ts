import * as api from '@fitarc/contract/profile';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay, callerTimeZone } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { type ExportFile, type ExportSection, Exports } from './export.service.ts';
import { changeProfile, type ProfileDeps, readProfile, requestEmail } from './profile.service.ts';

const CONTENT_TYPES = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
} as const;

export function profileRoutes(
  deps: ProfileDeps,
  sections: readonly ExportSection[],
  files: readonly ExportFile[],
): Route[] {
  const exports = new Exports(deps.db);
  return [
    route(api.getProfile, ({ session }) => readProfile(deps, session)),
    write(api.updateProfile, {
      prepare: ({ body, session }) => requestEmail(deps, session, body),
      handle: ({ tx, body, session, request }) =>
        changeProfile(tx, deps, session, body, callerDay(request, deps.clock).today),
    }),
    route(api.exportData, async ({ query, session, request, reply }) => {
      const { format } = query;
      const timeZone = callerTimeZone(request);
      const at = deps.clock.now();
      const { userId } = session;
      const units = await deps.unitsOf(userId);
      const file = await exports.open({ userId, format, at, timeZone, units, sections, files });
      reply
        .header('content-disposition', `attachment; filename="fitarc-data.${format}"`)
        .type(CONTENT_TYPES[format]);
      return file;
    }),
  ];
}
