import {
  MOST_TOKENS,
  TOKEN_LIFETIMES,
  TOKEN_NAME_LENGTH,
  TOKEN_SCOPE_NAMES,
  type TokenLifetime,
} from '@fitarc/domain/token-scopes';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, message, nullableText, pathId, plainText, recordList, requiredText } from './fields.ts';

const shape = {
  token_id: id,
  name: plainText,
  /** The first characters of its random part, to tell it by. */
  hint: plainText,
  scopes: z.catch(z.array(z.enum(TOKEN_SCOPE_NAMES)), []),
  created_at: plainText,
  /** Null where it does not expire. */
  expires_at: nullableText,
  /** To the hour; null where it was never used. */
  last_used_at: nullableText,
};
const token = z.object(shape);
export type AccessToken = z.output<typeof token>;

export const listTokens = endpoint({
  method: 'GET',
  path: '/tokens',
  access: 'member',
  summary: 'List your personal tokens, newest first',
  response: recordList(token),
});

const SCOPES = `scopes must be a list of ${TOKEN_SCOPE_NAMES.join(', ')}`;
const LIFETIMES = Object.keys(TOKEN_LIFETIMES) as [TokenLifetime, ...TokenLifetime[]];

const createdToken = z.object({ ...shape, token: z.string() });
export type CreatedToken = z.output<typeof createdToken>;

export const createToken = endpoint({
  method: 'POST',
  path: '/tokens',
  access: 'member',
  recentSignIn: true,
  summary: `Create a personal token for your own programs, at most ${MOST_TOKENS}. The token itself is shown only here`,
  body: z.object({
    name: requiredText('Name', TOKEN_NAME_LENGTH),
    scopes: z
      .array(z.enum(TOKEN_SCOPE_NAMES, SCOPES), SCOPES)
      .check(
        z.minLength(1, 'Please choose at least one thing the token may do'),
        z.maxLength(TOKEN_SCOPE_NAMES.length, SCOPES),
      ),
    /** Days. */
    expires_in: z._default(z.enum(LIFETIMES, `expires_in must be ${LIFETIMES.join(', ')}`), '365'),
  }),
  response: createdToken,
  status: 201,
});

export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/tokens/:id',
  access: 'member',
  summary: 'Revoke a personal token. It stops working at once',
  params: z.object({ id: pathId }),
  response: message,
});
