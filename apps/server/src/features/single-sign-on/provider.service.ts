import { isEmail, normaliseEmail } from '@fitarc/domain/identity';
import type { ProviderSettings } from '@fitarc/domain/single-sign-on';
import * as oidc from 'openid-client';
import type { Logger } from 'pino';
import { AppError } from '../../platform/http/app-error.ts';
import type { ProviderClaims } from './single-sign-on.tables.ts';

/** What a sign-in was begun with, and is checked against at its end. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

const TIMEOUT_SECONDS = 10;
/** How far the provider's clock may be off. */
const CLOCK_TOLERANCE_SECONDS = 60;
const NAME_MAX = 100;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const textList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry): entry is string => typeof entry === 'string');

function readClaims(subject: string, claims: Record<string, unknown>): ProviderClaims {
  const email = normaliseEmail(text(claims.email));
  const [first = '', ...rest] = text(claims.name).split(/\s+/);
  return {
    subject,
    email: isEmail(email) ? email : '',
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: (text(claims.given_name) || first).slice(0, NAME_MAX),
    lastName: (text(claims.family_name) || rest.join(' ')).slice(0, NAME_MAX),
    groups: textList(claims.groups),
  };
}

/** The operator's OpenID Connect provider. Asked for its settings when first needed, and again after a failure. */
export class Provider {
  readonly settings: ProviderSettings;
  readonly #log: Logger;
  #configuration: Promise<oidc.Configuration> | undefined;

  constructor(settings: ProviderSettings, log: Logger) {
    this.settings = settings;
    this.#log = log;
  }

  /** Says at the start what would otherwise be found out by the first who logs in. */
  async check(): Promise<void> {
    await this.#configure().catch(() => undefined);
  }

  async authorizationUrl({ state, nonce, codeVerifier, redirectUri }: Attempt): Promise<URL> {
    const configuration = await this.#configure();
    const supported = configuration.serverMetadata().scopes_supported ?? [];
    // Some providers refuse a scope they do not know.
    const wantsGroups = this.settings.adminGroup && supported.includes('groups');
    return oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: `openid email profile${wantsGroups ? ' groups' : ''}`,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
  }

  /** Who came back, from the address they came back to. Issuer, state, nonce, signature and times are checked. */
  async claimsOf(attempt: Attempt, search: string): Promise<ProviderClaims> {
    const configuration = await this.#configure();
    const tokens = await oidc.authorizationCodeGrant(
      configuration,
      new URL(`${attempt.redirectUri}${search}`),
      {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.codeVerifier,
        idTokenExpected: true,
      },
    );
    const idToken = tokens.claims();
    // A provider that names nobody would lead everybody into one account.
    if (!idToken?.sub) throw new Error('the provider sent no ID token, or one without a subject');
    return readClaims(idToken.sub, await this.#withUserInfo(configuration, tokens.access_token, idToken));
  }

  /** Some providers tell address and groups only at their userinfo address. */
  async #withUserInfo(
    configuration: oidc.Configuration,
    accessToken: string,
    idToken: oidc.IDToken,
  ): Promise<Record<string, unknown>> {
    const isComplete = idToken.email && (!this.settings.adminGroup || idToken.groups);
    if (isComplete || !configuration.serverMetadata().userinfo_endpoint) return idToken;
    return { ...(await oidc.fetchUserInfo(configuration, accessToken, idToken.sub)), ...idToken };
  }

  #configure(): Promise<oidc.Configuration> {
    this.#configuration ??= this.#discover().catch((error: unknown) => {
      this.#configuration = undefined;
      this.#log.warn({ err: error, issuer: this.settings.issuer }, 'OIDC provider cannot be used');
      throw new AppError('UNAVAILABLE', `${this.settings.name} cannot be reached right now.`, {}, 10);
    });
    return this.#configuration;
  }

  async #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const execute = issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : [];
    const options = { execute, timeout: TIMEOUT_SECONDS };
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), options);
    const server = found.serverMetadata();
    const metadata = { client_secret: clientSecret, [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    const configuration = new oidc.Configuration(
      server,
      clientId,
      metadata as never,
      this.#authentication(server),
    );
    configuration.timeout = TIMEOUT_SECONDS;
    for (const apply of execute) apply(configuration);
    // Not left to TLS alone: an issuer may be reached by plain http in a home network.
    oidc.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  #authentication(server: Readonly<oidc.ServerMetadata>): oidc.ClientAuth {
    const { clientSecret, tokenAuth } = this.settings;
    if (!clientSecret) return oidc.None();
    // Without a word from the provider, basic is the standard's default.
    const offered = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const usesPost = tokenAuth ? tokenAuth === 'post' : !offered.includes('client_secret_basic');
    return usesPost ? oidc.ClientSecretPost(clientSecret) : oidc.ClientSecretBasic(clientSecret);
  }
}
