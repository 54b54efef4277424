import type { Endpoint } from '@fitarc/contract/endpoint';
import { errorBody } from '@fitarc/contract/errors';
import { RECENT_SIGN_IN_MINUTES } from '@fitarc/domain/security';
import * as z from 'zod/mini';
import { conditionHeaders } from './conditional-request.ts';
import { idempotencyHeader } from './idempotency-key.ts';
import { zoneHeader } from './time-zone.ts';

type JsonSchema = Record<string, unknown>;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
  });
  return rest as JsonSchema;
}

/** What a tolerant reader accepts has no shape to print; the canonical form it reads into does. */
function requestSchema(schema: z.ZodMiniType): JsonSchema {
  const input = jsonSchema(schema, 'input');
  return Object.keys(input).length > 0 ? input : jsonSchema(schema, 'output');
}

const NEEDS: Record<Endpoint['access'], string> = {
  public: 'Public.',
  unverified: 'Requires a session; the email address does not have to be confirmed yet.',
  member: 'Requires a session with a confirmed email address.',
  admin: 'Requires an administrator session.',
};

const tokenNeeds = ({ access, scope }: Endpoint) => {
  if (access === 'public' || access === 'admin') return '';
  return scope ? ` A personal token needs the scope ${scope}.` : ' Closed to personal tokens.';
};

const recencyNeeds = ({ recentSignIn }: Endpoint) =>
  recentSignIn ? ` Needs a sign-in within the last ${RECENT_SIGN_IN_MINUTES} minutes.` : '';

function headersOf({ idempotent, conditional, zoned }: Endpoint) {
  const properties = {
    ...(idempotent ? idempotencyHeader : {}),
    ...(conditional ? conditionHeaders : {}),
    ...(zoned ? zoneHeader : {}),
  };
  return Object.keys(properties).length > 0 ? { headers: { type: 'object', properties } } : {};
}

const errorSchema = jsonSchema(errorBody, 'output');

/** For the serialiser and the API document; requests are validated by the endpoint's own schemas. */
export function routeSchema(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    description: NEEDS[endpoint.access] + recencyNeeds(endpoint) + tokenNeeds(endpoint),
    tags: [endpoint.path.split('/')[1] ?? 'system'],
    ...(endpoint.access === 'public'
      ? {}
      : { security: [{ bearer: endpoint.scope ? [endpoint.scope] : [] }] }),
    ...(endpoint.params ? { params: requestSchema(endpoint.params) } : {}),
    ...(endpoint.query ? { querystring: requestSchema(endpoint.query) } : {}),
    ...(endpoint.body ? { body: requestSchema(endpoint.body) } : {}),
    ...headersOf(endpoint),
    response: {
      [endpoint.status ?? 200]: { description: 'Success', ...jsonSchema(endpoint.response, 'output') },
      '4xx': { description: 'Rejected, with a message that explains why', ...errorSchema },
    },
  };
}
