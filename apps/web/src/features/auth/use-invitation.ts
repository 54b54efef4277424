import type { ResponseOf } from '@fitarc/contract/endpoint';
import { readInvitation } from '@fitarc/contract/invitations';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';

export type ReadInvitation = ResponseOf<typeof readInvitation>;

type State =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  | { readonly state: 'good'; readonly token: string; readonly invitation: ReadInvitation }
  /** Used, revoked, expired or never made. */
  | { readonly state: 'dead'; readonly failure: Failure }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void };

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'answer' && (error.status ?? 500) < 500;

/** The invitation whose link led to this page. */
export function useInvitation(): State {
  const token = useSearchParams()[0].get('invitation') ?? '';
  const [state, setState] = useState<State>(token ? { state: 'reading' } : { state: 'none' });
  const read = useCallback(async () => {
    setState({ state: 'reading' });
    try {
      setState({ state: 'good', token, invitation: await call(readInvitation, { body: { token } }) });
    } catch (error) {
      const failure = failureOf(error, 'The invitation could not be read.');
      setState(isRefusal(error) ? { state: 'dead', failure } : { state: 'failed', failure, retry: read });
    }
  }, [token]);
  useEffect(() => {
    if (token) void read();
  }, [token, read]);
  return state;
}
