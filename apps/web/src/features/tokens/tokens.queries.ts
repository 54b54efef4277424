import type { InputOf } from '@fitarc/contract/endpoint';
import * as api from '@fitarc/contract/tokens';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export const tokensQuery = () =>
  queryOptions({
    queryKey: queryRoots.tokens,
    // A program may have used one meanwhile.
    staleTime: 0,
    queryFn: ({ signal }) => call(api.listTokens, {}, { signal }),
  });

export type TokenWish = InputOf<typeof api.createToken>['body'];
export const createToken = (body: TokenWish) => call(api.createToken, { body });
export const revokeToken = (id: number | string) => call(api.revokeToken, { params: { id: String(id) } });
