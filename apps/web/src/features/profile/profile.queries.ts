import { getProfile } from '@fitarc/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import { changeSession } from '../../lib/session.ts';

export const profileQuery = () =>
  queryOptions({
    queryKey: queryRoots.profile,
    queryFn: async ({ signal }) => {
      const profile = await call(getProfile, {}, { signal });
      // The stored flag only steers the menus; a clear no of the server ends it.
      if (profile.is_admin === false) changeSession({ isAdmin: false });
      return profile;
    },
  });
