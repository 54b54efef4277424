import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, SignJWT } from 'jose';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';

export interface ProviderAccount {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

export const CLIENT = { id: 'fitarc', secret: 'known to the provider and to us' };
const CALLBACK = 'https://fit.example.org/api/auth/oidc/callback';

interface Options {
  /** Whether address and groups are in the ID token, or only at the userinfo address. */
  readonly claimsInToken?: boolean;
  readonly tokenAuth?: 'client_secret_basic' | 'client_secret_post';
  readonly callbacks?: readonly string[];
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const KEY_ID = 'the only one';

/** What its ID tokens say instead, and a key that is not the provider's: one that is broken, or somebody in between. */
interface Forgery {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly isKeyAnother?: boolean;
}

/** Whoever is logged in at the provider is not asked again: the grant is given at once. */
async function grantAtOnce(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  const grant = new provider.Grant({
    ...(client ? { clientId: client.clientId } : {}),
    ...(session?.accountId ? { accountId: session.accountId } : {}),
  });
  grant.addOIDCScope('openid email profile groups');
  await grant.save();
  return grant;
}

/** A real OpenID Connect provider on loopback. `person` is whoever sits at the browser. */
export class IdentityProvider {
  person: ProviderAccount | undefined;
  /** Where people without a session there are led; they log in, or press Cancel. */
  isCanceled = false;
  forgery: Forgery | undefined;
  readonly #key = newKey();
  readonly issuer: string;
  readonly #server;

  private constructor(server: ReturnType<typeof createServer>, issuer: string) {
    this.#server = server;
    this.issuer = issuer;
  }

  static async start({ claimsInToken = true, tokenAuth, callbacks = [CALLBACK] }: Options = {}) {
    let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
    const server = createServer((request, response) => handle(request, response));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const own = new IdentityProvider(server, issuer);
    const configuration: Configuration = {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [...callbacks],
          ...(tokenAuth ? { token_endpoint_auth_method: tokenAuth } : {}),
        },
      ],
      clientAuthMethods: [tokenAuth ?? 'client_secret_basic'],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name'],
        groups: ['groups'],
      },
      conformIdTokenClaims: !claimsInToken,
      cookies: { keys: ['for the test'] },
      jwks: { keys: [{ ...own.#key.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
      features: { devInteractions: { enabled: false } },
      findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...own.person, sub }) }),
      loadExistingGrant: grantAtOnce,
      interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
      pkce: { required: () => true },
    };
    const provider = new Provider(issuer, configuration);
    provider.use(async (ctx, next) => {
      await next();
      const body = ctx.body as { id_token?: string } | undefined;
      if (ctx.path === '/token' && body?.id_token && own.forgery)
        ctx.body = { ...body, id_token: await own.#forged(body.id_token, own.forgery) };
    });
    const answer = provider.callback();
    handle = (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response);
      const result =
        own.isCanceled || !own.person
          ? { error: 'access_denied', error_description: 'canceled' }
          : { login: { accountId: own.person.sub } };
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    };
    return own;
  }

  #forged(idToken: string, { claims, isKeyAnother }: Forgery): Promise<string> {
    const key: KeyObject = isKeyAnother ? newKey() : this.#key;
    return new SignJWT({ ...decodeJwt(idToken), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .sign(key);
  }

  /** What a browser does from the provider's page until it is sent back; answers the address it is sent to. */
  async visit(url: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let next = new URL(url);
    for (let step = 0; step < 10; step++) {
      if (next.origin !== this.issuer) return next;
      const answer = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (name) cookies.set(name, value ?? '');
      }
      const location = answer.headers.get('location');
      if (!location) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
      next = new URL(location, next);
    }
    throw new Error('the provider did not send the browser back');
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }
}
