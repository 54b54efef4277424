import * as api from '@fitarc/contract/tokens';
import { type Route, route } from '../../platform/http/route.ts';
import {
  findToken,
  type ListedToken,
  listTokensOf,
} from '../../platform/session/access-tokens.repository.ts';
import { write } from '../../platform/writes/write.ts';
import { tokenCreatedMail, tokenRevokedMail } from './tokens.mails.ts';
import { createToken, revokeToken, type TokenDeps } from './tokens.service.ts';

const present = ({
  id,
  name,
  hint,
  scopes,
  createdAt,
  expiresAt,
  lastUsedAt,
}: ListedToken): api.AccessToken => ({
  token_id: id,
  name,
  hint,
  scopes,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt?.toISOString() ?? null,
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

export function tokensRoutes(deps: TokenDeps): Route[] {
  const { db, clock } = deps;
  const settings = () => `${deps.publicUrl()}/settings?tab=security`;
  return [
    route(api.listTokens, async ({ session }) => (await listTokensOf(db, session.userId)).map(present)),
    write(api.createToken, async ({ tx, body, session }) => {
      const { row, token } = await createToken(tx, clock, session.userId, body);
      const created = { ...present(row), token };
      const by = await deps.installation.readIn(tx);
      await deps.mailer.queue(tx, tokenCreatedMail(by, session.email, created, settings()));
      return created;
    }),
    write(api.revokeToken, async ({ tx, params, session }) => {
      const token = await findToken(tx, session.userId, params.id);
      await revokeToken(tx, session.userId, params.id);
      const by = await deps.installation.readIn(tx);
      if (token) await deps.mailer.queue(tx, tokenRevokedMail(by, session.email, token.name, settings()));
      return { message: 'Token revoked' };
    }),
  ];
}
