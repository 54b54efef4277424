/** What the operator sets about the OpenID Connect provider. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly name: string;
  /** Members of this group are administrators. */
  readonly adminGroup: string | undefined;
  /** Whether people without an account get one. */
  readonly signUp: boolean;
  /** Whether members log in this way only. */
  readonly only: boolean;
  /** How the secret is sent to the provider; by default as the provider says. */
  readonly tokenAuth: 'basic' | 'post' | undefined;
}
