import * as api from '@fitarc/contract/preferences';
import type { Db } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import { changePreferences, readPreferences } from './preferences.service.ts';

export const preferencesRoutes = ({ db }: { readonly db: Db }): Route[] => [
  route(api.getPreferences, ({ session }) => readPreferences(db, session.userId)),
  write(api.updatePreferences, ({ tx, body, session }) => changePreferences(tx, session.userId, body)),
];
